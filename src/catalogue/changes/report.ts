/**
 * What a report says. It travels as JSON from the run that made it to the one that shows it, so it holds texts and
 * lists only.
 */

/** Something that stands on a page, or on every page, and belongs to another page or leads to it. */
export interface Place {
  /** Path of the page on which it stands; `*` for what surrounds every page. */
  page: string;
  /** The field of the page's data: `models`, `menu`, `equipment.items`. */
  list: string;
  /** The names on the way to it, the outermost first: Baler, Tyre Scrap Balers, BLT300. */
  names: string[];
  /** Address of its link, with the query. */
  link?: string;
}

/** A difference in the data of one page, or of what surrounds every page. */
export interface Change {
  /** The way to it in words: `tables › Electrical System › Motor`. */
  where: string;
  before?: string;
  after?: string;
}

export interface ReportedPage {
  path: string;
  name: string;
  /** The kind of page, as in `page-data.ts`. */
  kind: string;
  /** Relative to the data folder. */
  file: string;
}

export interface AddedPage extends ReportedPage {
  places: Place[];
  /** Addresses of the PDFs that it offers. */
  sheets: string[];
  /** Addresses of its links to the enquiry form. */
  enquiries: string[];
}

export interface ChangedPage extends ReportedPage {
  /** Empty where only what search engines read is different. */
  changes: Change[];
  /** Addresses of the PDFs that it offers; they are made again with the page. */
  sheets: string[];
  /** The file that it came from, where that was another. */
  fileBefore?: string;
}

export interface RemovedPage extends ReportedPage {
  /** Where the new data leads its address. */
  redirect?: string;
  /** The page that has taken its place, recognised by what it says. */
  renamedTo?: string;
}

/** An address of old that would lead nowhere, and the page that it may lead to. */
export interface MissingRedirect {
  from: string;
  to: string;
  /** The file that had this address, or `site.yaml` where a redirect was taken out. */
  file: string;
}

/** What a change of the data makes. All lists are sorted by path. */
export interface Comparison {
  origin: string;
  added: AddedPage[];
  changed: ChangedPage[];
  removed: RemovedPage[];
  /** Addresses that differ in letter case only; the site leads from any spelling to the right one. */
  respelled: { from: string; to: string }[];
  /** What changes around every page: menu, bar, footer, the company's details. */
  everywhere: Change[];
  sheets: { added: string[]; removed: string[] };
  /** Redirects that are new or lead elsewhere now. */
  redirects: { from: string; to: string }[];
  missing: MissingRedirect[];
  /** Whether `redirects:` stands in the new site.yaml already. */
  hasRedirects: boolean;
}

/** A page of which there are pictures before and after: `gone` has no second one, `new` no first. */
export interface PicturedPage {
  path: string;
  state: 'new' | 'changed' | 'gone';
}

/** Which pages look different now. */
export interface ReportedPictures {
  pictured: PicturedPage[];
  /** Paths of further pages that look different. */
  others: string[];
}

/** A comparison, or why there is none. */
export interface Report {
  /** What it was compared with, as the command was told. */
  base: string;
  /** The errors of the new data, as the check prints them. */
  faults: string[];
  /** The errors of the data that it was compared with. */
  baseFaults: string[];
  /** The warnings of the new data that the data of before does not have, as the check prints them. */
  warnings: string[];
  comparison?: Comparison;
  /** Present where pictures were taken. */
  pictures?: ReportedPictures;
}
