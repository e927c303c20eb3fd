import { asBlock } from '../../../fields/block.ts';
import { findingIn, textAt, valueAt, type Entry } from '../../entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { rowKindOf } from './figure-kinds.ts';
import { escapePointer } from '../../../read/index-events.ts';
import { editDistance } from '../../nearest.ts';

const fields = ['/specifications', '/sheetChanges'];

interface Named {
  entry: Entry;
  pointer: string;
  name: string;
  /** The scope in which names are unique: tables, or all rows. */
  level: 'table' | 'row';
}

/**
 * Names of tables and rows that are nearly those of other models of the category: `Wieght`, `Bailing Section`.
 * Comparison pages would show them apart. A name that several models have is taken as intended.
 */
export const rule: Rule = (input) =>
  groupsOf(input)
    .filter(hasSingle)
    .map((entries) => entries.flatMap(namesIn))
    .flatMap((group) => {
      const models = group.filter(({ entry }) => entry.kind === 'model');
      const uses = Map.groupBy(group, ({ level, name }) => `${level} ${name}`);
      const single = models.filter(({ level, name }) => uses.get(`${level} ${name}`)?.length === 1);
      return single.flatMap((one) => {
        const suggestion = group.find((other) => isMeant(one, other, uses));
        if (!suggestion) return [];
        return findingIn(
          one.entry,
          one.pointer,
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

function isMeant(one: Named, other: Named, uses: ReadonlyMap<string, readonly Named[]>): boolean {
  if (other.entry === one.entry || other.level !== one.level || !isMisspellingOf(one.name, other.name)) return false;
  const others = uses.get(`${other.level} ${other.name}`) ?? [];
  if (others.some(({ entry }) => entry === one.entry)) return false;
  // Of two names that occur once, the known word is right, else the one in the earlier file.
  if (others.length > 1 || other.entry.kind === 'sheet') return true;
  const [known, right] = [rowKindOf(one.name), rowKindOf(other.name)];
  return known || right ? !known : other.entry.file < one.entry.file;
}

/** The models of each category and their shared sheets. */
function groupsOf(input: RuleInput): Entry[][] {
  const sheets = new Map(entriesOf(input, 'sheet').map((entry) => [entry.id, entry]));
  const categories = Map.groupBy(entriesOf(input, 'model'), (entry) => textAt(entry, '/category'));
  return [...categories.values()].map((models) => {
    const changed = models.filter((entry) => valueAt(entry, '/sheetChanges') !== undefined);
    const shared = new Set(changed.flatMap((entry) => sheets.get(textAt(entry, '/sheet') ?? '') ?? []));
    return [...models, ...shared];
  });
}

/** Whether any name occurs only once. Most categories have none. */
function hasSingle(entries: readonly Entry[]): boolean {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const field of fields) {
      for (const [table, rows] of Object.entries(asBlock(valueAt(entry, field)))) {
        counts.set(`table ${table}`, (counts.get(`table ${table}`) ?? 0) + 1);
        for (const name in asBlock(rows)) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  return [...counts.values()].some((count) => count === 1);
}

function namesIn(entry: Entry): Named[] {
  return fields.flatMap((field) =>
    Object.entries(asBlock(valueAt(entry, field))).flatMap(([table, rows]): Named[] => {
      const pointer = `${field}/${escapePointer(table)}`;
      return [
        { entry, pointer, name: table, level: 'table' },
        ...Object.keys(asBlock(rows)).map((name): Named => ({
          entry,
          pointer: `${pointer}/${escapePointer(name)}`,
          name,
          level: 'row',
        })),
      ];
    }),
  );
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
