/** Long lists go on at further pages: `/tyreshredder`, `/tyreshredder/page/2` … */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { InternalLink } from '../../page-data.ts';
import { partPath } from '../../paths.ts';
import { fill } from '../../words.ts';
import { longList } from '../../kinds.ts';
import type { HeadInput } from './head.ts';

/** How many entries a page shows. */
export interface ListBounds {
  /** Cards of a category's members. */
  cards: number;
  /** Models under a selector: each is a panel of its own. */
  models: number;
  /** Small cards of the equipment grid. */
  equipmentGrid: number;
  /** Equipment items with their descriptions. */
  equipmentList: number;
  fairs: number;
  /** Cards of the page of all products; with more they stand in groups, one for each main category. */
  products: number;
  /** Machines on the page of downloads. */
  downloads: number;
  /** Groups on the page of all products. */
  groups: number;
  /** Cards in such a group. */
  groupCards: number;
  /** What the home page shows of each of its lists: main categories, upcoming and completed fairs, testimonials. */
  home: number;
}

/** Whole rows at every width, and a page that is read on a phone without losing one's place. */
export const listBounds: ListBounds = {
  cards: 24,
  models: 24,
  equipmentGrid: 48,
  equipmentList: 24,
  fairs: 24,
  products: 48,
  downloads: 60,
  groups: 6,
  groupCards: 8,
  home: 12,
};

/** One page of a list, `number` of `count` (from 1), with `size` entries. */
export interface Part {
  number: number;
  count: number;
  size: number;
  /** Of a list in which one looks for a name: the pages, by the names on them. */
  stretches?: readonly Stretch[];
}

/** Some pages of a list from `number` on, and the first and the last name on them. */
interface Stretch {
  number: number;
  label: string;
}

/** So many stretches of it are named: more would be a list to look through by themselves. */
const mostStretches = 48;

/** A list that stands on one page. */
export const whole: Part = { number: 1, count: 1, size: Number.MAX_SAFE_INTEGER };

/** The pages of a list of things with those names. */
export function partsOf(names: readonly string[], size: number): Part[] {
  const count = Math.ceil(names.length / size);
  if (count <= 1) return [whole];
  const stretches = names.length > longList ? { stretches: stretchesOf(names, size, count) } : {};
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, count, size, ...stretches }));
}

/** `C2960-24 – C9300-48`, and so on: as many pages each as keep the stretches few. */
function stretchesOf(names: readonly string[], size: number, count: number): Stretch[] {
  const pages = Math.ceil(count / mostStretches);
  return Array.from({ length: Math.ceil(count / pages) }, (_, index) => {
    const [first, last] = [index * pages * size, Math.min(names.length, (index + 1) * pages * size) - 1];
    return { number: index * pages + 1, label: [...new Set([names[first], names[last]])].join(' – ') };
  });
}

/** The entries of a list that stand on one of its pages. */
export function itemsOf<Item>(items: readonly Item[], { number, size }: Part): Item[] {
  return items.slice((number - 1) * size, number * size);
}

/** What a further page of a list is called: `PET Balers – page 2 of 3`; the first has the list's own name. */
export function titleOfPart(catalogue: Catalogue, title: string, part: Part): string {
  return part.number === 1
    ? title
    : fill(catalogue.site.navigation.paging.title, { name: title, number: part.number, count: part.count });
}

/**
 * The head of one page of a list, from that of the whole list: a further page has an address, a title and a way of its
 * own.
 */
export function headOfPart(catalogue: Catalogue, input: HeadInput, part: Part): HeadInput {
  if (part.number === 1) return input;
  const { path, titles, description, breadcrumbs } = input;
  const [title = '', ...above] = titles;
  const position = positionOf(catalogue, part);
  const way = breadcrumbs.map((crumb, index) => (index === breadcrumbs.length - 1 ? { ...crumb, to: path } : crumb));
  return {
    ...input,
    path: partPath(path, part.number),
    titles: [titleOfPart(catalogue, title, part), ...above],
    description: `${position}. ${description}`,
    breadcrumbs: [...way, { label: position }],
  };
}

export type Paging = NonNullable<ReturnType<typeof pagingOf>['paging']>;
export type PagingStep = Paging['steps'][number];

/** The links between the pages of a list; nothing for a list on one page. `path` is that of the first. */
export function pagingOf(catalogue: Catalogue, path: AppPath, part: Part) {
  const words = catalogue.site.navigation.paging;
  const { number, count, stretches = [] } = part;
  if (count === 1) return { paging: undefined };
  const current = stretches.findLastIndex((stretch) => stretch.number <= number);
  const link = (to: number, label: string): InternalLink => ({ to: partPath(path, to), label });
  const links = stretches.map((stretch, index) => ({
    ...link(stretch.number, stretch.label),
    isCurrent: index === current ? true : undefined,
  }));
  return {
    paging: {
      label: words.label,
      position: positionOf(catalogue, part),
      number,
      previous: number > 1 ? link(number - 1, words.previous) : undefined,
      next: number < count ? link(number + 1, words.next) : undefined,
      /** The first, the last and those around this one, ascending; between two whose numbers do not follow is a gap. */
      steps: stepsAround(number, count).map((step) => ({
        ...link(step, String(step)),
        name: fill(words.position, { number: step, count }),
      })),
      /** Where the list is long: its pages by the first and the last name on them. */
      byName: stretches.length > 0 ? { label: words.byName, links } : undefined,
    },
  };
}

/** The first page, the last, and those around one: 1 4 5 6 9 of 9. */
function stepsAround(number: number, count: number): number[] {
  const steps = new Set([1, number - 1, number, number + 1, count]);
  return [...steps].filter((step) => step >= 1 && step <= count).sort((a, b) => a - b);
}

function positionOf({ site }: Catalogue, { number, count }: Part): string {
  return fill(site.navigation.paging.position, { number, count });
}
