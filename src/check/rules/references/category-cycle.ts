import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, type Entry } from '../../../catalogue/entry.ts';
import { categoriesAbove, entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Categories that are their own ancestor: one finding for each cycle. */
export const rule: Rule = { names: ['category/cycle'], check };

function check(input: RuleInput): Finding[] {
  const seen = new Set<Entry>();
  return entriesOf(input, 'category').flatMap((entry) => {
    const way = categoriesAbove(input, entry);
    if (!way.includes(entry) || seen.has(entry)) return [];
    for (const member of way) seen.add(member);
    return findingIn(entry, '/parent', {
      rule: 'category/cycle',
      message: `The parents form a circle: ${[entry, ...way].map(({ id }) => id).join(' → ')}.`,
      fix: `name another parent in one of them, or delete \`parent\` there to make it a main category`,
    });
  });
}
