import type { AppPath } from '#generated/route-tree.gen.ts';
import { textAt, valueAt, type Entry } from './entry.ts';
import { asAppPath, pathOf } from './paths.ts';

/** A URL that an entry uses; `pointer` is where it is written, or would be. */
export interface TakenPath<Of = Entry> {
  path: AppPath;
  entry: Of;
  pointer: string;
}

/** The URLs of an entry's pages: none, one, or two for the category with a listing. */
export function takenPaths<Of extends Pick<Entry, 'kind' | 'id' | 'value'>>(entry: Of): TakenPath<Of>[] {
  if (entry.value === undefined) return [];
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
