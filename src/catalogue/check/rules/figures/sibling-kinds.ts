import type { Rule } from '../../entry.ts';
import { figureFinding, withUnit } from '../../figures/figure-finding.ts';
import { rowKindOf } from '../../figures/row-kinds.ts';
import { unitsIn, type UnitIn } from '../../figures/units-in.ts';
import { categoryOf, visitFigures, type WrittenFigure } from '../../read-figures.ts';

interface Measured {
  figure: WrittenFigure;
  first: UnitIn;
  others: readonly UnitIn[];
}

/**
 * Figures in a unit of another kind than all other models of the category have in this row: two of them at least, since
 * of two figures nobody knows which one is wrong. Rows whose name tells their kind are another rule's.
 */
export const rule: Rule = ({ entries }) => {
  const rows = new Map<string, Measured[]>();
  for (const entry of entries) {
    const category = categoryOf(entry);
    if (category === undefined) continue;
    visitFigures(entry, (table, label, text) => {
      const [first, ...others] = rowKindOf(label) ? [] : unitsIn(text);
      if (!first) return;
      const key = `${category}\n${label.toLowerCase()}`;
      const row = rows.get(key) ?? [];
      rows.set(key, row);
      row.push({ figure: { entry, table, label, text }, first, others });
    });
  }
  return [...rows.values()].flatMap((row) =>
    new Set(row.map(({ first }) => first.kind)).size === 2 ? row.flatMap((one) => explain(one, row)) : [],
  );
};

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
