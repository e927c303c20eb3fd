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
  faults?: readonly string[];
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

/** So many faults of one kind say what is wrong; a fault of every page must not bury the others. */
const shownFaults = 30;

/**
 * A line of the table for what must have no fault at all.
 * @param checked what was looked at, with its number: `87 pages`
 */
export function faultBar(what: string, checked: string, faults: readonly string[]): Bar {
  const more = faults.length - shownFaults;
  return {
    what,
    bar: 'no fault',
    measured: `${faults.length === 0 ? 'none' : faults.length} in ${checked}`,
    held: faults.length === 0,
    ...(faults.length > 0
      ? { faults: [...faults.slice(0, shownFaults), ...(more > 0 ? [`… and ${more} more`] : [])] }
      : {}),
  };
}

export interface Fault {
  /** Where it was found: a path, a window. */
  where: string;
  fault: string;
}

/** Places that are named of a fault that is the same in many. */
const placesAtMost = 3;

/** A bar that is held where nothing is wrong; a fault that is the same in many places is one line. */
export function countFaults(what: string, page: string, found: readonly Fault[] = []): Bar {
  const byFault = Map.groupBy(found, ({ fault }) => fault);
  const faults = [...byFault].map(([fault, places]) => {
    const names = [...new Set(places.map(({ where }) => where))].toSorted();
    const more = names.length > placesAtMost ? ` and ${names.length - placesAtMost} more` : '';
    return `${fault} (${names.slice(0, placesAtMost).join('; ')}${more})`;
  });
  return {
    what,
    page,
    bar: '0',
    measured: String(byFault.size),
    held: byFault.size === 0,
    faults: faults.toSorted(),
  };
}
