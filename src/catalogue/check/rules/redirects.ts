import { escapePointer } from '../../read/index-events.ts';
import { entriesOf, findingIn, valueAt, type Rule } from '../entry.ts';
import { takenPaths } from '../locate.ts';
import { nearest } from '../nearest.ts';
import { didYouMean } from '../words.ts';

/** Old addresses that are still pages, and old addresses that lead nowhere. */
export const findFaultyRedirects: Rule = (input) => {
  return entriesOf(input, 'site').flatMap((site) => {
    const redirects = valueAt(site, '/redirects');
    if (typeof redirects !== 'object' || redirects === null) return [];
    const paths = input.entries.flatMap(takenPaths).map(({ path }) => String(path));
    const lower = new Set(paths.map((path) => path.toLowerCase()));
    return Object.entries(redirects as Record<string, unknown>).flatMap(([from, to]) => {
      const pointer = `/redirects/${escapePointer(from)}`;
      if (lower.has(from.toLowerCase().replace(/(.)\/$/, '$1'))) {
        const message = `${from} is the address of a page, so it cannot lead to another.`;
        return findingIn(site, pointer, { rule: 'redirect/taken', message, fix: 'delete the line' }, 'name');
      }
      if (typeof to !== 'string' || paths.includes(to)) return [];
      const meant = nearest(to, paths);
      const message = `${to} is not the address of a page${didYouMean(meant)}`;
      return findingIn(site, pointer, {
        rule: 'redirect/nowhere',
        message,
        fix: meant === undefined ? `write the address of a page, or delete the line` : `write ${from}: ${meant}`,
      });
    });
  });
};
