import { mapTexts } from '../../src/text/language.ts';

/** Control characters (C0, C1), lone surrogates and bidi marks: they have no glyph, and some hide text. */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** ASCII is in every font, and white space needs no glyph. */
export const unusual = /[^\x20-\x7e\s]/gu;

/** Replaces unprintable characters in a value's texts with spaces. (Typst rejects lone surrogates escaped in JSON.) */
export function cleanText<Value>(value: Value): Value {
  return mapTexts(value, clean);
}

/** Removes characters that no font has from all texts of a value. For pictures, where empty boxes would look broken. */
export function keepPrintable<Value>(value: Value, printable: ReadonlySet<number>): Value {
  const keep = (character: string) => (printable.has(character.codePointAt(0) ?? 0) ? character : '');
  return mapTexts(value, (text) => clean(text).replace(unusual, keep).trim());
}

/** Signs that the fonts lack. Without its raised minus, 10⁻³ would be another figure. */
const lacking = /[⁺⁻]([⁰¹²³⁴-⁹]+)|(\d?)([⅓⅔⅛⅜⅝⅞])|[℃℉⌀∼]/gu;

/** What says the same: 10^-3, 3 1⁄8, °C, Ø. */
const instead = (sign: string, power?: string, whole?: string, part = ''): string =>
  power === undefined
    ? (whole ? `${whole} ${part}` : sign).replace('⌀', 'Ø').replace('∼', '~').normalize('NFKC')
    : `^${sign.normalize('NFKC').replace('−', '-')}`;

function clean(text: string): string {
  return text.replace(unprintable, ' ').replace(lacking, instead).trim();
}
