import type { Rule } from '../../entry.ts';
import { figureFinding, withUnit } from '../../figures/figure-finding.ts';
import { rowKindOf } from '../../figures/row-kinds.ts';
import { unitsIn } from '../../figures/units-in.ts';
import { visitFigures } from '../../read-figures.ts';

/** Figures in a unit that cannot be right for their row, by its name: a weight in millimetres, a force in kilowatts. */
export const rule: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const found: ReturnType<Rule> = [];
    visitFigures(entry, (table, label, text) => {
      const row = rowKindOf(label);
      const units = row ? unitsIn(text) : [];
      const [first] = units;
      if (!row || !first || units.some(({ kind }) => row.kinds.includes(kind))) return;
      const message = `\`${label}\` is ${row.words}, and "${text}" is given in ${first.written}.`;
      const fix = `write \`${withUnit(text, first.written, row.unit)}\`, if the number is right`;
      found.push(figureFinding({ entry, table, label, text }, 'quantity/kind', message, fix));
    });
    return found;
  });
