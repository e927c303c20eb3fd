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
