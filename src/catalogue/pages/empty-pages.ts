import type { PageFile } from '#generated/page-files.gen.ts';

/** What some pages need beside their own file. */
export interface PageNeeds {
  fairs: number;
  models: number;
  hasRepository: boolean;
  hasFacets: boolean;
}

/** From so many machines on a list says which names are where, and the finder asks for categories. */
export const longList = 100;

/** What a page would need to have something to show; undefined where it has something. */
export function missingFor(name: PageFile, { fairs, models, hasRepository, hasFacets }: PageNeeds): string | undefined {
  if (name === 'tradefairs' && fairs === 0) return 'a fair';
  if (name === 'compare' && models < 2) return 'a second model';
  if (name === 'editor' && !hasRepository) return '`repository` in site.yaml';
  if (name === 'find' && !hasFacets && models <= longList) return 'a facet in pages/find.yaml';
  return undefined;
}
