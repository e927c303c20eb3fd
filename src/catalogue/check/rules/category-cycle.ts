import { entriesOf, findingIn, textAt, type Rule } from '../entry.ts';

/** Categories that are their own parent, directly or by way of others. */
export const findCategoryCycles: Rule = (input) => {
  const categories = entriesOf(input, 'category');
  const parents = new Map(categories.map((entry) => [entry.id, textAt(entry, '/parent')]));
  return categories.flatMap((entry) => {
    const way = [entry.id];
    for (let id = parents.get(entry.id); id !== undefined; id = parents.get(id)) {
      if (id === entry.id) {
        return findingIn(entry, '/parent', {
          rule: 'category/cycle',
          message: `The category stands above itself: ${[...way, id].join(' → ')}.`,
          fix: 'name another parent, or leave `parent` out for a main category',
        });
      }
      if (way.includes(id)) return [];
      way.push(id);
    }
    return [];
  });
};
