/**
 * Declarations of pages. Each `<kind>-page.ts` under src/features exports `list`, which lists the pages of that kind and
 * makes their data. Codegen collects them in `src/generated/pages.gen.ts`.
 */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedPages, Located, Source } from '../../catalogue/catalogue.ts';
import { hasPage, pageLabel, type TitledPage } from '../../catalogue/navigation.ts';
import type { PageBase } from '../../catalogue/shown/parts.ts';
import type { EntryKind } from '../kinds/kind.ts';
import { crumbsFromHome, pageBase, type HeadInput } from './head.ts';
import { listBounds } from './list-bounds.ts';
import { numberedHead, pagingOf, paginate, type PageSlice } from './paging.ts';

/** A page of the site. `file` is its data file; `page()` makes its data. */
export interface PageEntry<Data extends PageBase<string>> {
  path: AppPath;
  kind: Data['kind'];
  file: string;
  /** Other entries that it shows: their changes are its own. */
  sources?: readonly Source[];
  /** The page number within a paginated list. */
  pageNumber?: number;
  page: () => Data;
  /** Date of the last change of its files, if known and shown. */
  modified?: string;
  /** See `PageHead`. */
  languages?: Readonly<Record<string, AppPath>>;
  /** Sets `noindex`. */
  isHidden?: boolean;
  /** The title by which the search finds a page that no entry and no text of its own tell of. */
  foundAs?: string;
}

/** Lists all pages of one kind. */
type ListPages<Data extends PageBase<string>> = (catalogue: Catalogue) => PageEntry<Data>[];

/** The page data of a declaration. */
export type PageOf<List extends ListPages<PageBase<string>>> = ReturnType<ReturnType<List>[number]['page']>;

type PageSource = Pick<PageEntry<PageBase<string>>, 'path' | 'file'>;

export function listed<Data extends PageBase<string>>(
  kind: Data['kind'],
  { path, file }: PageSource,
  page: () => Data,
): PageEntry<Data> {
  return { path, kind, file, page };
}

/**
 * Declares the pages of a kind of entry: one for each that has an address. Its structured data and its link preview are
 * those that the kind declares.
 */
export function entryPages<
  const Kind extends string,
  Entry extends Source & { path: AppPath | undefined },
  Own extends object,
>(
  pageKind: Kind,
  kind: EntryKind<Entry>,
  head: (catalogue: Catalogue, entry: Entry) => Omit<HeadInput, 'path' | 'structuredData' | 'card'>,
  dataOf: (catalogue: Catalogue, entry: Entry) => Own,
) {
  return (catalogue: Catalogue) =>
    kind.entries(catalogue).flatMap((entry) => {
      const { path, file } = entry;
      if (path === undefined) return [];
      const page = () => {
        const structuredData = kind.structuredData?.(catalogue, entry);
        const card = kind.shareCard?.(catalogue, entry);
        const input = { ...head(catalogue, entry), path, structuredData, ...(card ? { card } : {}) };
        return { ...pageBase(catalogue, pageKind, input), ...dataOf(catalogue, entry) };
      };
      return [{ path, kind: pageKind, file, sources: kind.madeWith?.(entry) ?? [], page }];
    });
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
  dataOf: (catalogue: Catalogue, words: WordsOf<Kind>) => Own,
  {
    isHidden = false,
    hasLabel = false,
    sourcesOf = () => [],
  }: { isHidden?: boolean; hasLabel?: boolean; sourcesOf?: (catalogue: Catalogue) => readonly Source[] } = {},
) {
  return (catalogue: Catalogue) => {
    const words = catalogue.pages[kind] as WordsOf<Kind> | undefined;
    if (!words) return [];
    const { path, file, title, summary }: PageWords = words;
    const page = () => {
      const breadcrumbs = crumbsFromHome(catalogue, hasLabel ? pageLabel(catalogue, words) : title);
      const base = pageBase(catalogue, kind, { path, title, description: summary, breadcrumbs, isHidden });
      return { ...base, heading: title, ...dataOf(catalogue, words) };
    };
    return [{ path, kind, file, sources: sourcesOf(catalogue), page, ...(isHidden ? { isHidden } : {}) }];
  };
}

/** A list that is divided into pages of at most `size` items; `nameOf` labels ranges of pages. */
interface PagedList<Item> extends Omit<HeadInput, 'structuredData'> {
  file: string;
  items: readonly Item[];
  size: keyof typeof listBounds;
  nameOf: (item: Item) => string;
  /** The entry of an item. */
  sourceOf?: (item: Item) => Source;
  structuredData?: (items: readonly Item[]) => object[];
}

/**
 * Lists the pages of a paginated list. Its head is that of the first page; later ones have their own URL, title and
 * breadcrumbs.
 */
export function listedPages<const Kind extends string, Item, Own extends object>(
  catalogue: Catalogue,
  kind: Kind,
  { file, items, size, nameOf, sourceOf, structuredData, ...head }: PagedList<Item>,
  dataOf: (slice: PageSlice<Item>) => Own,
) {
  return paginate(items, listBounds[size], nameOf).map((slice) => {
    const input = { ...numberedHead(catalogue, head, slice), structuredData: structuredData?.(slice.items) };
    const page = () => ({
      ...pageBase(catalogue, kind, input),
      heading: input.title,
      ...dataOf(slice),
      paging: pagingOf(catalogue, head.path, slice),
    });
    const sources = sourceOf ? slice.items.map(sourceOf) : [];
    return { path: input.path, kind, file, sources, page, ...(slice.number > 1 ? { pageNumber: slice.number } : {}) };
  });
}

/**
 * Lists the pages of a paginated list directly below the home page, whose texts are a data file; none if the catalogue
 * lacks the file.
 */
export function listBelowHome<const Kind extends string, Item, Own extends object>(
  catalogue: Catalogue,
  kind: Kind,
  words: (Source & TitledPage & { summary: string }) | undefined,
  list: Omit<PagedList<Item>, 'file' | 'path' | 'title' | 'description' | 'breadcrumbs'>,
  dataOf: (slice: PageSlice<Item>) => Own,
) {
  if (!words || !hasPage(words)) return [];
  const { file, path, title, summary: description } = words;
  const head = { file, path, title, description, breadcrumbs: crumbsFromHome(catalogue, title) };
  return listedPages(catalogue, kind, { ...head, ...list }, dataOf);
}

/** All entries of a kind as cards. */
export const asCards = <Entry extends Source & { title: string }>(items: readonly Entry[]) => ({
  items,
  size: 'cards' as const,
  nameOf: ({ title }: Entry) => title,
  sourceOf: (entry: Entry): Source => entry,
});
