import { entriesOf, findingIn, textAt, type Rule } from '../entry.ts';

/** Categories whose page would be empty. Says nothing while a file that could belong to them cannot be read. */
export const findEmptyCategories: Rule = (input) => {
  const categories = entriesOf(input, 'category');
  const models = entriesOf(input, 'model');
  if ([...categories, ...models].some((entry) => entry.value === undefined)) return [];
  const withModels = new Set(models.map((entry) => textAt(entry, '/category')));
  const withChildren = new Set(categories.map((entry) => textAt(entry, '/parent')));
  return categories.flatMap((entry) => {
    const layout = textAt(entry, '/layout');
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
    return [];
  });
};
