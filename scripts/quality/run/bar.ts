/** The built site that is measured, served by our own server. */
export interface QualitySite {
  /** Of the server, without a slash at the end: `http://localhost:41234`. */
  address: string;
  /** The folder with the site's files. */
  outDir: string;
  /** The catalogue that it was built from: the project's own and one model that was just added, or another one. */
  dataDir: string;
  /** All pages of the site, by their paths in exact letter case, in the order of the alphabet. */
  pages: SitePage[];
  /** One page of each kind, and the model that was just added. */
  kinds: SitePage[];
}

export interface SitePage {
  path: string;
  /** Of the page's data: `model`, `category`, … */
  kind: string;
  /** Whether it is to be found in the menus and by search engines. */
  listed: boolean;
}

/** One line of the table. */
export interface Bar {
  /** What is measured: `Largest contentful paint`. */
  what: string;
  /** The page or the kind of page; nothing when it is of the whole site. */
  page?: string;
  /** What must be reached, as it is read: `≤ 1.5 s`; empty where a figure is only told. */
  bar: string;
  /** What was measured, as it is read: `1.21 s`. */
  measured: string;
  held: boolean;
  /** What is wrong, a line each, with the place: shown below the table. */
  problems?: readonly string[];
}

export interface MeasureOptions {
  /** Times that a figure which varies is measured: the table has the median. */
  runs: number;
  /** One page of each kind and its most telling states, where a whole measurement takes long. */
  brief: boolean;
}

/** Measures one part of the bars, tells on standard error how far it is, and returns its lines. */
export type MeasureBars = (site: QualitySite, options: MeasureOptions) => Promise<Bar[]>;

/** One part of `npm run quality`. */
export interface Part {
  /** `false` for what depends on the speed of the machine at the moment; `--steady` leaves these out, and is brief. */
  steady: boolean;
  load: () => Promise<MeasureBars>;
}

/** So many problems of one kind say what is wrong; a problem of every page must not bury the others. */
const shownProblems = 30;

/**
 * A line of the table for what must have no problem at all.
 * @param checked what was looked at, with its number: `87 pages`
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

/** Places that are named of a problem that is the same in many. */
const placesAtMost = 3;

/** A bar that is held where nothing is wrong; a problem that is the same in many places is one line. */
export function countProblems(what: string, page: string, found: readonly Problem[] = []): Bar {
  const byProblem = Map.groupBy(found, ({ problem }) => problem);
  const problems = [...byProblem].map(([problem, places]) => {
    const names = [...new Set(places.map(({ where }) => where))].toSorted();
    const more = names.length > placesAtMost ? ` and ${names.length - placesAtMost} more` : '';
    return `${problem} (${names.slice(0, placesAtMost).join('; ')}${more})`;
  });
  return {
    what,
    page,
    bar: '0',
    measured: String(byProblem.size),
    held: byProblem.size === 0,
    problems: problems.toSorted(),
  };
}
