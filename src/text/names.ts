/** Spaces and hyphens, with a digit before and behind them if there is one. */
const gaps = /(\d)?[\s\p{Pd}]+(?=(\d)?)/gu;

/**
 * Normalizes the name of a row, a machine or a choice for comparison: composed letters (NFC), and no letter case, hyphens
 * or spaces, except between digits: `Zone 1-1` is not `Zone 11`. Every comparison of names uses it; normalize once, not
 * at each comparison.
 */
export function normalizeName(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(gaps, (_gap, digitBefore: string | undefined, digitBehind: string | undefined) => {
      if (digitBefore === undefined) return '';
      return digitBehind === undefined ? digitBefore : `${digitBefore}-`;
    });
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In characters. No words of a catalogue are so long, and V8 refuses patterns from some 30,000 on. */
export const longestWords = 2000;

/**
 * Finds words in a text, even across a line break, but not within a longer word or number: no `30 kW` in `130 kW`. Finds
 * nothing if they are longer than `longestWords`.
 */
export function formOfWords(words: string): RegExp {
  if (words.length > longestWords) return /(?!)/;
  const form = words
    .split(/\s+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const before = /^\p{L}/u.test(words) ? String.raw`(?<!\p{L})` : /^\d/.test(words) ? String.raw`(?<!\d|\d[.,])` : '';
  const behind = /\p{L}$/u.test(words) ? String.raw`(?![\p{L}²³])` : /\d$/.test(words) ? String.raw`(?![.,]?\d)` : '';
  return new RegExp(before + form + behind, 'u');
}
