import type { Finding } from '../../../finding.ts';
import { itemsAt, valueAt, type Entry, findingAtWords } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import { isSaid, rowsMeant, rowsOf, sentenceAround, type FigureRow } from '../../rows-of-sentences.ts';
import { figuresInText, type TextAmount, type TextFigure } from '../../../../figures/text-figures.ts';
import type { FigureReader } from '../../../../figures/reader.ts';
import { lineOfFigure, type WrittenFigure } from '../../read-figures.ts';

/**
 * Figures in the description and features that differ from the tables, in whatever unit: `250 ton` or `2500 kN` beside
 * `Force: 300 Ton`. Skips
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
      const said = known.get(text) ?? figuresInText(text, input.reader);
      known.set(text, said);
      return said.flatMap((figure) => {
        const row = contradictedRow(text, figure, figures, input.reader);
        const written = figure.text.toLowerCase();
        if (!row || figures.some((other) => other.text.toLowerCase() === written)) return [];
        return { ...explain(entry, pointer, figure, row.figure), comparedLine: lineOfFigure(row.figure) };
      });
    });
  });
};

function contradictedRow(
  text: string,
  figure: TextFigure,
  figures: readonly WrittenFigure[],
  reader: FigureReader,
): FigureRow | undefined {
  const alike = figure.amounts.flatMap((amount) => rowsOf(figures, amount.kind, 'parts'));
  if (alike.length === 0) return undefined;
  const isMet =
    ({ amounts, limit }: TextFigure) =>
    (row: FigureRow) =>
      amounts.some((one) => isSaid(one, limit, row));
  const totals = figure.amounts.flatMap((amount) => rowsOf(figures, amount.kind, 'totals'));
  if ([...alike, ...totals].some(isMet(figure))) return undefined;
  const others = figuresInText(sentenceAround(text, figure.start), reader);
  // Skip rows that another figure of the sentence matches: it mentions something else too, such as bales of 800 kg.
  const open = alike.filter((row) => isComparable(figure.amounts, row) && !others.some((said) => isMet(said)(row)));
  return rowsMeant(text, figure, open)[0];
}

/** Kilograms of a bale are no force, and an apparent power (VA) is not the power of a motor. */
function isComparable(amounts: readonly TextAmount[], { measure }: FigureRow): boolean {
  return amounts.some(
    ({ kind, sign, isForceOfMass }) =>
      kind === measure.kind &&
      (!isForceOfMass || sign === 'tf' || sign === measure.sign) &&
      /VA$/.test(sign) === /VA$/.test(measure.sign ?? ''),
  );
}

function explain(entry: Entry, pointer: string, figure: TextFigure, row: WrittenFigure): Finding {
  const words = {
    rule: 'quantity/words',
    message: `The text says "${figure.text}", but \`${row.label}\` is "${row.text}".`,
    fix: `write \`${row.text}\`, or correct the table`,
    severity: 'warning',
  } as const;
  return findingAtWords(entry, pointer, figure.text, words);
}
