/** The built site to measure, served by our own server. */
export interface QualitySite {
  /** Origin of the server: `http://localhost:41234`. */
  address: string;
  outDir: string;
  /** Paths of all pages in exact letter case, sorted. */
  pages: SitePage[];
  /** One page of each kind, and the added model. */
  kinds: SitePage[];
}

export interface SitePage {
  path: string;
  /** Kind of page: `model`, `category`, … */
  kind: string;
  /** Whether menus and search engines list it. */
  listed: boolean;
}

/** A row of the table. */
export interface Bar {
  /** What is measured: `Largest contentful paint`. */
  what: string;
  /** The page or kind of page; undefined for the whole site. */
  page?: string;
  /** The limit as shown: `≤ 1.5 s`; empty when there is none. */
  bar: string;
  /** The result as shown: `1.21 s`. */
  measured: string;
  held: boolean;
  /** The problems, one per line, shown below the table. */
  problems?: readonly string[];
}

export interface MeasureOptions {
  /** Number of measurements of a figure that varies; the table shows the median. */
  runs: number;
  /** Measures only one page of each kind and its main states where all would take long. */
  isQuick: boolean;
}

/** Measures one part, prints progress to standard error, and returns the rows. */
export type MeasureBars = (site: QualitySite, options: MeasureOptions) => Promise<Bar[]>;

/** Limit for listed problems of one kind, so that a problem of every page does not hide the others. */
const shownProblems = 30;

/**
 * A row for what must have no problems.
 * @param checked what was checked, with its count: `87 pages`
 */
export function problemBar(what: string, checked: string, problems: readonly string[]): Bar {
  const more = problems.length - shownProblems;
  return {
    what,
    bar: 'no problem',
    measured: `${problems.length === 0 ? 'none' : problems.length} in ${checked}`,
    held: problems.length === 0,
    ...(problems.length > 0
      ? { problems: [...problems.slice(0, shownProblems), ...(more > 0 ? [`… and ${more} more`] : [])] }
      : {}),
  };
}

export interface Problem {
  /** Where it was found: a path, a window. */
  where: string;
  problem: string;
}

/** Limit for listed places of one problem. */
const maxPlaces = 3;

/** Like `problemBar`; a problem in many places becomes one line. */
export function countProblems(what: string, checked: string, found: readonly Problem[] = []): Bar {
  const lines = [...Map.groupBy(found, ({ problem }) => problem)].map(([problem, places]) => {
    const names = [...new Set(places.map(({ where }) => where))].toSorted();
    const more = names.length > maxPlaces ? ` and ${names.length - maxPlaces} more` : '';
    return `${problem} (${names.slice(0, maxPlaces).join('; ')}${more})`;
  });
  return problemBar(what, checked, lines.toSorted());
}
