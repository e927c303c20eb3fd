/** A report that came from outside: nothing in it is believed but its form, which is checked here field by field. */
import type { PicturedPage, Report } from './report.ts';

/** Longest text, in characters, and longest list. A finding with its lines is the longest text that there is. */
const mostCharacters = 10_000;
const mostItems = 20_000;

type Reader<Value> = (value: unknown, where: string) => Value;

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
    const fields = new Map<string, unknown>(Object.entries(value));
    const read = (readers: object, names: string[]) =>
      names.map((name) => [
        name,
        (new Map(Object.entries(readers)).get(name) as Reader<unknown>)(fields.get(name), `${where}.${name}`),
      ]);
    const wanted = read(required, Object.keys(required));
    const found = read(
      optional ?? {},
      Object.keys(optional ?? {}).filter((name) => fields.has(name)),
    );
    return Object.fromEntries([...wanted, ...found]) as Required & Partial<Optional>;
  };

const texts = list(text);
const page = { path: text, name: text, kind: text, file: text };
const place = record({ page: text, list: text, names: texts }, { link: text });
const change = record({ where: text }, { before: text, after: text });
const pair = record({ from: text, to: text });

const comparison = record({
  origin: text,
  added: list(record({ ...page, places: list(place), sheets: texts, enquiries: texts })),
  changed: list(record({ ...page, changes: list(change), sheets: texts }, { fileBefore: text })),
  removed: list(record(page, { redirect: text, renamedTo: text })),
  respelled: list(pair),
  everywhere: list(change),
  sheets: record({ added: texts, removed: texts }),
  redirects: list(pair),
  missing: list(record({ from: text, to: text, file: text })),
  hasRedirects: truth,
});

const state: Reader<PicturedPage['state']> = (value, where) => {
  const known = (['new', 'changed', 'gone'] as const).find((one) => one === value);
  if (known === undefined) throw new FormError(`${where} is no state of a page`);
  return known;
};
const pictures = record({ pictured: list(record({ path: text, state })), others: texts });

const report: Reader<Report> = record(
  { base: text, faults: texts, baseFaults: texts, warnings: texts },
  { comparison, pictures },
);

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
