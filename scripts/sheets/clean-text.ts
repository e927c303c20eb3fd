/** Control characters (C0, C1), half surrogate pairs and the marks that turn the direction of writing: none has a glyph, some hide text. */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The same value with texts that can be printed: what has no glyph by its nature becomes a space. (JSON would
 * carry half surrogate pairs as escapes, which Typst refuses.)
 */
export function cleanText<Value>(value: Value): Value {
  return clean(value) as Value;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unprintable, ' ').trim();
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, clean(entry)]));
  }
  return value;
}
