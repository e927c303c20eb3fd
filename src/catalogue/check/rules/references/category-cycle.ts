import { entriesOf, findingIn, textAt, type Entry, type Rule, type RuleInput } from '../../entry.ts';

/** Categories that are their own parent, directly or by way of others: one finding for each circle. */
export const rule: Rule = (input) => {
  const seen = new Set<string>();
  return entriesOf(input, 'category').flatMap((entry) => {
    const way = wayBack(input, entry.id);
    if (!way || seen.has(entry.id)) return [];
    for (const id of way) seen.add(id);
    return findingIn(entry, '/parent', {
      rule: 'category/cycle',
      message: `The category stands above itself: ${[...way, entry.id].join(' → ')}.`,
      fix: `name another parent in one of them, or leave \`parent\` out there for a main category`,
    });
  });
};

/** The categories from one to itself by way of parents, or undefined when they end at a main category. */
export function wayBack(input: RuleInput, start: string): string[] | undefined {
  const parents = parentsOf(input);
  const way = [start];
  for (let id = parents.get(start); id !== undefined; id = parents.get(id)) {
    if (id === start) return way;
    if (way.includes(id)) return undefined;
    way.push(id);
  }
  return undefined;
}

/** Asked for each category of the same entries. */
const known = new WeakMap<readonly Entry[], ReadonlyMap<string, string | undefined>>();

function parentsOf(input: RuleInput): ReadonlyMap<string, string | undefined> {
  const parents =
    known.get(input.entries) ??
    new Map(entriesOf(input, 'category').map((entry) => [entry.id, textAt(entry, '/parent')]));
  known.set(input.entries, parents);
  return parents;
}
