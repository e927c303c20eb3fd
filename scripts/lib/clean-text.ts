import { mapTexts } from '../../src/catalogue/language.ts';

/**
 * Control characters (C0, C1), half surrogate pairs and the marks that turn the direction of writing: none has a glyph,
 * some hide text.
 */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The same value with texts that can be printed: what has no glyph by its nature becomes a space. (JSON would
 * carry half surrogate pairs as escapes, which Typst refuses.)
 */
export function cleanText<Value>(value: Value): Value {
  return mapTexts(value, clean);
}

/**
 * The same value without the characters that no font has, for pictures, in which an empty box would only spoil the
 * look.
 */
export function keepPrintable<Value>(value: Value, printable: ReadonlySet<number>): Value {
  const isPrintable = (character: string) => /\s/u.test(character) || printable.has(character.codePointAt(0) ?? 0);
  return mapTexts(value, (text) => [...clean(text)].filter(isPrintable).join('').trim());
}

function clean(text: string): string {
  return text.replace(unprintable, ' ').trim();
}
