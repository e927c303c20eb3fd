import { reduceName } from '../../reduce-name.ts';
import { entriesOf, findingIn, itemsAt, textAt, valueAt, type Entry, type Rule, type RuleInput } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { capitalise, didYouMean } from '../words.ts';

/** How many names a finding lists where none is near. */
const maxListed = 6;

/**
 * Key figures that no model of their category has: every card would show a dash. A category without models waits for
 * its first. Says nothing while rows may be missing for a reason of which there is a finding already: an error in the
 * file of a model or a sheet, or a name that leads to no entry.
 */
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

/**
 * The names of the rows that models have, by the category whose choice of key figures holds for them. Categories of
 * which some rows cannot be known are left out; all are, while there are models of which nobody knows where they
 * belong.
 */
function rowsByChooser(input: RuleInput, choosers: ReadonlySet<string>): Map<string, Set<string>> {
  const categories = new Map(entriesOf(input, 'category').map((entry) => [entry.id, entry]));
  const sheets = new Map(entriesOf(input, 'sheet').map((entry) => [entry.id, entry]));
  const rows = new Map<string, Set<string>>();
  const unsure = new Set<string>();
  for (const model of entriesOf(input, 'model')) {
    const chooser = chooserOf(textAt(model, '/category'), categories, choosers);
    if (chooser === 'unknown') return new Map();
    if (chooser === 'none') continue;
    const names = rows.get(chooser.id) ?? new Set<string>();
    rows.set(chooser.id, names);
    const sheetId = textAt(model, '/sheet');
    const sheet = sheetId === undefined ? undefined : sheets.get(sheetId);
    const isSure = model.sound && (sheetId === undefined || sheet?.sound === true);
    if (!isSure) unsure.add(chooser.id);
    for (const block of [valueAt(model, '/highlights'), ...tablesIn(model), ...(sheet ? tablesIn(sheet) : [])])
      for (const name of Object.keys(asBlock(block))) names.add(capitalise(name));
  }
  for (const id of unsure) rows.delete(id);
  return rows;
}

/**
 * The nearest category upwards that chooses key figures. It is unknown when the way there has a fault. Categories may
 * stand above themselves: another rule says so.
 */
function chooserOf(
  id: string | undefined,
  categories: ReadonlyMap<string, Entry>,
  choosers: ReadonlySet<string>,
): { id: string } | 'none' | 'unknown' {
  if (id === undefined) return 'unknown';
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at);) {
    if (choosers.has(at)) return { id: at };
    seen.add(at);
    const entry = categories.get(at);
    if (!entry?.sound) return 'unknown';
    at = textAt(entry, '/parent');
  }
  return 'none';
}

function tablesIn(entry: Entry): unknown[] {
  return Object.values(asBlock(valueAt(entry, '/specifications')));
}

function asBlock(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
