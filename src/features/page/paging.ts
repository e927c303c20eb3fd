/** Pagination of long lists: `/tyreshredder`, `/tyreshredder/page/2` … */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { numberedPath } from '../../catalogue/paths.ts';
import { fill } from '../../catalogue/words.ts';
import { longList } from '../../catalogue/kinds.ts';
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

/** The head of one page of a list: later ones are titled `PET Balers – page 2 of 3`. */
export function numberedHead(catalogue: Catalogue, input: HeadInput, { number, count }: PageSlice): HeadInput {
  if (number === 1) return input;
  const { title: numbered, position: text } = catalogue.site.navigation.paging;
  const { path, title: name, description, breadcrumbs } = input;
  const position = fill(text, { number, count });
  return {
    ...input,
    path: numberedPath(path, number),
    title: fill(numbered, { name, number, count }),
    description: `${position}. ${description}`,
    breadcrumbs: [...breadcrumbs.slice(0, -1), { label: name, to: path }, { label: position }],
  };
}

export type Paging = NonNullable<ReturnType<typeof pagingOf>>;

/** Links between the pages of a list, undefined for a single page. `path` is that of the first page. */
export function pagingOf(catalogue: Catalogue, path: AppPath, { number, count, ranges }: PageSlice) {
  if (count === 1) return undefined;
  const words = catalogue.site.navigation.paging;
  const current = ranges.findLastIndex((range) => range.number <= number);
  const link = (to: number, label: string): InternalLink => ({ to: numberedPath(path, to), label });
  const links = ranges.map((range, index) => ({
    ...link(range.number, range.label),
    isCurrent: index === current ? true : undefined,
  }));
  const position = (step: number) => fill(words.position, { number: step, count });
  return {
    label: words.label,
    number,
    previous: number > 1 ? link(number - 1, words.previous) : undefined,
    next: number < count ? link(number + 1, words.next) : undefined,
    /** The first, the last and those around this one. A gap in the numbers is shown as one. */
    steps: stepsAround(number, count).map((step) => ({ ...link(step, String(step)), name: position(step) })),
    /** Page ranges by name, for a long list. */
    byName: ranges.length > 0 ? { label: words.byName, links } : undefined,
  };
}

/** The first page, the last, and those around one: 1 4 5 6 9 of 9. */
function stepsAround(number: number, count: number): number[] {
  const steps = new Set([1, number - 1, number, number + 1, count]);
  return [...steps].filter((step) => step >= 1 && step <= count).sort((a, b) => a - b);
}
