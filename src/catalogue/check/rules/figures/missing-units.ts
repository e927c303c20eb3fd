import type { Rule } from '../../rule.ts';
import { figureFinding, partsOf, type CategoryRow, type WrittenFigure } from '../../read-figures.ts';

/** Bare numbers in rows in which other models of the category have a unit: nobody can tell what they count. */
export const rule: Rule = ({ figures }) =>
  figures.rows.flatMap(bareIn).map(({ figure, unit, like }) => {
    const { entry, label, text } = figure;
    const other = like.entry.file === entry.file ? 'this model' : like.entry.file;
    const message = `\`${label}\` is ${text} without a unit; ${other} has "${like.text}".`;
    return figureFinding(
      figure,
      'quantity/no-unit',
      message,
      `write \`${label}: ${text} ${unit}\`, if that is the unit`,
    );
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
  const bare = single.filter((figure) => unitOf(figure) === undefined);
  // Where most have none, it is a count, and the one with a word is the odd one.
  return bare.length * 2 > single.length ? [] : bare.map((figure) => ({ figure, unit, like }));
}
