import { asBlock } from '../../../fields/block.ts';
import { capitalise, reduceName } from '../../../names.ts';
import { findingIn, itemsAt, textAt, valueAt, type Entry } from '../../entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { nearest } from '../../nearest.ts';
import { didYouMean } from '../../words.ts';

/** How many names a finding lists where none is near. */
const maxListed = 6;

/**
 * Key figures that no model of their category has: every card would show a dash. A category without models waits for
 * its first. Says nothing while rows may be missing for a reason of which there is a finding already: an error in the
 * file of a model or a sheet, or a name that leads to no entry.
 */
export const rule: Rule = (input) => {
  const choosers = entriesOf(input, 'category').filter((entry) => itemsAt(entry, '/keyFigures').length > 0);
  if (choosers.length === 0) return [];
  const models = modelsByChooser(input, new Set(choosers.map(({ id }) => id)));
  const sheets = new Map(entriesOf(input, 'sheet').map((entry) => [entry.id, entry]));
  const sheetOf = (model: Entry) => sheets.get(textAt(model, '/sheet') ?? '');
  const isSure = (model: Entry) =>
    model.sound && (textAt(model, '/sheet') === undefined || sheetOf(model)?.sound === true);
  const rowsOf = (model: Entry) => namesOfRows(model, sheetOf(model));
  return choosers.flatMap((entry) => {
    const own = models.get(entry.id) ?? [];
    const wanted = itemsAt(entry, '/keyFigures').filter(({ value }) => typeof value === 'string');
    const open = new Set(wanted.map(({ value }) => reduceName(String(value))));
    for (const model of own) {
      // Nearly always the first has them all: no more are read then.
      if (open.size === 0) break;
      for (const name of rowsOf(model)) open.delete(reduceName(name));
    }
    const missing = wanted.filter(({ value }) => open.has(reduceName(String(value))));
    const names = missing.length > 0 && own.every(isSure) ? new Set(own.flatMap(rowsOf)) : new Set<string>();
    if (names.size === 0) return [];
    return missing.map(({ pointer, value }) => {
      const meant = nearest(String(value), names);
      const listed = [...names].slice(0, maxListed).map((name) => `\`${name}\``);
      return findingIn(entry, pointer, {
        rule: 'key-figures/unknown',
        message: `No model of this category has a figure \`${String(value)}\`${didYouMean(meant)}`,
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
 * Models by the category whose choice of key figures holds for them. None while there are models of which nobody knows
 * where they belong.
 */
function modelsByChooser(input: RuleInput, choosers: ReadonlySet<string>): Map<string, Entry[]> {
  const categories = new Map(entriesOf(input, 'category').map((entry) => [entry.id, entry]));
  const known = new Map<string | undefined, ReturnType<typeof chooserOf>>();
  const models = new Map<string, Entry[]>();
  for (const model of entriesOf(input, 'model')) {
    const category = textAt(model, '/category');
    const chooser = known.get(category) ?? chooserOf(category, categories, choosers);
    known.set(category, chooser);
    if (chooser === 'unknown') return new Map();
    if (chooser === 'none') continue;
    const own = models.get(chooser.id);
    if (own) own.push(model);
    else models.set(chooser.id, [model]);
  }
  return models;
}

/** The names of the rows that a model has, its sheet's among them. */
function namesOfRows(model: Entry, sheet: Entry | undefined): string[] {
  const blocks = [valueAt(model, '/highlights'), ...tablesIn(model), ...(sheet ? tablesIn(sheet) : [])];
  return blocks.flatMap((block) => Object.keys(asBlock(block)).map(capitalise));
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
  return ['/specifications', '/sheetChanges'].flatMap((field) => Object.values(asBlock(valueAt(entry, field))));
}
