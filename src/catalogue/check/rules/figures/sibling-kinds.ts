import type { Rule } from '../../rule.ts';
import { figureFinding, withUnit } from '../../figures/figure-finding.ts';
import { rowKindOf } from '../../figures/row-kinds.ts';
import { unitsIn, type UnitIn } from '../../figures/units-in.ts';
import type { CategoryRow, WrittenFigure } from '../../read-figures.ts';

interface Measured {
  figure: WrittenFigure;
  first: UnitIn;
  others: readonly UnitIn[];
}

/**
 * Figures in a unit of another kind than all other models of the category have in this row: two of them at least, since
 * of two figures nobody knows which one is wrong. Rows whose name tells their kind are another rule's.
 */
export const rule: Rule = ({ figures }) =>
  figures.rows
    .map(measuredIn)
    .flatMap((row) =>
      new Set(row.map(({ first }) => first.kind)).size === 2 ? row.flatMap((one) => explain(one, row)) : [],
    );

function measuredIn(row: CategoryRow): Measured[] {
  if (rowKindOf(row[0]?.label ?? '')) return [];
  return row.flatMap((figure) => {
    const [first, ...others] = unitsIn(figure);
    return first ? [{ figure, first, others }] : [];
  });
}

function explain({ figure, first, others: more }: Measured, row: readonly Measured[]) {
  const others = row.filter(({ figure: { entry } }) => entry !== figure.entry);
  const machines = new Set(others.map(({ figure: { entry } }) => entry));
  const [other] = others;
  const isShared = others.some(
    (one) => one.first.kind === first.kind || more.some(({ kind }) => kind === one.first.kind),
  );
  if (!other || machines.size < 2 || isShared) return [];
  const message = `\`${figure.label}\` is "${figure.text}"; the other models of the category have it in ${other.first.written}, like "${other.figure.text}".`;
  const fix = `write \`${withUnit(figure.text, first.written, other.first.written)}\`, if the number is right`;
  return [figureFinding(figure, 'quantity/kind', message, fix)];
}
