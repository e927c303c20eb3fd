/**
 * Reads the data folder without the program's own parser, checks and links: the content tests must not get their
 * expectations from the code under test.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Entries } from '#generated/entries.gen.ts';
import { pageNeeds } from '#generated/page-files.gen.ts';
import { folderKinds } from '../../src/catalogue/kinds.ts';

/** An entry: its fields, id (file name), file (relative to the data folder) and address. */
export type Entry<Kind extends keyof Entries> = Entries[Kind] & { id: string; file: string; path: string };
export type Category = Entry<'category'>;
export type Model = Entry<'model'>;

/** A page of `data/pages` that has an address. */
export interface CompanyPage {
  id: string;
  file: string;
  path: string;
}

export interface Content {
  dataDir: string;
  site: Entries['site'];
  pages: CompanyPage[];
  categories: Category[];
  models: Model[];
  sheets: Entry<'sheet'>[];
  equipment: Entry<'equipment'>[];
  fairs: Entry<'fair'>[];
  offices: Entry<'office'>[];
  testimonials: Entry<'testimonial'>[];
}

/** A table of a specification; its rows are pairs of label and figure. */
export interface SpecificationTable {
  title: string;
  rows: [label: string, figure: string | number][];
}

/** Pages without an address. */
const withoutAddress: ReadonlySet<string> = new Set(['not-found', 'error', 'editor']);

/** Reads all entries of a data folder that has passed the check. */
export function readContent(dataDir: string): Content {
  const read = (file: string) => load(readFileSync(path.join(dataDir, file), 'utf8')) as { path?: string };
  const entries = <Kind extends keyof Entries>(folder: string) =>
    globSync(`${folder}/*.yaml`, { cwd: dataDir })
      .sort()
      .map((name) => {
        const file = name.split(path.sep).join('/');
        const id = path.basename(file, '.yaml');
        return { path: `/${id}`, ...read(file), id, file } as Entry<Kind>;
      });
  const count = (kind: string) =>
    globSync(`${folderKinds.find(({ id }) => id === kind)?.folder}/*.yaml`, { cwd: dataDir }).length;
  // Pages with nothing to show are not built.
  const needsOf = new Map<string, Readonly<Record<string, number>> | undefined>(Object.entries(pageNeeds));
  const isEmpty = (id: string) => Object.entries(needsOf.get(id) ?? {}).some(([kind, least]) => count(kind) < least);
  return {
    dataDir,
    site: read('site.yaml') as unknown as Entries['site'],
    pages: entries<'page-home'>('pages')
      .filter(({ id }) => !withoutAddress.has(id) && !isEmpty(id))
      .map(({ id, file, path: address }) => ({ id, file, path: id === 'home' ? '/' : address })),
    categories: entries<'category'>('categories'),
    models: entries<'model'>('models'),
    sheets: entries<'sheet'>('sheets'),
    equipment: entries<'equipment'>('equipment'),
    fairs: entries<'fair'>('fairs'),
    offices: entries<'office'>('offices'),
    testimonials: entries<'testimonial'>('testimonials'),
  };
}

/** The category with this id and its ancestors, nearest first. */
export function withAncestors({ categories }: Content, id: string | undefined): Category[] {
  const line: Category[] = [];
  let category = categories.find((one) => one.id === id);
  while (category && !line.includes(category)) {
    const { parent } = category;
    line.push(category);
    category = categories.find((one) => one.id === parent);
  }
  return line;
}

/** The category of the line equipment. */
export const equipmentCategory = ({ categories }: Content): Category | undefined =>
  categories.find(({ layout }) => layout === 'equipment');

/** Address of a category. The line equipment has a list page of its own. */
export const addressOf = ({ listing, path: address }: Category): string => listing?.path ?? address;

export function pageAddress({ pages }: Content, id: string): string {
  return pages.find((page) => page.id === id)?.path ?? `/${id}`;
}

/** Whether `data/pages` has this page, with something to show. */
export const hasPage = ({ pages }: Content, id: string): boolean => pages.some((page) => page.id === id);

/** The photos in an entry's folder, relative to data/media, by name. */
export function photosOf({ dataDir }: Content, folder: string, id: string): string[] {
  const own = path.join(dataDir, 'media', folder, id);
  if (!existsSync(own)) return [];
  return globSync('*.{jpg,jpeg,png,webp}', { cwd: own })
    .sort()
    .map((name) => `${folder}/${id}/${name}`);
}

/** The tables of a model: its own, or those of its shared sheet with the model's changes. */
export function tablesOf(
  { sheets }: Content,
  { specifications, sheet: shared, sheetChanges = {} }: Model,
): SpecificationTable[] {
  const tables = specifications ?? { ...sheets.find(({ id }) => id === shared)?.specifications };
  for (const [title, rows] of Object.entries(sheetChanges)) tables[title] = { ...tables[title], ...rows };
  return Object.entries(tables).map(([title, rows]) => ({ title, rows: Object.entries(rows) }));
}
