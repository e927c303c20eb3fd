import { findingIn, tablesIn, type Entry } from '../../../catalogue/entry.ts';
import { partsOf } from '../../../figures/figure.ts';
import { privateRow, tradeUnit } from '../../../text/private-words.ts';
import { escapePointer } from '../../../yaml/index-events.ts';
import type { Rule, RuleInput } from '../../rule.ts';

/** Rows that were taken along from a spreadsheet of the office: remarks, prices, stock. */
export const rule: Rule = { names: ['rows/private'], looksAt: 'every entry', checkEntry };

function checkEntry(entry: Entry, { reader }: RuleInput) {
  return tablesIn(entry).flatMap(({ pointer, rows }) =>
    Object.entries(rows).flatMap(([name, value]) => {
      if (!privateRow.test(name)) return [];
      // `Delivery: 50 m³/h` is that of a pump.
      const { sign = '' } = partsOf(reader.read(name, String(value)))[0]?.unit ?? {};
      if (sign !== '' && !tradeUnit.test(sign)) return [];
      return findingIn(
        entry,
        `${pointer}/${escapePointer(name)}`,
        {
          rule: 'rows/private',
          message: `Every visitor reads the row \`${name}\`.`,
          fix: 'delete the row; if visitors are meant to read it, name it by what it says',
          severity: 'warning',
        },
        'name',
      );
    }),
  );
}
