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
