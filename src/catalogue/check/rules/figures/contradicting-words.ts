import type { Finding } from '../../../finding.ts';
import { itemsAt, textAt, type Entry, findingAtWords } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import {
  rowsNamed,
  rowsOf,
  sentenceAround,
  type FigureRow,
  figuresInText,
  type TextFigure,
} from '../../text-figures.ts';
import { lineOfFigure } from '../../read-figures.ts';

/**
 * Figures in the description and the features that are not those of the tables: `250 ton` beside `Force: 300 Ton`. Says
 * nothing where the sentence names no row, and where any row of the same kind has the figure.
 */
export const rule: Rule = (input) =>
  entriesOf(input, 'model').flatMap((entry) => {
    const pointers = ['/description', ...itemsAt(entry, '/features').map(({ pointer }) => pointer)];
    const written = pointers.flatMap((pointer) => {
      const text = textAt(entry, pointer) ?? '';
      return figuresInText(text).map((figure) => ({ pointer, text, figure }));
    });
    if (written.length === 0) return [];
    // Nearly all stand in a row word for word.
    const figures = input.figures.ofEntry.get(entry) ?? [];
    const texts = new Set(figures.map(({ text }) => text.toLowerCase()));
    const open = written.filter(({ figure }) => !texts.has(figure.text.toLowerCase()));
    if (open.length === 0) return [];
    return open.flatMap(({ pointer, text, figure }) => {
      const row = contradictedRow(text, figure, rowsOf(figures, figure.kind));
      return row ? [{ ...explain(entry, pointer, figure, row), comparedLine: lineOfFigure(row) }] : [];
    });
  });

/** @param alike the rows of the figure's kind */
function contradictedRow(text: string, figure: TextFigure, alike: readonly FigureRow[]): FigureRow | undefined {
  if (alike.length === 0 || alike.some(isSaid(figure))) return undefined;
  const sentence = sentenceAround(text, figure.start);
  const others = figuresInText(sentence);
  // A sentence that has a row's figure right speaks of something else besides, such as bales of 800 kg.
  const open = alike.filter((row) => row.sign === figure.sign && !others.some((said) => isSaid(said)(row)));
  return rowsNamed(sentence, open)[0];
}

/** Whether a figure of a text is that of a row, lies within its range, or is a limit that it keeps. */
const isSaid =
  ({ kind, least, most, limit }: TextFigure) =>
  (row: FigureRow) => {
    if (kind !== row.kind) return false;
    if (limit === 'most' && row.most <= most * 1.01) return true;
    if (limit === 'least' && row.least >= least * 0.99) return true;
    return least >= row.least * 0.99 && most <= row.most * 1.01;
  };

function explain(entry: Entry, pointer: string, figure: TextFigure, row: FigureRow): Finding {
  const words = {
    rule: 'quantity/words',
    message: `The text says "${figure.text}", and \`${row.label}\` is "${row.text}".`,
    fix: `write \`${row.text}\`, or correct the table`,
    severity: 'warning',
  } as const;
  return findingAtWords(entry, pointer, figure.text, words);
}
