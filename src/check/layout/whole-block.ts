/**
 * Mistakes that make every line of a block look wrong: indentation lost in the whole file, a table nested one level too
 * deep. One finding replaces all others.
 */
import { asBlock } from '../../yaml/block.ts';
import type { Finding } from '../../yaml/finding.ts';
import { escapePointer } from '../../yaml/index-events.ts';
import { findingAt, type SourceText } from '../../yaml/source-text.ts';
import { findingIn, valueAt, type Entry } from '../../catalogue/entry.ts';

/** The fields of a kind, grouped by type. */
interface BlockFields {
  known: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
  tables: ReadonlySet<string>;
}

/** Reports a table inside another one: `specifications: { Data: { Dimensions: { Weight: … } } }`. */
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

/** Reports a file whose only indented lines are those of lists, although fields that hold a block have lines below. */
export function findLostIndentation(source: SourceText, fields: BlockFields): Finding | undefined {
  const { text } = source;
  if (/^[ \t]+\S/m.test(text)) return undefined;
  let block: string | undefined;
  let hasTable = false;
  let first: number | undefined;
  let lost = 0;
  const lines = text.split('\n').map((line, at) => {
    const name = /^([^\s#:"'-][^:]*):(?:\s|$)/.exec(line)?.[1];
    if (name === undefined) return line;
    const isOpen = /:\s*$/.test(line);
    if (fields.known.has(name)) {
      block = isOpen && (fields.blocks.has(name) || fields.tables.has(name)) ? name : undefined;
      hasTable = false;
      return line;
    }
    if (block === undefined) return line;
    first ??= at;
    lost++;
    const isTable = fields.tables.has(block) && isOpen;
    hasTable ||= isTable;
    return `${' '.repeat(fields.tables.has(block) && hasTable && !isTable ? 4 : 2)}${line}`;
  });
  if (first === undefined || lost < 3) return undefined;
  const start = source.starts[first] ?? 0;
  const message = `The spaces at the start of the lines are gone: this line and ${lost - 1} others belong to the fields above them.`;
  const fix = `write the lines from here on like this:\n${lines.slice(first).join('\n').trimEnd()}`;
  const end = start + (text.split('\n')[first]?.trimEnd().length ?? 1);
  return findingAt(source, { start, end }, { rule: 'text/indentation-lost', message, fix });
}
