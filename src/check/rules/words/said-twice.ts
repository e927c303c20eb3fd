import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, itemsAt } from '../../../catalogue/entry.ts';
import { textLists } from '../../../catalogue/texts.ts';
import type { Rule, RuleInput } from '../../rule.ts';

const small: ReadonlySet<string> = new Set(['a', 'an', 'and', 'of', 'the', 'with', 'for', 'in', 'is']);

/** List entries that say the same in nearly the same words. The schema reports exact duplicates. */
export const rule: Rule = { names: ['text/said-twice'], check };

function check({ entries }: RuleInput): Finding[] {
  return entries.flatMap((entry) =>
    textLists(entry.kind).flatMap((list) => {
      const items = itemsAt(entry, list);
      const seen = new Map<string, { text: string; number: number }>();
      return items.flatMap(({ pointer, value }, index) => {
        const text = titleOf(value);
        const key = text === undefined ? '' : essenceOf(text);
        const before = seen.get(key);
        if (text === undefined || key === '') return [];
        if (!before) seen.set(key, { text, number: index + 1 });
        if (!before || (before.text === text && typeof value === 'string')) return [];
        return findingIn(entry, pointer, {
          rule: 'text/said-twice',
          message: `"${text}" says the same as "${before.text}" (entry ${before.number} of the list).`,
          fix: 'delete one of the two',
          severity: 'warning',
        });
      });
    }),
  );
}

/** The text of a list entry, or its title. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('title' in value)) return undefined;
  return typeof value.title === 'string' ? value.title : undefined;
}

/** The significant words in alphabetical order, without case, punctuation, small words and plural s. */
function essenceOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|(?<!\.)\.+$/g, ''))
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => (/\p{L}{3}s$/u.test(word) ? word.slice(0, -1) : word))
    .sort()
    .join(' ');
}
