import type { Chooser } from '../../src/drawing/pictures/seed.ts';

/**
 * What a text is filled with: its words, who chooses its figures, and how large the machine is within its category (1
 * to 2).
 */
export interface Filling {
  words: Readonly<Record<string, string | number>>;
  chooser: Chooser;
  scale: number;
}

/**
 * A text with its places filled: `{material}` by the word, `{30-90}` by a figure between the two times the scale.
 * Figures of one text are chosen together, so that a range never falls, and alike for the same places, so that a text says
 * what the tables say; machines of one category differ by their scale
 * alone, so that no figure is far off its siblings.
 */
export function fillText(text: string, { words, chooser, scale }: Filling): string {
  const places = text.match(/\{\d+-\d+\}/g)?.join(' ') ?? '';
  const share = chooser.between(places, 0, 1);
  return text
    .replace(/\{(\d+)-(\d+)\}/g, (_, least: string, most: string) =>
      String(roundFigure((Number(least) + (Number(most) - Number(least)) * share) * scale)),
    )
    .replace(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place));
}

/** To two digits beyond ten, as figures on plates are: 1530 becomes 1500. */
function roundFigure(figure: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(figure)) - 1);
  return Math.round(figure / step) * step;
}
