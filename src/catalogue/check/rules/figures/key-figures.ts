import { asBlock } from '../../../fields/block.ts';
import { capitalise, normalizeName } from '../../../names.ts';
import { findingIn, itemsAt, textAt, valueAt, type Entry } from '../../entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { nearest } from '../../nearest.ts';
import { didYouMean } from '../../words.ts';

/** How many names a finding lists when there is no suggestion. */
const maxListed = 6;

/**
 * Key figures that no model of their category has: every card would show a dash. Skips categories without models, and
 * those whose rows may be missing because of another error: in a model's or sheet's file, or an unknown reference.
 */
export const rule: Rule = (input) => {
  const choosers = entriesOf(input, 'category').filter((entry) => itemsAt(entry, '/keyFigures').length > 0);
  if (choosers.length === 0) return [];
  const models = modelsByChooser(input, new Set(choosers.map(({ id }) => id)));
  if (models.has('unknown')) return [];
  const sheets = new Map(entriesOf(input, 'sheet').map((entry) => [entry.id, entry]));
  const sheetOf = (model: Entry) => sheets.get(textAt(model, '/sheet') ?? '');
  const isSure = (model: Entry) =>
    model.errorFree && (textAt(model, '/sheet') === undefined || sheetOf(model)?.errorFree === true);
  const rowsOf = (model: Entry) => namesOfRows(model, sheetOf(model));
  return choosers.flatMap((entry) => {
    const own = models.get(`id ${entry.id}`) ?? [];
    const wanted = itemsAt(entry, '/keyFigures').filter(({ value }) => typeof value === 'string');
    const open = new Set(wanted.map(({ value }) => normalizeName(String(value))));
    for (const model of own) {
      // Usually the first model has them all, and no others are read.
      if (open.size === 0) break;
      for (const name of rowsOf(model)) open.delete(normalizeName(name));
    }
    const missing = wanted.filter(({ value }) => open.has(normalizeName(String(value))));
    const names = missing.length > 0 && own.every(isSure) ? new Set(own.flatMap(rowsOf)) : new Set<string>();
    if (names.size === 0) return [];
    return missing.map(({ pointer, value }) => {
      const suggestion = nearest(String(value), names);
      const listed = [...names].slice(0, maxListed).map((name) => `\`${name}\``);
      return findingIn(entry, pointer, {
        rule: 'key-figures/unknown',
        message: `No model of this category has a figure \`${String(value)}\`${didYouMean(suggestion)}`,
        fix:
          suggestion === undefined
            ? `write the name of a row in the specifications of its models, like ${listed.join(', ')}, or delete the line`
            : `write \`${suggestion}\``,
        severity: 'warning',
      });
    });
  });
};

/** Models by the category whose key figures apply to them. */
function modelsByChooser(input: RuleInput, choosers: ReadonlySet<string>): Map<Chooser, Entry[]> {
  const categories = new Map(entriesOf(input, 'category').map((entry) => [entry.id, entry]));
  return Map.groupBy(entriesOf(input, 'model'), (model) => chooserOf(textAt(model, '/category'), categories, choosers));
}

/** The row names of a model, including those of its sheet. */
function namesOfRows(model: Entry, sheet: Entry | undefined): string[] {
  const blocks = [valueAt(model, '/highlights'), ...tablesIn(model), ...(sheet ? tablesIn(sheet) : [])];
  return blocks.flatMap((block) => Object.keys(asBlock(block)).map(capitalise));
}

/** The id of a category after `id`, so that no category is called `none`. */
type Chooser = `id ${string}` | 'none' | 'unknown';

/**
 * The nearest category upwards with key figures; unknown when a category on the way is missing or invalid. A cycle
 * gives none, since another rule reports it.
 */
function chooserOf(
  id: string | undefined,
  categories: ReadonlyMap<string, Entry>,
  choosers: ReadonlySet<string>,
): Chooser {
  if (id === undefined) return 'unknown';
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at);) {
    if (choosers.has(at)) return `id ${at}`;
    seen.add(at);
    const entry = categories.get(at);
    if (!entry?.errorFree) return 'unknown';
    at = textAt(entry, '/parent');
  }
  return 'none';
}

function tablesIn(entry: Entry): unknown[] {
  return ['/specifications', '/sheetChanges'].flatMap((field) => Object.values(asBlock(valueAt(entry, field))));
}
