/** Pagination of long lists: `/tyreshredder`, `/tyreshredder/page/2` … */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { InternalLink } from '../../page-data.ts';
import { numberedPath } from '../../paths.ts';
import { fill } from '../../words.ts';
import { longList } from '../../kinds.ts';
import type { HeadInput } from './head.ts';

/** One page of a list: `number` of `count` (1-based), with its entries. */
export interface PageSlice<Item = unknown> {
  number: number;
  count: number;
  items: readonly Item[];
  /** Page ranges by name, for lists in which visitors look for a name. */
  ranges: readonly PageRange[];
}

/** A range of pages from `number` on, labelled with its first and last name. */
interface PageRange {
  number: number;
  label: string;
}

/** Maximum page ranges: more would be too long a list itself. */
const maxRanges = 48;

/** Divides a list into pages of `size` entries; an empty list has one page. */
export function paginate<Item>(list: readonly Item[], size: number, nameOf: (item: Item) => string): PageSlice<Item>[] {
  const count = Math.max(1, Math.ceil(list.length / size));
  const ranges = count > 1 && list.length > longList ? rangesOf(list.map(nameOf), size, count) : [];
  const items = (index: number) => list.slice(index * size, (index + 1) * size);
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, count, items: items(index), ranges }));
}

/** Makes ranges such as `C2960-24 – C9300-48`, with enough pages each to stay within `maxRanges`. */
function rangesOf(names: readonly string[], size: number, count: number): PageRange[] {
  const pages = Math.ceil(count / maxRanges);
  return Array.from({ length: Math.ceil(count / pages) }, (_, index) => {
    const [first, last] = [index * pages * size, Math.min(names.length, (index + 1) * pages * size) - 1];
    return { number: index * pages + 1, label: [...new Set([names[first], names[last]])].join(' – ') };
  });
}

/** Title of a page: `PET Balers – page 2 of 3`; the first page has the list's title. */
export function numberedTitle(catalogue: Catalogue, title: string, slice: PageSlice): string {
  return slice.number === 1
    ? title
    : fill(catalogue.site.navigation.paging.title, { name: title, number: slice.number, count: slice.count });
}

/** The head of one page of a list. Later pages have their own URL, title and breadcrumbs. */
export function numberedHead(catalogue: Catalogue, input: HeadInput, slice: PageSlice): HeadInput {
  if (slice.number === 1) return input;
  const { path, titles, description, breadcrumbs } = input;
  const [title = '', ...above] = titles;
  const position = positionOf(catalogue, slice);
  const crumbs = breadcrumbs.map((crumb, index) => (index === breadcrumbs.length - 1 ? { ...crumb, to: path } : crumb));
  return {
    ...input,
    path: numberedPath(path, slice.number),
    titles: [numberedTitle(catalogue, title, slice), ...above],
    description: `${position}. ${description}`,
    breadcrumbs: [...crumbs, { label: position }],
  };
}

export type Paging = NonNullable<ReturnType<typeof pagingOf>['paging']>;
export type PagingStep = Paging['steps'][number];

/** Links between the pages of a list, undefined for a single page. `path` is that of the first page. */
export function pagingOf(catalogue: Catalogue, path: AppPath, slice: PageSlice) {
  const words = catalogue.site.navigation.paging;
  const { number, count, ranges } = slice;
  if (count === 1) return { paging: undefined };
  const current = ranges.findLastIndex((range) => range.number <= number);
  const link = (to: number, label: string): InternalLink => ({ to: numberedPath(path, to), label });
  const links = ranges.map((range, index) => ({
    ...link(range.number, range.label),
    isCurrent: index === current ? true : undefined,
  }));
  return {
    paging: {
      label: words.label,
      position: positionOf(catalogue, slice),
      number,
      previous: number > 1 ? link(number - 1, words.previous) : undefined,
      next: number < count ? link(number + 1, words.next) : undefined,
      /** The first, the last and those around this one. A gap in the numbers is shown as one. */
      steps: stepsAround(number, count).map((step) => ({
        ...link(step, String(step)),
        name: fill(words.position, { number: step, count }),
      })),
      /** Page ranges by name, for a long list. */
      byName: ranges.length > 0 ? { label: words.byName, links } : undefined,
    },
  };
}

/** The first page, the last, and those around one: 1 4 5 6 9 of 9. */
function stepsAround(number: number, count: number): number[] {
  const steps = new Set([1, number - 1, number, number + 1, count]);
  return [...steps].filter((step) => step >= 1 && step <= count).sort((a, b) => a - b);
}

function positionOf({ site }: Catalogue, { number, count }: PageSlice): string {
  return fill(site.navigation.paging.position, { number, count });
}
