import { reduceName } from '../../reduce-name.ts';
import { entriesOf, findingIn, itemsAt, textAt, valueAt, type Entry, type Rule, type RuleInput } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { capitalise, didYouMean } from '../words.ts';

/** How many names a finding lists where none is near. */
const maxListed = 6;

/** Key figures that no model of their category has: every card would show a dash. A category without models waits for its first. */
export const findUnknownKeyFigures: Rule = (input) => {
  const choosers = entriesOf(input, 'category').filter((entry) => itemsAt(entry, '/keyFigures').length > 0);
  if (choosers.length === 0) return [];
  const rows = rowsByChooser(input, new Set(choosers.map(({ id }) => id)));
  return choosers.flatMap((entry) => {
    const names = rows.get(entry.id);
    if (!names || names.size === 0) return [];
    const known = new Set([...names].map(reduceName));
    return itemsAt(entry, '/keyFigures').flatMap(({ pointer, value }) => {
      if (typeof value !== 'string' || known.has(reduceName(value))) return [];
      const meant = nearest(value, names);
      const listed = [...names].slice(0, maxListed).map((name) => `\`${name}\``);
      return findingIn(entry, pointer, {
        rule: 'key-figures/unknown',
        message: `No model of this category has a figure \`${value}\`${didYouMean(meant)}`,
        fix:
          meant === undefined
            ? `write the name of a row in the specifications of its models, like ${listed.join(', ')}, or delete the line`
            : `write \`${meant}\``,
        severity: 'warning',
      });
    });
  });
};

/** The names of the rows that models have, by the category whose choice of key figures holds for them. */
function rowsByChooser(input: RuleInput, choosers: ReadonlySet<string>): Map<string, Set<string>> {
  const categories = new Map(entriesOf(input, 'category').map((entry) => [entry.id, entry]));
  const sheets = new Map(entriesOf(input, 'sheet').map((entry) => [entry.id, entry]));
  const rows = new Map<string, Set<string>>();
  for (const model of entriesOf(input, 'model')) {
    const chooser = chooserOf(textAt(model, '/category'), categories, choosers);
    if (chooser === undefined) continue;
    const names = rows.get(chooser) ?? new Set<string>();
    rows.set(chooser, names);
    const sheet = sheets.get(textAt(model, '/sheet') ?? '');
    for (const block of [valueAt(model, '/highlights'), ...tablesIn(model), ...(sheet ? tablesIn(sheet) : [])])
      for (const name of Object.keys(asBlock(block))) names.add(capitalise(name));
  }
  return rows;
}

/** The nearest category upwards that chooses key figures. Categories may stand above themselves: another rule says so. */
function chooserOf(
  id: string | undefined,
  categories: ReadonlyMap<string, Entry>,
  choosers: ReadonlySet<string>,
): string | undefined {
  const seen = new Set<string>();
  for (let at = id; at !== undefined && !seen.has(at);) {
    if (choosers.has(at)) return at;
    seen.add(at);
    const entry = categories.get(at);
    at = entry && textAt(entry, '/parent');
  }
  return undefined;
}

function tablesIn(entry: Entry): unknown[] {
  return Object.values(asBlock(valueAt(entry, '/specifications')));
}

function asBlock(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
