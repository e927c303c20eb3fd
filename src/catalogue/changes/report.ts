/**
 * What a report says, and how one is read that came from outside: it travels as JSON from the run that made it to the
 * one that shows it, where nothing in it is believed but its form.
 */
import type { Block } from '../fields/block.ts';

/** Longest text, in characters, and longest list. A finding with its lines is the longest text that there is. */
const mostCharacters = 10_000;
const mostItems = 20_000;

type Reader<Value> = (value: unknown, where: string) => Value;
type Read<Of> = Of extends Reader<infer Value> ? Value : never;

/** What is wrong with a report's form. */
class FormError extends Error {}

const text: Reader<string> = (value, where) => {
  if (typeof value !== 'string' || value.length > mostCharacters)
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
    if (!Array.isArray(value) || value.length > mostItems) throw new FormError(`${where} is no list of that length`);
    return value.map((one, index) => item(one, `${where}[${index}]`));
  };

/** Reads the fields of `required`, and those of `optional` that are there; others are left out. */
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
  /** The kind of page, as in `page-data.ts`. */
  kind: text,
  /** Relative to the data folder. */
  file: text,
};

/** Something that stands on a page, or on every page, and belongs to another page or leads to it. */
const place = record(
  {
    /** Path of the page on which it stands; `*` for what surrounds every page. */
    page: text,
    /** The field of the page's data: `models`, `menu`, `equipment.items`. */
    list: text,
    /** The names on the way to it, the outermost first: Baler, Tyre Scrap Balers, BLT300. */
    names: texts,
  },
  /** Address of its link, with the query. */
  { link: text },
);

/**
 * A difference in the data of one page, or of what surrounds every page, and the way to it in words: `tables › Electrical
 * System › Motor`.
 */
const change = record({ where: text }, { before: text, after: text });
const pair = record({ from: text, to: text });

/** With the PDFs that it offers, and its links to the enquiry form. */
const addedPage = record({ ...page, places: list(place), sheets: texts, enquiries: texts });

/** `changes` is empty where only what search engines read is different; the file that it came from was perhaps another. */
const changedPage = record({ ...page, changes: list(change), sheets: texts }, { fileBefore: text });

/** Where the new data leads its address, and the page that has taken its place, recognised by what it says. */
const removedPage = record(page, { redirect: text, renamedTo: text });

/** An address of old that would lead nowhere, the page that it may lead to, and the file that had it (or `site.yaml`). */
const missingRedirect = record({ from: text, to: text, file: text });

/** What a change of the data makes. All lists are sorted by path. */
const comparison = record({
  origin: text,
  added: list(addedPage),
  changed: list(changedPage),
  removed: list(removedPage),
  /** Addresses that differ in letter case only; the site leads from any spelling to the right one. */
  respelled: list(pair),
  /** What changes around every page: menu, bar, footer, the company's details. */
  everywhere: list(change),
  sheets: record({ added: texts, removed: texts }),
  /** Redirects that are new or lead elsewhere now. */
  redirects: list(pair),
  missing: list(missingRedirect),
  /** Whether `redirects:` stands in the new site.yaml already. */
  hasRedirects: truth,
});

/** Of which there are pictures before and after: `gone` has no second one, `new` no first. */
const state: Reader<'new' | 'changed' | 'gone'> = (value, where) => {
  const known = (['new', 'changed', 'gone'] as const).find((one) => one === value);
  if (known === undefined) throw new FormError(`${where} is no state of a page`);
  return known;
};
const picturedPage = record({ path: text, state });

/** Which pages look different now; of `others` there are no pictures. */
const pictures = record({ pictured: list(picturedPage), others: texts });

/** A comparison, or why there is none. */
const report = record(
  {
    /** What it was compared with, as the command was told. */
    base: text,
    /** The errors of the new data, and of the data that it was compared with, as the check prints them. */
    problems: texts,
    baseProblems: texts,
    /** The warnings of the new data that the data of before does not have. */
    warnings: texts,
  },
  { comparison, pictures },
);

export type Place = Read<typeof place>;
export type Change = Read<typeof change>;
export type AddedPage = Read<typeof addedPage>;
export type ChangedPage = Read<typeof changedPage>;
export type RemovedPage = Read<typeof removedPage>;
export type MissingRedirect = Read<typeof missingRedirect>;
export type Comparison = Read<typeof comparison>;
export type PicturedPage = Read<typeof picturedPage>;
export type ReportedPictures = Read<typeof pictures>;
export type Report = Read<typeof report>;

/**
 * Reads a report from JSON.
 * @returns a sentence where it is none
 */
export function readReport(json: string): Report | { problem: string } {
  try {
    return report(JSON.parse(json), 'report');
  } catch (error) {
    if (error instanceof FormError || error instanceof SyntaxError) return { problem: error.message };
    throw error;
  }
}
