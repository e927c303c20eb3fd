/**
 * Declarations of pages. Each `<kind>-page.ts` in this folder exports `list`, which lists the catalogue's pages of that
 * kind and makes their data. Codegen collects them in `src/generated/pages.gen.ts`.
 */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory, LinkedPages, Located } from '../catalogue.ts';
import { pageLabel } from '../navigation.ts';
import type { PageBase } from '../page-data.ts';
import { numberedPath } from '../paths.ts';
import { crumbsFromHome, pageBase } from './parts/head.ts';
import { listBounds } from './parts/list-bounds.ts';
import { paginate, type PageSlice } from './parts/paging.ts';

/** A page of the site. `file` is its data file; `page()` makes its data. */
export interface PageEntry<Data extends PageBase<string>> {
  path: AppPath;
  kind: Data['kind'];
  file: string;
  /** The page number within a paginated list. */
  pageNumber?: number;
  page: () => Data;
  /** Date of the file's last change, if known and shown. */
  modified?: string;
  /** Sets `noindex`. */
  isHidden?: boolean;
}

/** Lists all pages of one kind. */
export type ListPages<Data extends PageBase<string>> = (catalogue: Catalogue) => PageEntry<Data>[];

/** The page data of a declaration. */
export type PageOf<List extends ListPages<PageBase<string>>> = ReturnType<ReturnType<List>[number]['page']>;

type Place = Pick<PageEntry<PageBase<string>>, 'path' | 'file'>;

export function listed<Data extends PageBase<string>>(
  kind: Data['kind'],
  { path, file }: Place,
  page: () => Data,
): PageEntry<Data> {
  return { path, kind, file, page };
}

/** Texts of a file in data/pages/ that has its own page. */
type PageWords = Located & { title: string; summary: string };
type PageName = {
  [Name in keyof LinkedPages]-?: NonNullable<LinkedPages[Name]> extends PageWords ? Name : never;
}[keyof LinkedPages];
type WordsOf<Name extends PageName> = NonNullable<LinkedPages[Name]>;

/**
 * Declares the single page of a kind named after its file, directly below the home page; none if the catalogue lacks
 * the file. Its breadcrumb is the navigation's label, or its title.
 */
export function pageBelowHome<const Kind extends PageName, Own extends object>(
  kind: Kind,
  own: (catalogue: Catalogue, words: WordsOf<Kind>) => Own,
  { isHidden = false, hasLabel = false } = {},
) {
  return (catalogue: Catalogue) => {
    const words = catalogue.pages[kind] as WordsOf<Kind> | undefined;
    if (!words) return [];
    const { path, file, title, summary }: PageWords = words;
    const page = () => {
      const breadcrumbs = crumbsFromHome(catalogue, hasLabel ? pageLabel(catalogue, words) : title);
      const base = pageBase(catalogue, kind, { path, titles: [title], description: summary, breadcrumbs, isHidden });
      return { ...base, heading: title, ...own(catalogue, words) };
    };
    return [{ path, kind, file, page, ...(isHidden ? { isHidden } : {}) }];
  };
}

/** The pages of a list, one per slice of it. */
export function listedSlices<Data extends PageBase<string>, Item>(
  kind: Data['kind'],
  { path, file }: Place,
  slices: readonly PageSlice<Item>[],
  page: (slice: PageSlice<Item>) => Data,
): PageEntry<Data>[] {
  return slices.map((slice) => ({
    ...listed(kind, { path: numberedPath(path, slice.number), file }, () => page(slice)),
    ...(slice.number > 1 ? { pageNumber: slice.number } : {}),
  }));
}

interface CategoryPages<Data, Item> {
  /** The `layout` of categories with this kind of page. */
  layout: LinkedCategory['layout'];
  /** Entries per page. */
  size: keyof typeof listBounds;
  /** The category's entries, and their names for pagination. */
  items: (catalogue: Catalogue, category: LinkedCategory) => readonly Item[];
  nameOf: (item: Item) => string;
  page: (catalogue: Catalogue, category: LinkedCategory, slice: PageSlice<Item>) => Data;
}

/** Declares the pages of all categories with one layout. */
export function categoryPages<Data extends PageBase<string>, Item>(
  kind: Data['kind'],
  { layout, size, items, nameOf, page }: CategoryPages<Data, Item>,
): ListPages<Data> {
  return (catalogue) =>
    catalogue.categories
      .filter((category) => category.layout === layout)
      .flatMap((category) => {
        const slices = paginate(items(catalogue, category), listBounds[size], nameOf);
        return listedSlices(kind, category, slices, (slice) => page(catalogue, category, slice));
      });
}
