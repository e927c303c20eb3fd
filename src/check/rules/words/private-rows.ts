import { findingIn, tablesIn, type Entry } from '../../../catalogue/entry.ts';
import { privateRow } from '../../../text/private-words.ts';
import { escapePointer } from '../../../yaml/index-events.ts';
import type { Rule } from '../../rule.ts';

/** Rows that were taken along from a spreadsheet of the office: remarks, prices, stock. */
export const rule: Rule = { names: ['rows/private'], looksAt: 'every entry', checkEntry };

function checkEntry(entry: Entry) {
  return tablesIn(entry).flatMap(({ pointer, rows }) =>
    Object.keys(rows).flatMap((name) => {
      if (!privateRow.test(name)) return [];
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
