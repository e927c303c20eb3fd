import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, tablesIn, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { entriesOf, entryNamed, type Rule, type RuleInput } from '../../rule.ts';
import { rowKindOf } from './figure-kinds.ts';
import { escapePointer } from '../../../yaml/index-events.ts';
import { findForeignModels, findOtherNames, type Named, type Use } from './support/foreign-rows.ts';
import { editDistance } from '../../../text/nearest.ts';

/**
 * Names of tables and rows that are nearly those of other models of the category: `Wieght`, `Bailing Section`.
 * Comparison pages would show them apart. A name that several models have is taken as intended. Also models whose rows
 * are those of another category, and rows that stand in the place of one that all others have.
 */
export const rule: Rule = { names: ['rows/category', 'rows/near', 'rows/other-name'], check };

function check(input: RuleInput): Finding[] {
  const groups = groupsOf(input).map((entries) => ({ entries, uses: usesIn(entries) }));
  return groups.flatMap((group) => {
    const { uses } = group;
    const foreign = findForeignModels(input, group, groups);
    if (foreign.length > 0) return foreign;
    const alike = Map.groupBy(
      uses.flatMap((use) => patternsOf(use.first).map((pattern) => ({ ...pattern, use }))),
      ({ rest }) => rest,
    );
    const near = uses.flatMap(({ first: used, entries }) => {
      if (entries.length > 1 || used.entry.kind !== 'model') return [];
      const others = patternsOf(used).flatMap(({ rest, word }) =>
        (alike.get(rest) ?? []).filter((pattern) => isMisspellingOf(word, pattern.word)),
      );
      const suggestion = others.find(({ use }) => isMeant(used, use))?.use.first;
      if (!suggestion) return [];
      return findingIn(
        used.entry,
        used.level === 'table' ? used.table : `${used.table}/${escapePointer(used.name)}`,
        {
          rule: 'rows/near',
          message: `No other model has a ${used.level} \`${used.name}\`; did you mean \`${suggestion.name}\`, as in ${suggestion.entry.file}?`,
          fix: { name: suggestion.name },
          severity: 'warning',
        },
        'name',
      );
    });
    return near.length > 0 ? near : findOtherNames(input, group);
  });
}

/** Whether a name that occurs once, or another one with nearly the same words, is the misspelt one. */
function isMeant(used: Named, { first: pattern, entries }: Use): boolean {
  if (entries.includes(used.entry)) return false;
  // Of two names that occur once, the known word is right, else the one in the earlier file.
  if (entries.length > 1 || pattern.entry.kind === 'sheet') return true;
  const [known, right] = [rowKindOf(used.name), rowKindOf(pattern.name)];
  return known || right ? !known : pattern.entry.file < used.entry.file;
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

/** The names of tables and of rows, in file order. */
function usesIn(entries: readonly Entry[]): Use[] {
  const all = entries.flatMap((entry) => tablesIn(entry).map((table) => ({ entry, ...table })));
  const tables = all.map(({ entry, pointer, title }): Named => ({
    entry,
    table: pointer,
    name: title,
    level: 'table',
  }));
  const rows = all.flatMap(({ entry, pointer, rows: block }) =>
    Object.keys(block).map((name): Named => ({ entry, table: pointer, name, level: 'row' })),
  );
  return [tables, rows].flatMap((named) =>
    [...Map.groupBy(named, ({ name }) => name).values()].flatMap((uses): Use[] =>
      uses.slice(0, 1).map((first) => ({ first, entries: uses.map(({ entry }) => entry) })),
    ),
  );
}

/** Real names have up to about 8 words; comparing each word of a long text would take long. */
const mostWords = 20;

/**
 * Each word of a name in turn, and the rest of the name with the word's first letter in its place: names with the same
 * rest differ in that word only. `Section 1` and `Section 2` are different names, so words with digits are left out.
 */
function patternsOf({ level, name }: Named): { word: string; rest: string }[] {
  const words = name.toLowerCase().split(/\s+/);
  if (words.length > mostWords) return [];
  return words.flatMap((word, at) =>
    /\d/.test(word) ? [] : { word, rest: [level, ...words.with(at, `${word[0]}…`)].join(' ') },
  );
}

/** Whether a word is another one with a typo: it differs by one letter, two in a long word. A plural is another word. */
function isMisspellingOf(word: string, known: string): boolean {
  if (word === known || known.length < 5 || `${word}s` === known || `${known}s` === word) return false;
  return editDistance(word, known) <= (known.length >= 8 ? 2 : 1);
}
