import { entriesOf, findingIn, itemsAt, type Rule } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { didYouMean } from '../words.ts';

/** What a category or an equipment item feeds in a line: another category or item that is there. */
export const findLineFaults: Rule = (input) => {
  const entries = [...entriesOf(input, 'category'), ...entriesOf(input, 'equipment')];
  const ids = [...new Set(entries.map(({ id }) => id))];
  return entries.flatMap((entry) =>
    itemsAt(entry, '/feeds').flatMap(({ pointer, value }) => {
      if (typeof value !== 'string') return [];
      if (value === entry.id) {
        const message = 'Nothing stands behind itself in a line.';
        return [findingIn(entry, pointer, { rule: 'line/itself', message, fix: 'delete this line' })];
      }
      if (ids.includes(value)) return [];
      const meant = nearest(value, ids);
      return [
        findingIn(entry, pointer, {
          rule: 'reference/unknown',
          message: `\`${value}\` is not the name of a file in data/categories or data/equipment${didYouMean(meant)}`,
          fix: meant === undefined ? 'write the name of such a file, without its ending' : `write \`${meant}\``,
        }),
      ];
    }),
  );
};
