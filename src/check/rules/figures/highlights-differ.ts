import type { Finding } from '../../../yaml/finding.ts';
import type { Entry } from '../../../catalogue/entry.ts';
import type { FigurePart } from '../../../figures/figure.ts';
import { isNear } from '../../rows-of-sentences.ts';
import type { Rule, RuleInput } from '../../rule.ts';
import { figureFinding, lineOfFigure, type WrittenFigure } from '../../read-figures.ts';

/** Highlights that differ from the row of the same name in the model's own tables, in whatever unit. */
export const rule: Rule = { names: ['quantity/highlight'], looksAt: ['model'], checkEntry };

function checkEntry(entry: Entry, input: RuleInput): Finding | Finding[] {
  const figures = input.figures.ofEntry.get(entry) ?? [];
  const highlights = figures.filter(({ table }) => table === '/highlights');
  const rows = figures.filter(({ table }) => table !== '/highlights');
  return highlights.flatMap((figure) => {
    const sameRows = rows.filter(({ row }) => row === figure.row);
    const [row] = sameRows;
    if (!row || sameRows.some((sameRow) => !differs(figure, sameRow))) return [];
    const message = `The highlight \`${figure.label}\` is "${figure.text}", but the table below says "${row.text}".`;
    const fix = { field: figure.label, value: row.text, more: ' here, or correct the table' };
    const comparedLine = lineOfFigure(row);
    return [{ ...figureFinding(figure, 'quantity/highlight', message, fix), comparedLine }];
  });
}

/** Whether two figures differ. Words and figures of different kinds are not compared. */
function differs(highlight: WrittenFigure, row: WrittenFigure): boolean {
  const amounts = row.parts.map(amountOf);
  const said = highlight.parts.map(amountOf).filter(({ kind }) => amounts.some((amount) => amount.kind === kind));
  if (said.length === 0) return isOtherUnit(highlight.parts, row.parts);
  const all = [...amounts, ...row.totals];
  // `15/18.5 kW` is `15 to 18.5 kW`, too.
  return (
    !said.every((amount) => all.some(isSame(amount))) &&
    !highlight.totals.some((total) => row.totals.some(isSame(total)))
  );
}

/** `300 kN` where the table says `300 Ton`: the same number, in a unit that is no other way to say it. */
function isOtherUnit([part, ...more]: readonly FigurePart[], [otherPart, ...others]: readonly FigurePart[]): boolean {
  if (!part?.unit?.kind || !otherPart?.unit?.kind || more.length > 0 || others.length > 0) return false;
  return part.value !== undefined && part.value === otherPart.value;
}

/** Without an upper or lower end, the other one is compared. */
interface Amount {
  kind: string | undefined;
  sign: string | undefined;
  least: number;
  most: number;
}

function amountOf({ value, min, max, unit }: FigurePart): Amount {
  const factor = unit?.factor ?? 1;
  const least = (value ?? min ?? 0) * factor;
  return { kind: unit?.kind, sign: unit?.sign, least, most: (value ?? max ?? Infinity) * factor };
}

const isSame =
  ({ kind, sign, least, most }: Amount) =>
  (second: Amount): boolean => {
    const inOneUnit = sign === second.sign;
    return (
      kind === second.kind &&
      (least === 0 || isNear(least, second.least, inOneUnit)) &&
      (most === Infinity || isNear(most, second.most, inOneUnit))
    );
  };
