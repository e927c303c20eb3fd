/**
 * How a kind of page is declared: each file `<kind>-page.ts` below this folder exports `list`, which says which pages of
 * the kind a catalogue has. Codegen gathers them in `src/generated/pages.gen.ts`.
 */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../catalogue.ts';
import type { PageBase } from '../page-data.ts';
import { partPath } from '../paths.ts';
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

type Place = Pick<PageEntry<PageBase<string>>, 'path' | 'file'>;

/** A page at its place. */
export function listed<Data extends PageBase<string>>(
  kind: Data['kind'],
  { path, file }: Place,
  page: () => Data,
): PageEntry<Data> {
  return { path, kind, file, page };
}

/** The one page of a kind that a catalogue may do without: none where it has no words. */
export function listedIfThere<Words extends Place, Data extends PageBase<string>>(
  kind: Data['kind'],
  words: Words | undefined,
  page: (words: Words) => Data,
): PageEntry<Data>[] {
  return words ? [listed(kind, words, () => page(words))] : [];
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
  size: number;
  /** The names of what a category has. */
  names: (category: LinkedCategory) => string[];
  page: (category: LinkedCategory, part: Part) => Data;
}

/** The pages of the categories with a layout. */
export function categoryParts<Data extends PageBase<string>>(
  catalogue: Catalogue,
  kind: Data['kind'],
  { layout, size, names, page }: CategoryParts<Data>,
): PageEntry<Data>[] {
  return catalogue.categories
    .filter((category) => category.layout === layout)
    .flatMap((category) => {
      const parts = partsOf(names(category), size);
      return listedParts(kind, category, parts, (part) => page(category, part));
    });
}
