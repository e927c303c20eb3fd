import type { Catalogue } from '../catalogue.ts';
import { makeShell } from '../navigation.ts';
import type { Shell } from '../page-data.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { listPages } from '../pages/list-pages.ts';
import { listOfPart } from '../paths.ts';

/** A page with everything that it is given. */
export interface SidePage {
  path: string;
  kind: string;
  /** The data file that it comes from, relative to the data folder. */
  file: string;
  data: PageData;
}

/** One of the two catalogues of a comparison, as visitors would get it. */
export interface Side {
  pages: SidePage[];
  shell: Shell;
  /** Addresses of old, and the pages that they lead to. */
  redirects: Record<string, string>;
}

/** Pages that only repeat what the machines' own pages show, which are reported themselves. */
const repeating: ReadonlySet<PageData['kind']> = new Set(['find-results', 'comparison', 'downloads']);

/** Makes all page data of a catalogue. */
export function sideOf(catalogue: Catalogue): Side {
  const pages = listPages(catalogue).filter(({ kind }) => !repeating.has(kind));
  return {
    pages: pages.map(({ path, kind, file, page }) => ({ path, kind, file, data: asVisited(page()) })),
    shell: asJson(makeShell(catalogue)),
    redirects: catalogue.site.redirects ?? {},
  };
}

/** What a page is called: the end of its breadcrumbs (with the list's name where a list goes on), else its title. */
export function pageName({ path, data }: SidePage): string {
  if (listOfPart(path) !== undefined) {
    return data.breadcrumbs
      .slice(-2)
      .map(({ label }) => label)
      .join(' – ');
  }
  return data.breadcrumbs.at(-1)?.label ?? data.head.title;
}

/** As visitors get it; the finder without its machines and figures, since every model that comes or goes changes them. */
function asVisited(page: PageData): PageData {
  const data = asJson(page);
  if (data.kind !== 'find') return data;
  const groups = data.groups
    .filter(({ unit }) => unit === undefined)
    .map((group) => ({ ...group, choices: group.choices.map((choice) => ({ ...choice, count: 0 })) }));
  return { ...data, groups, cards: [], total: 0, ways: [] };
}

/** Without what is not there. */
function asJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
