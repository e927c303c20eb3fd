import { asBlock } from '../../../yaml/block.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { normalizeName } from '../../../text/names.ts';
import { escapePointer } from '../../../yaml/index-events.ts';
import { findingIn, tablesIn, valueAt, type Entry } from '../../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../../rule.ts';

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
export const rule: Rule = { names: ['rows/spaces', 'rows/twin'], check };

const isDoubled = (name: string) => /\s{2}/.test(name);

function check({ entries }: RuleInput): Finding[] {
  const all = entries.map((entry) => ({ entry, blocks: blocksIn(entry) }));
  const distinct = new Set(all.flatMap(({ blocks }) => blocks.flatMap(({ names }) => names)));
  const keys = new Map(Array.from(distinct, (name) => [name, normalizeName(name)]));
  return all.flatMap(({ entry, blocks }) => findingsOf(entry, blocks, keys));
}

/** @param keys the normalized names */
function findingsOf(entry: Entry, blocks: readonly Names[], keys: ReadonlyMap<string, string>): Finding[] {
  const seen = new Map<string, { name: string; block: Names }>();
  return blocks.flatMap((block) => {
    const { what, pointer: above, names } = block;
    const alike = Map.groupBy(names, (name) => keys.get(name));
    return names.flatMap((name): Finding[] => {
      const key = keys.get(name);
      const first = seen.get(`${what} ${key}`);
      const isHighlight = first?.block.pointer === '/highlights';
      if (!first || isHighlight) seen.set(`${what} ${key}`, { name, block });
      const pointer = `${above}/${escapePointer(name)}`;
      if (first?.block === block) return [explainTwin(entry, pointer, what, name, first.name)];
      if (isDoubled(name) && alike.get(key)?.length === 1) return [explainSpaces(entry, pointer, what, name)];
      if (!first || isHighlight || first.name === name) return [];
      return [explainSpelling(entry, pointer, what, name, first.name)];
    });
  });
}

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
  const fix = { name: name.replaceAll(/\s{2,}/g, ' ') };
  return findingIn(entry, pointer, { rule: 'rows/spaces', message, fix, severity: 'warning' }, 'name');
}

function explainSpelling(entry: Entry, pointer: string, what: string, name: string, first: string): Finding {
  const message = `The ${what} \`${name}\` is written \`${first}\` above.`;
  return findingIn(entry, pointer, { rule: 'rows/twin', message, fix: { name: first }, severity: 'warning' }, 'name');
}
