import type { Finding } from '../../../finding.ts';
import { itemsAt, valueAt, type Entry, findingAtWords } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import { isComparable, isSaid, rowsMeant, sentenceAt, type FigureRow } from '../../rows-of-sentences.ts';
import type { UnitKind } from '../../../../figures/units.ts';
import { figuresInText, type TextFigure } from '../../../../figures/text-figures.ts';
import { lineOfFigure, type Measure, type WrittenFigure } from '../../read-figures.ts';

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
    let rows: RowsByKind | undefined;
    const texts = [{ pointer: '/description', value: valueAt(entry, '/description') }, ...itemsAt(entry, '/features')];
    return texts.flatMap(({ pointer, value: text }) => {
      if (typeof text !== 'string') return [];
      const said = known.get(text) ?? figuresInText(text, input.reader);
      known.set(text, said);
      return said.flatMap((figure) => {
        rows ??= rowsByKind(figures);
        const row = contradictedRow(text, figure, said, rows);
        const written = figure.text.toLowerCase();
        if (!row || figures.some((other) => other.text.toLowerCase() === written)) return [];
        return { ...explain(entry, pointer, figure, row.figure), comparedLine: lineOfFigure(row.figure) };
      });
    });
  });
};

/** What the rows of a model measure: each part, and all parts of a row together. */
type RowsByKind = ReadonlyMap<UnitKind, { parts: FigureRow[]; totals: FigureRow[] }>;

function rowsByKind(figures: readonly WrittenFigure[]): RowsByKind {
  const rows = new Map<UnitKind, { parts: FigureRow[]; totals: FigureRow[] }>();
  const add = (to: 'parts' | 'totals', figure: WrittenFigure, measure: Measure): void => {
    let own = rows.get(measure.kind);
    if (!own) rows.set(measure.kind, (own = { parts: [], totals: [] }));
    own[to].push({ figure, measure });
  };
  for (const figure of figures) {
    const { measures, totals } = figure.alike;
    for (const measure of measures) add('parts', figure, measure);
    if (totals !== measures) for (const total of totals) add('totals', figure, total);
  }
  return rows;
}

/** @param said all figures of the text */
function contradictedRow(
  text: string,
  figure: TextFigure,
  said: readonly TextFigure[],
  rows: RowsByKind,
): FigureRow | undefined {
  const alike: FigureRow[] = [];
  for (const { kind } of figure.amounts) {
    const { parts = [], totals = [] } = rows.get(kind) ?? {};
    if (parts.some((row) => isMet(figure, row)) || totals.some((row) => isMet(figure, row))) return undefined;
    alike.push(...parts);
  }
  if (alike.length === 0) return undefined;
  const { start, end } = sentenceAt(text, figure.start);
  const others = said.filter((other) => other.start >= start && other.start < end);
  // Skip rows that another figure of the sentence matches: it mentions something else too, such as bales of 800 kg.
  const open = alike.filter(
    (row) => figure.amounts.some((amount) => isComparable(amount, row)) && !others.some((other) => isMet(other, row)),
  );
  return open.length === 0 ? undefined : rowsMeant(text, figure, open)[0];
}

/** Whether a row says what a sentence says. */
const isMet = ({ amounts, limit }: TextFigure, { measure }: FigureRow): boolean =>
  amounts.some((amount) => isSaid(amount, limit, measure));

function explain(entry: Entry, pointer: string, figure: TextFigure, row: WrittenFigure): Finding {
  const words = {
    rule: 'quantity/words',
    message: `The text says "${figure.text}", but \`${row.label}\` is "${row.text}".`,
    fix: `write \`${row.text}\`, or correct the table`,
    severity: 'warning',
  } as const;
  return findingAtWords(entry, pointer, figure.text, words);
}
