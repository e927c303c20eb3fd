import { expectedEntries } from './expected-entries.ts';
import { addressOf, type Content } from './read-content.ts';

/** A page that the data requires: its address, its label for messages, and its heading if the data has one. */
interface WantedPage {
  path: string;
  name: string;
  file: string;
  heading?: string;
  /** Whether it must be in the sitemap. */
  isPublic: boolean;
}

/** Every page that the data requires. Further pages of lists, comparisons and finder results are derived from them. */
export function wantedPages(content: Content): WantedPage[] {
  const { categories, pages } = content;
  return [
    ...expectedEntries(content).flatMap(({ name, file, page }) =>
      page ? { ...page, name, file, isPublic: true } : [],
    ),
    ...categories.map(({ path, title, file }) => ({ path, name: title, file, heading: title, isPublic: true })),
    ...categories
      .filter(({ listing }) => listing !== undefined)
      .map((category) => {
        const { title = '' } = category.listing ?? {};
        return { path: addressOf(category), name: title, file: category.file, heading: title, isPublic: true };
      }),
    ...pages.map(({ id, path, file }) => ({ path, name: `The page "${id}"`, file, isPublic: false })),
  ];
}
