const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters as readers count them: a letter with its signs is one. */
export function graphemesOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** The longest beginning of a text that fits with an ellipsis. */
export function shortenToFit(text: string, fits: (shortened: string) => boolean): string {
  const letters = graphemesOf(text);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').replace(/[\s,;:–-]+$/u, '')}…`;
}
