import type { Catalogue } from '../../catalogue/catalogue.ts';
import { makeShell, type Shell } from '../../catalogue/navigation.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { listPages, type ListedPage } from '../page/list-pages.ts';
import { firstPagePath } from '../../catalogue/paths.ts';

/** A page and its data. */
export interface SidePage {
  path: string;
  kind: string;
  /** Its data file, relative to the data folder. */
  file: string;
  data: PageData;
}

/** One of the two compared catalogues, as visitors would see it. */
export interface Side {
  pages: SidePage[];
  /** Pages that only repeat the data of others: comparisons, results of the finder, downloads. */
  repeating: ListedPage[];
  shell: Shell;
  /** Shared specifications: what their PDFs say of them. */
  sheets: { file: string; description: string }[];
  /** Targets by old path. */
  redirects: Record<string, string>;
}

const repeatingKinds: ReadonlySet<PageData['kind']> = new Set(['find-results', 'comparison', 'downloads']);

/** Creates all page data of a catalogue. */
export function sideOf(catalogue: Catalogue): Side {
  const { pages = [], repeating = [] } = Object.groupBy(listPages(catalogue), ({ kind }) =>
    repeatingKinds.has(kind) ? 'repeating' : 'pages',
  );
  return {
    pages: pages.map(visit),
    repeating,
    shell: asJson(makeShell(catalogue)),
    sheets: catalogue.sheets.map(({ file, description = '' }) => ({ file, description })),
    redirects: catalogue.site.redirects ?? {},
  };
}

/** A page with its data. */
export const visit = ({ path, kind, file, page }: ListedPage): SidePage => ({
  path,
  kind,
  file,
  data: asVisited(page()),
});

/** The last breadcrumb of a page (with the list's name for its further pages), else its title. */
export function pageName({ path, data }: SidePage): string {
  if (firstPagePath(path) !== undefined) {
    return data.breadcrumbs
      .slice(-2)
      .map(({ label }) => label)
      .join(' – ');
  }
  return data.breadcrumbs.at(-1)?.label ?? data.head.title;
}

/**
 * Page data as visitors see it. The finder is reduced to its texts, since every added or removed model changes its
 * lists.
 */
function asVisited(page: PageData): PageData {
  const data = asJson(page);
  if (data.kind !== 'find') return data;
  const groups = data.groups
    .filter(({ unit }) => unit === undefined)
    .map((group) => ({ ...group, choices: group.choices.map((choice) => ({ ...choice, count: 0 })) }));
  return { ...data, groups, cards: [], total: 0, ways: [] };
}

/** Drops undefined fields. */
function asJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
