import { asBlock } from '../../fields/block.ts';
import type { Finding } from '../../finding.ts';
import { escapePointer } from '../../read/index-events.ts';
import { findingIn, valueAt, type Entry } from '../entry.ts';

/**
 * Reports a table inside another one: `specifications: { Data: { Dimensions: { Weight: … } } }`. Each of its rows would
 * have the wrong type.
 */
export function findNestedTable(entry: Entry): Finding | undefined {
  for (const field of ['specifications', 'sheetChanges']) {
    for (const [outer, inner] of Object.entries(asBlock(valueAt(entry, `/${field}`)))) {
      const values = Object.values(asBlock(inner));
      if (values.length === 0 || !values.every((rows) => Object.keys(asBlock(rows)).length > 0)) continue;
      const message = `\`${outer}\` contains tables, but tables must be directly below \`${field}:\` and contain only rows.`;
      const fix = `delete the line \`${outer}:\`, and start the lines below it 2 spaces further left`;
      return findingIn(entry, `/${field}/${escapePointer(outer)}`, { rule: 'text/nested-table', message, fix }, 'name');
    }
  }
  return undefined;
}
