import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { pageLabel } from '../../catalogue/navigation.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { alternativesOf } from '../find/find-results-page.ts';
import { listFindResults } from '../find/find-results.ts';
import type { HomeWay } from '../kinds/kind.ts';
import { listBounds } from '../page/list-bounds.ts';

/** The first choice of the finder that has pages of its own, what kinds of entry add, the other choices; the finder. */
export function waysOf(catalogue: Catalogue): { groups: HomeWay[]; all: InternalLink | undefined } {
  const { find } = catalogue.pages;
  const finderGroups = find ? alternativesOf(find, listFindResults(catalogue), new Map(), catalogue.site.language) : [];
  const [first, ...others] = finderGroups.map(({ by: label, links }) => ({
    label,
    links: links.map(({ to, label: text, counted: note }) => ({ to, label: text, note })),
  }));
  const all = [first, ...declaredKinds.map((kind) => kind.homeWay?.(catalogue)), ...others];
  return {
    groups: all.flatMap((way) =>
      way && way.links.length > 0 ? [{ ...way, links: way.links.slice(0, listBounds.home) }] : [],
    ),
    all: find && { to: find.path, label: pageLabel(catalogue, find) },
  };
}
