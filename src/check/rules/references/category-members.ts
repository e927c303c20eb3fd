import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, isRead, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { listReferences, suggestionFor, renamedFrom, unknownIn } from './support/reference-list.ts';

const textFields = ['/intro', '/body', '/features', '/applications', '/benefits', '/getInTouch'];

/**
 * Categories whose page would be empty. Skipped while a file that may belong to them cannot be read, or names a
 * category that may be a misspelling of theirs.
 */
export const rule: Rule = { names: ['category/no-members', 'category/no-models', 'category/no-text'], check };

function check(input: RuleInput): Finding[] {
  const categories = entriesOf(input, 'category');
  const models = entriesOf(input, 'model');
  const isOpen = (entry: Entry) =>
    !isRead(entry) || (entry.kind === 'model' && textAt(entry, '/category') === undefined);
  if ([...categories, ...models].some(isOpen)) return [];
  const references = listReferences(input);
  const unknown = unknownIn(references);
  const misspelt = new Set(unknown.map((reference) => suggestionFor(reference) ?? renamedFrom(reference, references)));
  const withModels = new Set(models.map((entry) => textAt(entry, '/category')));
  const withChildren = new Set(categories.map((entry) => textAt(entry, '/parent')));
  return categories.flatMap((entry) => {
    const layout = textAt(entry, '/layout');
    if (misspelt.has(entry.id) || !entry.valid) return [];
    if (layout === 'models' && !withModels.has(entry.id)) {
      return findingIn(entry, '/layout', {
        rule: 'category/no-models',
        message: `The category shows its models, but no file in data/models says \`category: ${entry.id}\`.`,
        fix: 'add a model, or choose `layout: text`',
      });
    }
    if (layout === 'cards' && !withModels.has(entry.id) && !withChildren.has(entry.id)) {
      return findingIn(entry, '/layout', {
        rule: 'category/no-members',
        message: 'The category shows cards, but no category and no model belongs to it.',
        fix: `write \`parent: ${entry.id}\` in a category or \`category: ${entry.id}\` in a model, or choose \`layout: text\``,
      });
    }
    const hasText = textFields.some((pointer) => valueAt(entry, pointer) !== undefined);
    if (layout === 'text' && !hasText && !withModels.has(entry.id) && !withChildren.has(entry.id)) {
      return findingIn(entry, '/layout', {
        rule: 'category/no-text',
        message: 'The page of this category would be empty: it has no text, no categories and no models.',
        fix: 'add `body:` and the paragraphs below it, each as a point: - "…"',
      });
    }
    return [];
  });
}
