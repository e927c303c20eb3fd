/** Text direction, sorting and number formats of the site's language (`language` in site.yaml, BCP 47). */

/** Scripts written from right to left (ISO 15924). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** `ar` → `rtl`, `az` → `ltr`, `az-Arab` → `rtl`. Not all browsers support `getTextInfo` of Intl.Locale. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Whether a language (BCP 47) is that of the program's own words. */
export const isEnglish = (language: string): boolean => /^en\b/.test(language);

function readTags(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const inEnglish = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const known = letters.flatMap((first) => letters.map((second) => first + second)).filter((tag) => inEnglish.of(tag));
  const namesOf = (tag: string) => [inEnglish.of(tag), new Intl.DisplayNames(tag, { type: 'language' }).of(tag)];
  return new Map(known.flatMap((tag) => namesOf(tag).map((name = tag) => [name.toLowerCase(), tag] as const)));
}
let tags: ReadonlyMap<string, string> | undefined;

/** The tag (BCP 47) of a language by its name in English or in itself: `German` and `deutsch` → `de`. */
export const tagOfLanguage = (name: string): string | undefined => (tags ??= readTags()).get(name.toLowerCase());

/** Attributes of `<html>`: `lang="ar" dir="rtl"`. */
export function languageAttributes(language: string): string {
  return `lang="${language}" dir="${directionOf(language)}"`;
}

/** Right-to-left letters: Hebrew to Arabic, and their presentation forms. */
const lettersFromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** `rtl` for a text with right-to-left letters, even if it begins with a figure: `74 kg (…)`. */
export const directionOfText = (text: string): 'rtl' | undefined => (lettersFromRight.test(text) ? 'rtl' : undefined);

const sentence = /\p{L}.*\s.*[.!?…]["'”’»)]*$/su;

/**
 * Wraps texts that run against the site's direction in isolates (U+2068 and U+2069, UAX 9), so that their full stops
 * stay at the right end. On a right-to-left site these are sentences without any right-to-left letter, otherwise texts
 * with one.
 */
export function isolateTexts<Value>(value: Value, language: string): Value {
  const isAgainst =
    directionOf(language) === 'rtl'
      ? (text: string) => sentence.test(text) && !lettersFromRight.test(text)
      : (text: string) => lettersFromRight.test(text);
  return mapTexts(value, (text) => (isAgainst(text) ? `\u2068${text}\u2069` : text));
}

/** Applies `change` to every text in a value. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const map = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(map);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, map(entry)]));
  };
  return map(value) as Value;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number with the language's separators and the digits 0 to 9: 3350 → `3,350` in English. Replaces the narrow
 * no-break space by U+00A0, which every font has.
 */
export function formatNumber(
  value: number,
  language: string,
  { decimals = 0, useGrouping = true }: { decimals?: number | undefined; useGrouping?: boolean } = {},
): string {
  const key = `${language} ${decimals} ${useGrouping}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format =
    numberFormats.get(key) ?? new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping, ...digits });
  numberFormats.set(key, format);
  return format.format(value).replaceAll('\u202F', '\u00A0');
}

const plurals = new Map<string, Intl.PluralRules>();

/** The form that a noun has after a number: `few` for 3 to 10 in Arabic. */
export function pluralForm(number: number, language: string): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(number);
}

const collators = new Map<string, Intl.Collator>();

/** The language's alphabetical order; numbers in names by value (`BLT90`, `BLT150`). */
export function compareNames(first: string, second: string, language: string): number {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator.compare(first, second);
}
