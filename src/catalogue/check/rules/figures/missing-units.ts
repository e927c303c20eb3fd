import { findingIn } from '../../entry.ts';
import type { Rule } from '../../rule.ts';
import { partsOf, pointerOfFigure, type CategoryRow, type WrittenFigure } from '../../read-figures.ts';

/** Bare numbers in rows in which other models of the category have a unit: nobody can tell what they count. */
export const rule: Rule = ({ figures }) =>
  figures.rows.flatMap(bareIn).map(({ figure, unit, like }) => {
    const { entry, label, text } = figure;
    const other = like.entry.file === entry.file ? 'this model' : like.entry.file;
    return findingIn(entry, pointerOfFigure(figure), {
      rule: 'quantity/no-unit',
      message: `\`${label}\` is ${text} without a unit; ${other} has "${like.text}".`,
      fix: `write \`${label}: ${text} ${unit}\`, if that is the unit`,
      severity: 'warning',
    });
  });

/** A bare number where other models of the category have a figure with a unit, such as `9000 kg`. */
interface Bare {
  figure: WrittenFigure;
  unit: string;
  like: WrittenFigure;
}

function bareIn(row: CategoryRow): Bare[] {
  const single = row.filter((figure) => partsOf(figure).length === 1);
  const unitOf = (figure: WrittenFigure) => partsOf(figure)[0]?.unit?.written;
  const like = single.find((figure) => unitOf(figure) !== undefined);
  const unit = like && unitOf(like);
  if (!like || unit === undefined) return [];
  return single.filter((figure) => unitOf(figure) === undefined).map((figure) => ({ figure, unit, like }));
}
