import { addressOf, type Content } from '../read-content.ts';
import type { Property } from '../property.ts';
import { holds } from '../same-text.ts';

/** A page that the data requires: its address, its label for messages, and its heading if the data has one. */
export interface WantedPage {
  path: string;
  name: string;
  file: string;
  heading?: string;
  /** Whether it must be in the sitemap. */
  isPublic: boolean;
}

/** Every page that the data requires. Further pages of lists, comparisons and finder results are derived from them. */
export function wantedPages({ models, categories, equipment, fairs, pages }: Content): WantedPage[] {
  return [
    ...models.map(({ path, name, file, heading = name }) => ({ path, name, file, heading, isPublic: true })),
    ...categories.map(({ path, title, file }) => ({ path, name: title, file, heading: title, isPublic: true })),
    ...categories
      .filter(({ listing }) => listing !== undefined)
      .map((category) => {
        const { title = '' } = category.listing ?? {};
        return { path: addressOf(category), name: title, file: category.file, heading: title, isPublic: true };
      }),
    ...equipment.map(({ path, name, file }) => ({ path, name, file, heading: name, isPublic: true })),
    ...fairs.flatMap(({ path, title, file, gallery }) =>
      gallery ? [{ path, name: title, file, heading: gallery.title, isPublic: true }] : [],
    ),
    ...pages.map(({ id, path, file }) => ({ path, name: `The page "${id}"`, file, isPublic: false })),
  ];
}

export const everyEntryHasItsPage: Property = {
  title: 'Every entry has its page, with its heading',
  check(content, { pages, statuses }, expect) {
    for (const { path, name, file, heading } of wantedPages(content)) {
      const page = pages.get(path);
      expect(page !== undefined, `${name} has no page: ${path} (from ${file}) answers ${statuses.get(path)}`);
      if (!page || heading === undefined) continue;
      const found = page.headings.join(' ');
      expect(holds(found, heading), `The heading of ${path} is "${found}" and not "${heading}"`);
    }
  },
};

export const everyPageHasATitle: Property = {
  title: 'Every page has a title, a description and one heading',
  check(_, { pages }, expect) {
    for (const { path, title, description, headings } of pages.values()) {
      expect(title !== '', `${path} has no title`);
      expect(description !== '', `${path} has no description`);
      const named = headings.filter((heading) => heading !== '');
      expect(named.length === 1, `${path} has ${named.length} headings of the first level and not one`);
    }
  },
};

export const everyPageIsInTheSitemap: Property = {
  title: 'Every page is in the sitemap, unless it is hidden from search engines',
  check(content, { pages, sitemap }, expect) {
    for (const { path, name, isPublic } of wantedPages(content)) {
      const isHidden = pages.get(path)?.isHidden ?? false;
      expect(!(isPublic && isHidden), `${name} (${path}) is hidden from search engines`);
      expect(sitemap.has(path) !== isHidden, `${path} is ${isHidden ? 'hidden and yet in' : 'not in'} the sitemap`);
    }
    for (const path of sitemap) expect(pages.has(path), `The sitemap names ${path}, which is no page`);
  },
};
