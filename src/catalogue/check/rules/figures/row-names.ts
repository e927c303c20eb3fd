import { findingIn, tablesIn, textAt, valueAt, type Entry } from '../../entry.ts';
import { entriesOf, entryNamed, type Rule, type RuleInput } from '../../rule.ts';
import { rowKindOf } from './figure-kinds.ts';
import { escapePointer } from '../../../read/index-events.ts';
import { editDistance } from '../../nearest.ts';

interface Named {
  entry: Entry;
  /** The pointer of the table. */
  table: string;
  name: string;
  /** The scope in which names are unique: tables, or all rows. */
  level: 'table' | 'row';
}

/** A name and every place that has it. */
type Use = [Named, ...Named[]];

/**
 * Names of tables and rows that are nearly those of other models of the category: `Wieght`, `Bailing Section`.
 * Comparison pages would show them apart. A name that several models have is taken as intended.
 */
export const rule: Rule = (input) =>
  groupsOf(input)
    .map((entries) => Map.groupBy(entries.flatMap(namesIn), ({ level, name }) => `${level} ${name}`))
    .flatMap((group) => {
      const uses = [...group.values()] as Use[];
      return uses.flatMap(([one, ...more]) => {
        const meant = more.length === 0 && one.entry.kind === 'model' && uses.find((use) => isMeant(one, use));
        if (!meant) return [];
        const [suggestion] = meant;
        return findingIn(
          one.entry,
          one.level === 'table' ? one.table : `${one.table}/${escapePointer(one.name)}`,
          {
            rule: 'rows/near',
            message: `No other model has a ${one.level} \`${one.name}\`; did you mean \`${suggestion.name}\`, as in ${suggestion.entry.file}?`,
            fix: `write \`${suggestion.name}:\``,
            severity: 'warning',
          },
          'name',
        );
      });
    });

function isMeant(one: Named, use: Use): boolean {
  const [other] = use;
  if (other.level !== one.level || !isMisspellingOf(one.name, other.name)) return false;
  if (use.some(({ entry }) => entry === one.entry)) return false;
  // Of two names that occur once, the known word is right, else the one in the earlier file.
  if (use.length > 1 || other.entry.kind === 'sheet') return true;
  const [known, right] = [rowKindOf(one.name), rowKindOf(other.name)];
  return known || right ? !known : other.entry.file < one.entry.file;
}

/** The models of each category and their shared sheets. */
function groupsOf(input: RuleInput): Entry[][] {
  const categories = Map.groupBy(entriesOf(input, 'model'), (entry) => textAt(entry, '/category'));
  return [...categories.values()].map((models) => {
    const changed = models.filter((entry) => valueAt(entry, '/sheetChanges') !== undefined);
    const shared = new Set(changed.flatMap((entry) => entryNamed(input, 'sheet', textAt(entry, '/sheet')) ?? []));
    return [...models, ...shared];
  });
}

function namesIn(entry: Entry): Named[] {
  return tablesIn(entry).flatMap(({ pointer: table, title, rows }): Named[] => [
    { entry, table, name: title, level: 'table' },
    ...Object.keys(rows).map((name): Named => ({ entry, table, name, level: 'row' })),
  ]);
}

/**
 * Whether a name is another one with a typo: one word differs by one letter (two in a long word) but not in its first
 * letter. A plural is another name.
 */
function isMisspellingOf(name: string, other: string): boolean {
  const [words, others] = [name, other].map((text) => text.toLowerCase().split(/\s+/));
  if (!words || !others || words.length !== others.length) return false;
  const pairs = words.map((word, at) => [word, others[at] ?? ''] as const).filter(([a, b]) => a !== b);
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return false;
  const [word, suggestion] = pair;
  if (word[0] !== suggestion[0] || suggestion.length < 5 || `${word}s` === suggestion || `${suggestion}s` === word)
    return false;
  // `Section 1` and `Section 2`, `Bearing` and `Gearing` are different names.
  if (/\d/.test(word + suggestion)) return false;
  return editDistance(word, suggestion) <= (suggestion.length >= 8 ? 2 : 1);
}
