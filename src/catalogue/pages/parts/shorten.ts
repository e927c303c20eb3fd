/** Texts where there is room for less than the whole. */

/** Search results show about this many characters of a description. */
export const maxDescription = 158;

/**
 * Whole sentences as far as they fit; when not even the first one does, it is cut behind a word. Lengths in characters.
 */
export function shorten(text: string, length: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= length) return whole;
  const start = whole.slice(0, length + 1);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  if (sentence > length / 3) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' ', length - 1)).replace(/[\s,;:–-]+$/, '')}…`;
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0].replace(/\s+/g, ' ') ?? text.trim();
}
