import type { Part } from '../../../../figures/figure.ts';
import { isNear } from '../../text-figures.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import { figureFinding, lineOfFigure, type WrittenFigure } from '../../read-figures.ts';

/** Highlights that differ from the row of the same name in the model's own tables. */
export const rule: Rule = (input) =>
  entriesOf(input, 'model').flatMap((entry) => {
    const figures = input.figures.ofEntry.get(entry) ?? [];
    const highlights = figures.filter(({ table }) => table === '/highlights');
    const rows = figures.filter(({ table }) => table !== '/highlights');
    return highlights.flatMap((figure) => {
      const own = rows.filter(({ alike }) => alike.row === figure.alike.row);
      const [row] = own;
      if (!row || own.some((one) => !differs(figure, one))) return [];
      const message = `The highlight \`${figure.label}\` is "${figure.text}", but the table below says "${row.text}".`;
      const fix = `write \`${figure.label}: ${row.text}\` here, or correct the table`;
      const comparedLine = lineOfFigure(row);
      return [{ ...figureFinding(figure, 'quantity/highlight', message, fix), comparedLine }];
    });
  });

/** Whether two figures of one kind differ. Words and figures of different kinds are not compared. */
function differs(highlight: WrittenFigure, row: WrittenFigure): boolean {
  const [a, b] = [highlight.alike.parts[0], row.alike.parts[0]];
  if (!a || !b || a.unit?.kind !== b.unit?.kind) return false;
  return !isNear(endOf(a, 'min'), endOf(b, 'min')) || !isNear(endOf(a, 'max'), endOf(b, 'max'));
}

function endOf({ value, min, max, unit }: Part, end: 'min' | 'max'): number {
  return ((end === 'min' ? (min ?? value) : (max ?? value)) ?? 0) * (unit?.factor ?? 1);
}
