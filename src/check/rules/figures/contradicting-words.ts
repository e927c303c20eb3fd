import type { Finding } from '../../../yaml/finding.ts';
import { type Entry, findingAtWords } from '../../../catalogue/entry.ts';
import { textsShown } from '../../../catalogue/texts.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { isComparable, isSaid, rowsMeant, rowsOf, sentenceAt, type FigureRow } from '../../rows-of-sentences.ts';
import { figuresInText, type TextFigure } from '../../../figures/text-figures.ts';
import { lineOfFigure, type WrittenFigure } from '../../read-figures.ts';

/**
 * Figures in running text that differ from the tables, in whatever unit: `250 ton` or `2500 kN` beside
 * `Force: 300 Ton`. Skips sentences that name no row, and figures that match any row of the same kind.
 */
export const rule: Rule = { names: ['quantity/words'], check };

function check(input: RuleInput): Finding[] {
  // Measured: of 2,000 models, which share most features, the whole check takes a quarter less.
  const known = new Map<string, readonly TextFigure[]>();
  return entriesOf(input, 'model').flatMap((entry) => {
    const figures = input.figures.ofEntry.get(entry) ?? [];
    return textsShown(entry).flatMap(({ pointer, text, role }) => {
      if (role !== true) return [];
      const said = known.get(text) ?? figuresInText(text, input.reader);
      known.set(text, said);
      return said.flatMap((figure) => {
        if (figures.some((own) => agrees(figure, own))) return [];
        const row = contradictedRow(text, figure, said, figures);
        const written = figure.text.toLowerCase();
        if (!row || figures.some((other) => other.text.toLowerCase() === written)) return [];
        return { ...explain(entry, pointer, figure, row.figure), comparedLine: lineOfFigure(row.figure) };
      });
    });
  });
}

const agrees = ({ amounts, limit }: TextFigure, { measures, totals }: WrittenFigure): boolean =>
  amounts.some((amount) => [...measures, ...totals].some((own) => isSaid(amount, limit, own)));

/** @param said all figures of the text */
function contradictedRow(
  text: string,
  figure: TextFigure,
  said: readonly TextFigure[],
  figures: readonly WrittenFigure[],
): FigureRow | undefined {
  const alike = figure.amounts.flatMap(({ kind }) => rowsOf(figures, kind, 'parts'));
  if (alike.length === 0) return undefined;
  const { start, end } = sentenceAt(text, figure.start);
  const others = said.filter((other) => other.start >= start && other.start < end);
  // Skip rows that another figure of the sentence matches: it mentions something else too, such as bales of 800 kg.
  const open = alike.filter(
    (row) =>
      figure.amounts.some((amount) => isComparable(amount, row)) &&
      !others.some(({ amounts, limit }) => amounts.some((amount) => isSaid(amount, limit, row.measure))),
  );
  return open.length === 0 ? undefined : rowsMeant(text, figure, open)[0];
}

function explain(entry: Entry, pointer: string, figure: TextFigure, row: WrittenFigure): Finding {
  const words = {
    rule: 'quantity/words',
    message: `The text says "${figure.text}", but \`${row.label}\` is "${row.text}".`,
    fix: { value: row.text, more: ', or correct the table' },
    severity: 'warning',
  } as const;
  return findingAtWords(entry, pointer, figure.text, words);
}
