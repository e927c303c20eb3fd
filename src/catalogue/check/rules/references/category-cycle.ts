import { findingIn, textAt } from '../../entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Categories that are their own ancestor: one finding for each cycle. */
export const rule: Rule = (input) => {
  const seen = new Set<string>();
  const parents = parentsOf(input);
  return entriesOf(input, 'category').flatMap((entry) => {
    const way = wayBack(parents, entry.id);
    if (!way || seen.has(entry.id)) return [];
    for (const id of way) seen.add(id);
    return findingIn(entry, '/parent', {
      rule: 'category/cycle',
      message: `The parents form a circle: ${[...way, entry.id].join(' → ')}.`,
      fix: `name another parent in one of them, or delete \`parent\` there to make it a main category`,
    });
  });
};

/** The cycle from `start` through its parents; undefined when they end at a main category. */
export function wayBack(parents: Parents, start: string): string[] | undefined {
  const way = [start];
  for (let id = parents.get(start); id !== undefined; id = parents.get(id)) {
    if (id === start) return way;
    if (way.includes(id)) return undefined;
    way.push(id);
  }
  return undefined;
}

/** The parent of each category; undefined for a main category. */
type Parents = ReadonlyMap<string, string | undefined>;

export function parentsOf(input: RuleInput): Parents {
  return new Map(entriesOf(input, 'category').map((entry) => [entry.id, textAt(entry, '/parent')]));
}
