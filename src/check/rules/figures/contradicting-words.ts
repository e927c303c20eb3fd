import type { Finding } from '../../../yaml/finding.ts';
import { type Entry, findingAtWords, textAt } from '../../../catalogue/entry.ts';
import { textsShown } from '../../../catalogue/texts.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import {
  isComparable,
  isSaid,
  rowsMeant,
  rowsOf,
  rowsOfMachine,
  sentenceAt,
  type FigureRow,
} from '../../rows-of-sentences.ts';
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
  const models = entriesOf(input, 'model');
  const names = new Set(models.map((entry) => textAt(entry, '/name')));
  return models.flatMap((entry) => {
    const figures = input.figures.ofEntry.get(entry) ?? [];
    const isOther = (word: string) => names.has(word) && word !== textAt(entry, '/name');
    return textsShown(entry).flatMap(({ pointer, text, role }) => {
      if (role !== true) return [];
      const said = known.get(text) ?? figuresInText(text, input.reader);
      known.set(text, said);
      return said.flatMap((figure) => {
        if (figures.some((stated) => agrees(figure, stated))) return [];
        const row = contradictedRow(text, figure, said, figures);
        const written = figure.text.toLowerCase();
        if (!row || figures.some((stated) => stated.text.toLowerCase() === written)) return [];
        // `The press with 180 ton is the BLT200.`
        const { start, end } = sentenceAt(text, figure.start);
        if (text.slice(start, end).match(capitalised)?.some(isOther)) return [];
        return { ...explain(entry, pointer, figure, row.figure), comparedLine: lineOfFigure(row.figure) };
      });
    });
  });
}

const agrees = (figure: TextFigure, { measures, totals }: WrittenFigure): boolean =>
  figure.amounts.some((amount) => [...measures, ...totals].some((measure) => isSaid(amount, figure, measure)));

const capitalised = /\p{Lu}[\p{L}\d-]+/gu;
/** `The press box weighs 7 t`: no force. */
const weighed = /\bweigh(?:s|ed|ing)?(?:\s\p{L}+){0,2}\s$/iu;

/** Of another machine than the one on sale, or of less than it can. */
const optional =
  /\b(?:optional\w*|on request|alternativ\w*|formerly|old|previous\w*|filled|including|without|with (?:oil|water|fuel)|instead|still|stage|unlike|another|than|against|auf wunsch|statt|früher|als|andere\w*|en option|sur demande|autre|que|opcional\w*|bajo pedido|otr[ao])\b/i;

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
  const others = said.filter((neighbour) => neighbour.start >= start && neighbour.start < end);
  // Skip rows that another figure of the sentence matches: it mentions something else too, such as bales of 800 kg.
  const isWeight = weighed.test(text.slice(start, figure.start));
  const open = alike.filter(
    (row) =>
      figure.amounts.some((amount) => !(isWeight && amount.isForceOfMass) && isComparable(amount, row)) &&
      !others.some((neighbour) => neighbour.amounts.some((amount) => isSaid(amount, neighbour, row.measure))),
  );
  if (open.length === 0 || optional.test(text.slice(start, end))) return undefined;
  return rowsMeant(text, figure, open)[0] ?? rowsOfMachine(text, figure, open)[0];
}

function explain(entry: Entry, pointer: string, figure: TextFigure, row: WrittenFigure): Finding {
  const words = {
    rule: 'quantity/words',
    message: `The text says "${figure.text}", but \`${row.label}\` is "${row.text}".`,
    // One side of a size, or one term of a sum.
    fix: row.parts.length > 2 ? 'correct it here or in the table' : { value: row.text, more: ', or correct the table' },
    severity: 'warning',
  } as const;
  return findingAtWords(entry, pointer, figure.text, words);
}
