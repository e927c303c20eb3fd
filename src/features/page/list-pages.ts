import { lists, type PageData } from '#generated/pages.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { compareTexts } from '../../yaml/finding.ts';
import { directionOf, isolateTexts } from '../../text/language.ts';
import type { PageEntry } from './declare.ts';

export type ListedPage = PageEntry<PageData>;

/** All pages of the site, sorted by path. */
export function listPages(catalogue: Catalogue): ListedPage[] {
  const pages: ListedPage[] = Object.values(lists).flatMap((list): ListedPage[] => list(catalogue));
  pages.sort((a, b) => compareTexts(a.path, b.path));
  // On left-to-right sites, a CSS rule isolates the texts.
  const { language } = catalogue.site;
  if (directionOf(language) === 'ltr') return pages;
  return pages.map((listed) => ({ ...listed, page: () => isolateTexts(listed.page(), language) }));
}
