/**
 * The format of a report. It is passed as JSON from the run that creates it to the one that posts it, which validates
 * it as untrusted input.
 */
import type { Block } from '../../yaml/block.ts';

/** Longest text in characters (a finding with its lines), and longest list. */
const maxTextLength = 10_000;
const maxItems = 20_000;

type Reader<Value> = (value: unknown, where: string) => Value;
type Read<Of> = Of extends Reader<infer Value> ? Value : never;

class FormError extends Error {}

const text: Reader<string> = (value, where) => {
  if (typeof value !== 'string' || value.length > maxTextLength)
    throw new FormError(`${where} is no text of that length`);
  return value;
};

const truth: Reader<boolean> = (value, where) => {
  if (typeof value !== 'boolean') throw new FormError(`${where} is neither true nor false`);
  return value;
};

const list =
  <Item>(item: Reader<Item>): Reader<Item[]> =>
  (value, where) => {
    if (!Array.isArray(value) || value.length > maxItems) throw new FormError(`${where} is no list of that length`);
    return value.map((element, index) => item(element, `${where}[${index}]`));
  };

/** Reads the `required` fields, and the `optional` ones that are present; drops all others. */
const record =
  <Required extends object, Optional extends object = object>(
    required: { [Field in keyof Required]: Reader<Required[Field]> },
    optional?: { [Field in keyof Optional]: Reader<Optional[Field]> },
  ): Reader<Required & Partial<Optional>> =>
  (value, where) => {
    if (typeof value !== 'object' || value === null) throw new FormError(`${where} has no fields`);
    const readers = Object.entries<Reader<unknown>>({ ...required, ...optional });
    const wanted = readers.filter(([name]) => name in required || Object.hasOwn(value, name));
    const fields = wanted.map(([name, read]) => [name, read((value as Block)[name], `${where}.${name}`)]);
    return Object.fromEntries(fields) as Required & Partial<Optional>;
  };

const texts = list(text);

const page = {
  path: text,
  name: text,
  /** The kind of page, such as `model`. */
  kind: text,
  /** Relative to the data folder. */
  file: text,
};

/** Part of a page that shows or links another page. */
const place = record(
  {
    /** Path of the page; `*` for the layout of every page. */
    page: text,
    /** The field in the page data: `models`, `menu`, `equipment.items`. */
    list: text,
    /** Names of the enclosing objects, outermost first: Baler, Tyre Scrap Balers, BLT300. */
    names: texts,
  },
  /** `label` says what readers call the list; `link` is the URL of the link, with its query. */
  { label: text, link: text },
);

/** A difference in the data of a page or the layout; `where` is like `tables › Electrical System › Motor`. */
const change = record({ where: text }, { before: text, after: text });
const pair = record({ from: text, to: text });

/** `sheets` are the PDFs it offers, `enquiries` its links to the enquiry form, `shown` its texts, figures and photos. */
const addedPage = record({ ...page, places: list(place), sheets: texts, enquiries: texts, shown: list(change) });

/** `changes` is empty when only the metadata or the file name changed. */
const changedPage = record({ ...page, changes: list(change) }, { fileBefore: text });

/** `redirect` is its new target, `renamedTo` the page that replaces it. */
const removedPage = record(page, { redirect: text, renamedTo: text });

/** A dead path with a suggested target; `file` is the one that defined it (or `site.yaml`). */
const missingRedirect = record({ from: text, to: text, file: text });

/** A text that still has a name or figure that the change has changed. */
const staleText = record({ path: text, file: text, where: text, text, named: text });

/** All lists are sorted by path. */
const comparison = record({
  origin: text,
  added: list(addedPage),
  changed: list(changedPage),
  removed: list(removedPage),
  /** Paths that differ only in case; the site redirects any spelling. */
  respelled: list(pair),
  /** Changes in the layout: menu, header, footer, company details. */
  everywhere: list(change),
  sheets: record({ added: texts, removed: texts }),
  /** New and changed redirects. */
  redirects: list(pair),
  missing: list(missingRedirect),
  stale: list(staleText),
  /** Whether the new site.yaml already has `redirects:`. */
  hasRedirects: truth,
});

/** `gone` has no screenshot after the change, `new` none before. */
const state: Reader<'new' | 'changed' | 'gone'> = (value, where) => {
  const known = (['new', 'changed', 'gone'] as const).find((name) => name === value);
  if (known === undefined) throw new FormError(`${where} is no state of a page`);
  return known;
};
const picturedPage = record({ path: text, state });

/** Pages that look different; there are no screenshots of `others`. */
const pictures = record({ pictured: list(picturedPage), others: texts });

/** `comparison` is missing when the data or the base has errors. */
const report = record(
  {
    /** The Git revision or folder that the data was compared with. */
    base: text,
    /** Errors of the new data and of the base, as the check prints them. */
    problems: texts,
    baseProblems: texts,
    /** Warnings that the base does not have. */
    warnings: texts,
  },
  { comparison, pictures },
);

/** The `page` of a place in the layout of every page. */
export const everyPage = '*';

export type ReportedPlace = Read<typeof place>;
export type PageChange = Read<typeof change>;
export type AddedPage = Read<typeof addedPage>;
export type ChangedPage = Read<typeof changedPage>;
export type RemovedPage = Read<typeof removedPage>;
export type MissingRedirect = Read<typeof missingRedirect>;
export type StaleText = Read<typeof staleText>;
export type SiteComparison = Read<typeof comparison>;
export type PicturedPage = Read<typeof picturedPage>;
export type ReportedPictures = Read<typeof pictures>;
export type Report = Read<typeof report>;

/** Parses and validates a report; returns the problem if it is invalid. */
export function readReport(json: string): Report | { problem: string } {
  try {
    return report(JSON.parse(json), 'report');
  } catch (error) {
    if (error instanceof FormError || error instanceof SyntaxError) return { problem: error.message };
    throw error;
  }
}
