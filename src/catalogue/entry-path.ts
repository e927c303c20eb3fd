/** The URLs of entries. Not in `paths.ts`, which visitors download, without the table of kinds. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import { kindOf, type KindId, type PagedKindId } from './kinds.ts';
import { asAppPath, offlinePath } from './paths.ts';

/** The fields that decide an entry's URL. */
interface Locatable {
  kind: KindId;
  id: string;
  /** The entry's own `path`, if it has one. */
  path?: string | undefined;
  /** Whether the entry has the field that its page needs: a fair has a page only with a gallery. */
  has?: (field: string) => boolean;
}

/** Canonical path of an entry's page: its own `path`, else `/<id>`; undefined for an entry without a page. */
export function pathOf(entry: Locatable & { kind: PagedKindId }): AppPath;
export function pathOf(entry: Locatable): AppPath | undefined;
export function pathOf({ kind, id, path, has }: Locatable): AppPath | undefined {
  const { hasPage = false } = kindOf(kind);
  if (!(typeof hasPage === 'string' ? has?.(hasPage) : hasPage)) return undefined;
  if (kind === 'page-home') return asAppPath('/');
  return asAppPath(kind === 'page-offline' ? offlinePath : (path ?? `/${id}`));
}
