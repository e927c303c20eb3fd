/**
 * How a kind of page is declared: each file `<kind>-page.ts` below this folder exports `list`, which says which pages of
 * the kind a catalogue has and makes what each is given. Codegen gathers them in `src/generated/pages.gen.ts`.
 */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory, LinkedPages, Located } from '../catalogue.ts';
import { pageLabel } from '../navigation.ts';
import type { PageBase } from '../page-data.ts';
import { partPath } from '../paths.ts';
import { crumbsFromHome, pageBase } from './parts/head.ts';
import { partsOf, type ListBounds, type Part } from './parts/paging.ts';

/** A page of the site. `file` is the data file that it comes from; `page()` makes what it is given. */
export interface PageEntry<Data extends PageBase<string>> {
  path: AppPath;
  kind: Data['kind'];
  file: string;
  /** The number of a page on which a long list goes on. */
  part?: number;
  page: () => Data;
  /** Day of the last change of its file, where it is known and the page says it. */
  modified?: string;
  /** Search engines shall not list it. */
  isHidden?: boolean;
}

/** All pages of one kind. `bounds` says how long the lists on them may be. */
export type ListPages<Data extends PageBase<string>> = (catalogue: Catalogue, bounds: ListBounds) => PageEntry<Data>[];

/** What the pages of a declaration are given. */
export type PageOf<List extends ListPages<PageBase<string>>> = ReturnType<ReturnType<List>[number]['page']>;

type Place = Pick<PageEntry<PageBase<string>>, 'path' | 'file'>;

/** A page at its place. */
export function listed<Data extends PageBase<string>>(
  kind: Data['kind'],
  { path, file }: Place,
  page: () => Data,
): PageEntry<Data> {
  return { path, kind, file, page };
}

/** Words of a file in data/pages/ that has a page of its own. */
type PageWords = Located & { title: string; summary: string };
type PageName = {
  [Name in keyof LinkedPages]-?: NonNullable<LinkedPages[Name]> extends PageWords ? Name : never;
}[keyof LinkedPages];
type WordsOf<Name extends PageName> = NonNullable<LinkedPages[Name]>;

/**
 * The one page of a kind that is called like its file and stands directly below the home page; none where the catalogue
 * does without. The breadcrumbs have its title, or what the navigation calls it.
 */
export function pageBelowHome<const Kind extends PageName, Own extends object>(
  kind: Kind,
  own: (catalogue: Catalogue, words: WordsOf<Kind>, bounds: ListBounds) => Own,
  { isHidden = false, hasLabel = false } = {},
) {
  return (catalogue: Catalogue, bounds: ListBounds) => {
    const words = catalogue.pages[kind] as WordsOf<Kind> | undefined;
    if (!words) return [];
    const { path, file, title, summary }: PageWords = words;
    const page = () => {
      const breadcrumbs = crumbsFromHome(catalogue, hasLabel ? pageLabel(catalogue, words) : title);
      const base = pageBase(catalogue, kind, { path, titles: [title], description: summary, breadcrumbs, isHidden });
      return { ...base, heading: title, ...own(catalogue, words, bounds) };
    };
    return [{ path, kind, file, page, ...(isHidden ? { isHidden } : {}) }];
  };
}

/** The pages of a list, one for each part. */
export function listedParts<Data extends PageBase<string>>(
  kind: Data['kind'],
  { path, file }: Place,
  parts: Part[],
  page: (part: Part) => Data,
): PageEntry<Data>[] {
  return parts.map((part) => ({
    ...listed(kind, { path: partPath(path, part.number), file }, () => page(part)),
    ...(part.number > 1 ? { part: part.number } : {}),
  }));
}

interface CategoryParts<Data> {
  /** The `layout` of the categories that have such pages. */
  layout: LinkedCategory['layout'];
  /** How many entries stand on one page. */
  size: keyof ListBounds;
  /** The names of what a category has. */
  names: (catalogue: Catalogue, category: LinkedCategory) => string[];
  page: (catalogue: Catalogue, category: LinkedCategory, part: Part) => Data;
}

/** The pages of the categories with a layout. */
export function categoryParts<Data extends PageBase<string>>(
  kind: Data['kind'],
  { layout, size, names, page }: CategoryParts<Data>,
): ListPages<Data> {
  return (catalogue, bounds) =>
    catalogue.categories
      .filter((category) => category.layout === layout)
      .flatMap((category) => {
        const parts = partsOf(names(catalogue, category), bounds[size]);
        return listedParts(kind, category, parts, (part) => page(catalogue, category, part));
      });
}
