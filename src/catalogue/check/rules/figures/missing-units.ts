import { findingIn, type Rule } from '../../entry.ts';
import { pointerOfFigure, readFigures } from '../../read-figures.ts';

/** Bare numbers in rows in which other models of the category have a unit: nobody can tell what they count. */
export const rule: Rule = (input) =>
  readFigures(input).bare.map(({ figure, unit, like }) => {
    const { entry, label, text } = figure;
    const other = like.entry.file === entry.file ? 'this model' : like.entry.file;
    return findingIn(entry, pointerOfFigure(figure), {
      rule: 'quantity/no-unit',
      message: `\`${label}\` is ${text} without a unit; ${other} has "${like.text}".`,
      fix: `write \`${label}: ${text} ${unit}\`, if that is the unit`,
      severity: 'warning',
    });
  });
