import { findingIn, itemsAt } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';

/** A category or an equipment item that is said to feed itself in a line. */
export const rule: Rule = (input) =>
  [...entriesOf(input, 'category'), ...entriesOf(input, 'equipment')].flatMap((entry) =>
    itemsAt(entry, '/feeds').flatMap(({ pointer, value }) => {
      if (value !== entry.id) return [];
      const message = 'Nothing stands behind itself in a line.';
      return [findingIn(entry, pointer, { rule: 'line/itself', message, fix: 'delete this line' })];
    }),
  );
