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
 * Figures in the description and features that differ from the tables: `250 ton` beside `Force: 300 Ton`. Skips
 * sentences that name no row, and figures that match any row of the same kind.
 */
export const rule: Rule = (input) =>
  entriesOf(input, 'model').flatMap((entry) => {
    const pointers = ['/description', ...itemsAt(entry, '/features').map(({ pointer }) => pointer)];
    const written = pointers.flatMap((pointer) => {
      const text = textAt(entry, pointer) ?? '';
      return figuresInText(text).map((figure) => ({ pointer, text, figure }));
    });
    if (written.length === 0) return [];
    // Most texts match a row word for word.
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
  // Skip rows that another figure of the sentence matches: it mentions something else too, such as bales of 800 kg.
  const open = alike.filter((row) => row.sign === figure.sign && !others.some((said) => isSaid(said)(row)));
  return rowsNamed(sentence, open)[0];
}

/** Whether a figure in a text equals that of a row, is within its range, or is a limit that the row meets. */
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
    message: `The text says "${figure.text}", but \`${row.label}\` is "${row.text}".`,
    fix: `write \`${row.text}\`, or correct the table`,
    severity: 'warning',
  } as const;
  return findingAtWords(entry, pointer, figure.text, words);
}
