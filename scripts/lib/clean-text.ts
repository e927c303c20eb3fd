import { mapTexts } from '../../src/catalogue/language.ts';

/** Control characters (C0, C1), lone surrogates and bidi marks: they have no glyph, and some hide text. */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Replaces unprintable characters in a value's texts with spaces. (Typst rejects lone surrogates escaped in JSON.) */
export function cleanText<Value>(value: Value): Value {
  return mapTexts(value, clean);
}

/** Removes characters that no font has from all texts of a value. For pictures, where empty boxes would look broken. */
export function keepPrintable<Value>(value: Value, printable: ReadonlySet<number>): Value {
  const isPrintable = (character: string) => /\s/u.test(character) || printable.has(character.codePointAt(0) ?? 0);
  return mapTexts(value, (text) => [...clean(text)].filter(isPrintable).join('').trim());
}

function clean(text: string): string {
  return text.replace(unprintable, ' ').trim();
}
