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
