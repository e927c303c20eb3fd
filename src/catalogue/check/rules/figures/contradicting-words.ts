import type { Finding } from '../../../finding.ts';
import { itemsAt, valueAt, type Entry, findingAtWords } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import {
  rowsNamed,
  rowsOf,
  sentenceAround,
  type FigureRow,
  figuresInText,
  type TextFigure,
} from '../../text-figures.ts';
import { lineOfFigure, type WrittenFigure } from '../../read-figures.ts';

/**
 * Figures in the description and features that differ from the tables: `250 ton` beside `Force: 300 Ton`. Skips
 * sentences that name no row, and figures that match any row of the same kind.
 */
export const rule: Rule = (input) => {
  // Cached: the same features occur in thousands of files.
  const known = new Map<string, readonly TextFigure[]>();
  return entriesOf(input, 'model').flatMap((entry) => {
    const figures = input.figures.ofEntry.get(entry) ?? [];
    const texts = [{ pointer: '/description', value: valueAt(entry, '/description') }, ...itemsAt(entry, '/features')];
    return texts.flatMap(({ pointer, value: text }) => {
      if (typeof text !== 'string') return [];
      const said = known.get(text) ?? figuresInText(text);
      known.set(text, said);
      return said.flatMap((figure) => {
        const row = contradictedRow(text, figure, rowsOf(figures, figure.kind));
        const written = figure.text.toLowerCase();
        if (!row || figures.some((other) => other.text.toLowerCase() === written)) return [];
        return { ...explain(entry, pointer, figure, row.figure), comparedLine: lineOfFigure(row.figure) };
      });
    });
  });
};

/** @param alike the rows of the figure's kind */
function contradictedRow(text: string, figure: TextFigure, alike: readonly FigureRow[]): FigureRow | undefined {
  if (alike.length === 0 || alike.some(isSaid(figure))) return undefined;
  const sentence = sentenceAround(text, figure.start);
  const others = figuresInText(sentence);
  // Skip rows that another figure of the sentence matches: it mentions something else too, such as bales of 800 kg.
  const open = alike.filter((row) => row.measure.sign === figure.sign && !others.some((said) => isSaid(said)(row)));
  return rowsNamed(sentence, open)[0];
}

/** Whether a figure in a text equals that of a row, is within its range, or is a limit that the row meets. */
const isSaid =
  ({ kind, least, most, limit }: TextFigure) =>
  ({ measure }: FigureRow) => {
    if (kind !== measure.kind) return false;
    if (limit === 'most' && measure.most <= most * 1.01) return true;
    if (limit === 'least' && measure.least >= least * 0.99) return true;
    return least >= measure.least * 0.99 && most <= measure.most * 1.01;
  };

function explain(entry: Entry, pointer: string, figure: TextFigure, row: WrittenFigure): Finding {
  const words = {
    rule: 'quantity/words',
    message: `The text says "${figure.text}", but \`${row.label}\` is "${row.text}".`,
    fix: `write \`${row.text}\`, or correct the table`,
    severity: 'warning',
  } as const;
  return findingAtWords(entry, pointer, figure.text, words);
}
