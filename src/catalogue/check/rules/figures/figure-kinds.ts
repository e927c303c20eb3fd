import type { Rule } from '../../rule.ts';
import { figureFinding, withUnit } from '../../figures/figure-finding.ts';
import { rowKindOf } from '../../figures/row-kinds.ts';
import { unitsIn } from '../../figures/units-in.ts';

/** Figures in a unit that cannot be right for their row, by its name: a weight in millimetres, a force in kilowatts. */
export const rule: Rule = ({ figures }) =>
  figures.all.flatMap((figure) => {
    const { label, text } = figure;
    const row = rowKindOf(label);
    const units = row ? unitsIn(figure) : [];
    const [first] = units;
    if (!row || !first || units.some(({ kind }) => row.kinds.includes(kind))) return [];
    const message = `\`${label}\` is ${row.words}, and "${text}" is given in ${first.written}.`;
    const fix = `write \`${withUnit(text, first.written, row.unit)}\`, if the number is right`;
    return [figureFinding(figure, 'quantity/kind', message, fix)];
  });
