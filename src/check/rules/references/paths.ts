import type { Finding } from '../../../yaml/finding.ts';
import { reservedPaths, asAppPath, pathOf } from '../../../catalogue/paths.ts';
import { findingIn, valueAt, isRead, textAt, type Entry } from '../../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../../rule.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';

/** Entries with the same URL, ignoring case, and URLs that the site itself uses. */
export const rule: Rule = { names: ['path/reserved', 'path/taken'], check };

function check({ entries }: RuleInput): Finding[] {
  const seen = new Map<string, TakenPath>();
  // The finding is at the entry with an explicit `path`, not at the one whose file name gives the URL.
  const all = entries.flatMap(takenPaths).sort((a, b) => rankOf(a) - rankOf(b));
  const keys = new Set(all.map(({ path }) => path.toLowerCase()));
  return all.flatMap((taken) => {
    const { path, entry, pointer } = taken;
    const key = path.toLowerCase();
    if (reservedPaths.includes(key)) {
      return findingIn(entry, pointer, {
        rule: 'path/reserved',
        message: `The address ${path} is used by the site itself.`,
        fix: 'choose another `path`',
      });
    }
    const first = seen.get(key);
    if (!first) {
      seen.set(key, taken);
      return [];
    }
    const difference = first.path === path ? '' : ` (there ${first.path}; only letter case differs)`;
    return findingIn(entry, pointer, {
      rule: 'path/taken',
      message: `The address ${path} of ${entry.file} is also that of ${first.entry.file}${difference}.`,
      fix: adviceFor(taken, keys),
    });
  });
}

function rankOf({ entry, pointer }: TakenPath): number {
  if (entry.kind.startsWith('page-')) return 0;
  return valueAt(entry, pointer) === undefined ? 1 : 2;
}

/** Suggests removing `path` if the URL from the file name is free. */
function adviceFor({ entry, pointer, path }: TakenPath, keys: ReadonlySet<string>): string {
  const usual = `/${entry.id}`;
  const isOwn = pointer === '/path' && valueAt(entry, '/path') !== undefined && path.toLowerCase() !== usual;
  if (!isOwn || keys.has(usual)) {
    return 'give one of the two another `path`, or its file another name';
  }
  return `delete the line to use the address ${usual}; or choose another \`path\``;
}

/** A URL that an entry uses; `pointer` is where it is written, or would be. */
export interface TakenPath {
  path: AppPath;
  entry: Entry;
  pointer: string;
}

/** The URLs of an entry's pages: none, one, or two for the category with a listing. */
export function takenPaths(entry: Entry): TakenPath[] {
  if (!isRead(entry)) return [];
  const path = pathOf({
    kind: entry.kind,
    id: entry.id,
    path: textAt(entry, '/path'),
    has: (field) => valueAt(entry, `/${field}`) !== undefined,
  });
  const listing = entry.kind === 'category' ? textAt(entry, '/listing/path') : undefined;
  return [
    ...(path ? [{ path, entry, pointer: '/path' }] : []),
    ...(listing === undefined ? [] : [{ path: asAppPath(listing), entry, pointer: '/listing/path' }]),
  ];
}
