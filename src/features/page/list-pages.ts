import { lists, type PageData } from '#generated/pages.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { compareTexts } from '../../yaml/finding.ts';
import { markForeign, type ForeignTexts } from '../../text/foreign-text.ts';
import { directionOf, isolateTexts } from '../../text/language.ts';
import { languageOf } from '../../catalogue/language-paths.ts';
import type { PageEntry } from './declare.ts';

export type ListedPage = PageEntry<PageData>;

/**
 * The pages of a catalogue in each of its languages, sorted by path; the first language comes first. A page says in
 * which languages it exists.
 */
export function listInLanguages(catalogues: readonly Catalogue[]): ListedPage[][] {
  const tags = catalogues.slice(1).map(({ site }) => site.language);
  const all = catalogues.map((catalogue, at) =>
    listPages(catalogue).filter((page) => languageOf(page.path, tags) === tags[at - 1]),
  );
  if (tags.length === 0) return all;
  const keyOf = (page: ListedPage) =>
    languageOf(page.path, tags) ? page.path.replace(/^\/[^/]+/, '') || '/' : page.path;
  const places = all.flatMap((pages, at) =>
    pages.map((page) => ({ key: keyOf(page), tag: catalogues[at]?.site.language ?? '', path: page.path })),
  );
  const byKey = Map.groupBy(places, ({ key }) => key);
  return all.map((pages) =>
    pages.map((listed) => {
      const languages = Object.fromEntries((byKey.get(keyOf(listed)) ?? []).map(({ tag, path }) => [tag, path]));
      const page = () => {
        const made = listed.page();
        return { ...made, head: { ...made.head, languages } };
      };
      return { ...listed, languages, page };
    }),
  );
}

/** All pages of the site, sorted by path. */
export function listPages(catalogue: Catalogue): ListedPage[] {
  const pages: ListedPage[] = Object.values(lists).flatMap((list): ListedPage[] => list(catalogue));
  pages.sort((a, b) => compareTexts(a.path, b.path));
  const { site, untranslated } = catalogue;
  const isFromRight = directionOf(site.language) === 'rtl';
  if (!isFromRight && !untranslated) return pages;
  return pages.map((listed) => {
    const page = () => {
      const made = untranslated ? markPage(listed.page(), untranslated) : listed.page();
      // On left-to-right sites, a CSS rule isolates the texts.
      return isFromRight ? isolateTexts(made, site.language) : made;
    };
    return { ...listed, page };
  });
}

function markPage(page: PageData, untranslated: ForeignTexts): PageData {
  const { head, breadcrumbs } = page;
  return {
    ...markForeign(page, untranslated),
    head,
    breadcrumbs: markForeign(breadcrumbs, untranslated, { withNames: true }),
  };
}
