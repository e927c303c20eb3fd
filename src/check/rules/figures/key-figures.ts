import type { Finding } from '../../../yaml/finding.ts';
import { asBlock } from '../../../yaml/block.ts';
import { capitalise, normalizeName } from '../../../text/names.ts';
import { findingIn, itemsAt, tablesIn, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { categoriesAbove, entriesOf, entryNamed, type Rule, type RuleInput } from '../../rule.ts';
import { listReferences, unknownIn } from '../references/support/reference-list.ts';
import { explainUnknown } from '../../words.ts';

/** How many names a finding lists when there is no suggestion. */
const maxListed = 6;

/** With fewer, the schema refuses the list (`minItems`). */
const least = 3;

/**
 * Key figures that no model of their category has: every card would show a dash. Skipped while a file or a reference is
 * wrong, since rows may be missing because of it.
 */
export const rule: Rule = { names: ['key-figures/unknown'], check };

function check(input: RuleInput): Finding[] {
  const choosers = new Set(entriesOf(input, 'category').filter((entry) => itemsAt(entry, '/keyFigures').length > 0));
  const models = entriesOf(input, 'model');
  const isSure = [...entriesOf(input, 'category'), ...models, ...entriesOf(input, 'sheet')].every(
    ({ errorFree }) => errorFree,
  );
  if (choosers.size === 0 || !isSure || unknownIn(listReferences(input)).length > 0) return [];
  const byChooser = Map.groupBy(models, (model) =>
    categoriesAbove(input, model).find((category) => choosers.has(category)),
  );
  return [...choosers].flatMap((entry) => {
    const written = new Set<string>();
    for (const model of byChooser.get(entry) ?? []) addNamesOfRows(input, model, written);
    const names = [...new Set([...written].map(capitalise))];
    const known = new Set(names.map(normalizeName));
    const items = itemsAt(entry, '/keyFigures');
    const orDelete = items.length > least ? ', or delete the line' : '';
    return items.flatMap(({ pointer, value }) => {
      if (typeof value !== 'string' || names.length === 0 || known.has(normalizeName(value))) return [];
      const listed = names.slice(0, maxListed).map((name) => `\`${name}\``);
      return findingIn(entry, pointer, {
        rule: 'key-figures/unknown',
        ...explainUnknown(value, names, `No model of this category has a figure \`${value}\``, {
          otherwise: `write the name of a row in the specifications of its models, like ${listed.join(', ')}${orDelete}`,
        }),
        severity: 'warning',
      });
    });
  });
}

/** The row names of a model, including those of its sheet. */
function addNamesOfRows(input: RuleInput, model: Entry, names: Set<string>): void {
  const sheet = entryNamed(input, 'sheet', textAt(model, '/sheet'));
  for (const name of Object.keys(asBlock(valueAt(model, '/highlights')))) names.add(name);
  for (const { rows } of [...tablesIn(model), ...(sheet ? tablesIn(sheet) : [])])
    for (const name of Object.keys(rows)) names.add(name);
}
