/** The language of a site, as `language` in site.yaml names it (BCP 47), and what follows from it. */

/** The scripts that are written from right to left (ISO 15924). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** `ar` → `rtl`, `az` → `ltr`, `az-Arab` → `rtl`. Not all browsers have Intl.Locale's own `getTextInfo`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The attributes of a document's `<html>`: `lang="ar" dir="rtl"`. */
export function languageAttributes(language: string): string {
  return `lang="${language}" dir="${directionOf(language)}"`;
}

/** Letters from right to left: Hebrew to Arabic, and their presentation forms. */
const lettersFromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const sentence = /\p{L}.*\s.*[.!?…]["'”’»)]*$/su;

/**
 * The same value, in which texts that run against the language stand between marks that give them their own direction
 * (U+2068 and U+2069 of UAX 9), so that their full stops stand at their own ends: in a language from right to left
 * sentences without a letter of it, else texts that have letters from right to left.
 */
export function isolateTexts<Value>(value: Value, language: string): Value {
  const isAgainst =
    directionOf(language) === 'rtl'
      ? (text: string) => sentence.test(text) && !lettersFromRight.test(text)
      : (text: string) => lettersFromRight.test(text);
  return mapTexts(value, (text) => (isAgainst(text) ? `\u2068${text}\u2069` : text));
}

/** The same value, each text in it changed. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const map = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(map);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, map(entry)]));
  };
  return map(value) as Value;
}

/**
 * A number for visitors, with the signs of a language around its digits, which are those of the figures (0 to 9): 3350 →
 * `3,350` in English. The narrow space of some languages is a common one that does not break, which every font has.
 */
export function formatNumber(value: number, language: string, decimals = 0, useGrouping = true): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value
    .toLocaleString(language, { numberingSystem: 'latn', useGrouping, ...digits })
    .replaceAll('\u202F', '\u00A0');
}

const collators = new Map<string, Intl.Collator>();

/** The alphabetical order of a language; numbers in names by their values (`BLT90`, `BLT150`). */
export function compareNames(one: string, other: string, language: string): number {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator.compare(one, other);
}
