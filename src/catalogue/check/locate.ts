import type { AppPath } from '#generated/route-tree.gen.ts';
import { asAppPath, pathOf } from '../paths.ts';
import { isRead, textAt, valueAt, type Entry } from './entry.ts';

/** An address that an entry takes; `pointer` is where it is written, or would be. */
export interface TakenPath {
  path: AppPath;
  entry: Entry;
  pointer: string;
}

/** The addresses of an entry's pages: none, one, or two for the category with a listing. */
export function takenPaths(entry: Entry): TakenPath[] {
  if (!isRead(entry)) return [];
  const path = pathOf({
    kind: entry.kind,
    id: entry.id,
    path: textAt(entry, '/path'),
    hasGallery: valueAt(entry, '/gallery') !== undefined,
  });
  const listing = entry.kind === 'category' ? textAt(entry, '/listing/path') : undefined;
  return [
    ...(path ? [{ path, entry, pointer: '/path' }] : []),
    ...(listing === undefined ? [] : [{ path: asAppPath(listing), entry, pointer: '/listing/path' }]),
  ];
}
