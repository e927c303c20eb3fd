import { asBlock } from '../../../fields/block.ts';
import type { Finding } from '../../../finding.ts';
import { normalizeName } from '../../../names.ts';
import { escapePointer } from '../../../read/index-events.ts';
import { findingIn, tablesIn, valueAt, type Entry } from '../../entry.ts';
import type { Rule } from '../../rule.ts';

/** Names of one block: the rows of a table or of a block of figures, or the titles of the tables. */
interface Names {
  pointer: string;
  names: readonly string[];
  what: 'row' | 'table';
}

/**
 * Names of rows and tables that differ only in capitals, spaces, hyphens or in how a letter with an accent is encoded:
 * everything that compares names takes them for one. Also two spaces in a row, which visitors cannot see.
 */
export const rule: Rule = ({ entries }) => {
  const blocks = entries.map((entry) => ({ entry, own: blocksIn(entry) }));
  // Thousands of machines have the same rows.
  const distinct = new Set(blocks.flatMap(({ own }) => own.flatMap(({ names }) => names)));
  const keys = new Map([...distinct].map((name) => [name, normalizeName(name)]));
  const doubled = new Set([...distinct].filter((name) => /\s{2}/.test(name)));
  const hasTwin = ({ names }: Names, name: string) =>
    names.some((other) => other !== name && keys.get(other) === keys.get(name));
  return blocks.flatMap(({ entry, own }) => {
    const seen = new Map<string, { name: string; block: Names }>();
    return own.flatMap((block) =>
      block.names.flatMap((name): Finding[] => {
        const key = `${block.what} ${keys.get(name)}`;
        const first = seen.get(key);
        if (!first || first.block.pointer === '/highlights') seen.set(key, { name, block });
        const pointer = `${block.pointer}/${escapePointer(name)}`;
        if (first?.block === block) return [explainTwin(entry, pointer, block.what, name, first.name)];
        if (doubled.has(name) && !hasTwin(block, name)) return [explainSpaces(entry, pointer, block.what, name)];
        const isWrittenAlike = !first || first.name === name || first.block.pointer === '/highlights';
        return isWrittenAlike ? [] : [explainSpelling(entry, pointer, block.what, name, first.name)];
      }),
    );
  });
};

function blocksIn(entry: Entry): Names[] {
  const namesAt = (pointer: string, what: Names['what']) => ({
    pointer,
    what,
    names: Object.keys(asBlock(valueAt(entry, pointer))),
  });
  const tables = tablesIn(entry).map(({ pointer, rows }) => ({
    pointer,
    what: 'row' as const,
    names: Object.keys(rows),
  }));
  return [
    namesAt('/highlights', 'row'),
    namesAt('/overview', 'row'),
    namesAt('/specifications', 'table'),
    namesAt('/sheetChanges', 'table'),
    ...tables,
  ].filter(({ names }) => names.length > 0);
}

function explainTwin(entry: Entry, pointer: string, what: string, name: string, first: string): Finding {
  const message =
    name.normalize('NFC') === first.normalize('NFC')
      ? `\`${name}\` is here twice: the two look the same, but one has its accents as characters of their own.`
      : `\`${name}\` and \`${first}\` are the same ${what}: capitals, spaces and hyphens make no difference.`;
  const fix = `delete one of the two, or give this ${what} a name that says more`;
  return findingIn(entry, pointer, { rule: 'rows/twin', message, fix, severity: 'warning' }, 'name');
}

function explainSpaces(entry: Entry, pointer: string, what: string, name: string): Finding {
  const message = `The name of the ${what} \`${name}\` has more than one space in a row.`;
  const fix = `write \`${name.replaceAll(/\s{2,}/g, ' ')}:\``;
  return findingIn(entry, pointer, { rule: 'rows/spaces', message, fix, severity: 'warning' }, 'name');
}

function explainSpelling(entry: Entry, pointer: string, what: string, name: string, first: string): Finding {
  const message = `The ${what} \`${name}\` is written \`${first}\` above.`;
  return findingIn(
    entry,
    pointer,
    { rule: 'rows/twin', message, fix: `write \`${first}:\``, severity: 'warning' },
    'name',
  );
}
