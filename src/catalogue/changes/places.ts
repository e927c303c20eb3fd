import { threeQuarterSource } from '../media/pictures.ts';
import { fairDrawingPath, machineDrawingPath, machinePicturePath } from '../paths.ts';
import type { Place } from './report.ts';
import type { Side, SidePage } from './side.ts';
import { isBlock, type Block } from '../fields/block.ts';

/** Everything that contains a path, by path. */
export type PlaceIndex = Map<string, Place[]>;

/** The `page` of a place in the layout of every page. */
export const everyPage = '*';

/** Indexes a whole site, without its metadata. */
export function indexPlaces({ pages, shell }: Side): PlaceIndex {
  const index: PlaceIndex = new Map();
  const add = (page: string, data: Block) =>
    walk(data, (fields, trail) => {
      if (trail.fields.length === 0) return false;
      if (typeof fields['src'] === 'string') return true;
      const addresses = addressesOf(fields);
      if (addresses.length === 0) return false;
      const link = linkOf(fields);
      const list = listName(trail.fields);
      const place: Place = { page, list, names: trail.names, ...(link === undefined ? {} : { link }) };
      for (const address of new Set(addresses)) {
        const places = index.get(address);
        if (places) places.push(place);
        else index.set(address, [place]);
      }
      return false;
    });
  for (const { path, data } of pages) {
    const { head: _head, ...shown } = data;
    add(path, shown);
  }
  add(everyPage, { ...shell });
  return index;
}

/** Where other pages show or link a page, each place once. */
export function placesOf(page: SidePage, index: PlaceIndex): Place[] {
  const found = new Map<string, Place>();
  for (const address of ownAddresses(page)) {
    for (const place of index.get(address) ?? []) {
      if (place.page !== page.path) found.set(JSON.stringify(place), place);
    }
  }
  return [...found.values()];
}

/** A page's path, and those of its entry's picture and drawings. */
function ownAddresses({ path, file }: SidePage): string[] {
  const [folder = '', name = ''] = file.split('/');
  const id = name.replace(/\..*$/, '');
  if (folder === 'fairs') return [path, fairDrawingPath(id)];
  if (folder !== 'models' && folder !== 'categories' && folder !== 'equipment') return [path];
  const views = ['front', 'side', 'plan', 'elevation', 'arrangement', 'arrangement-small'] as const;
  const drawings = views.map((view) => machineDrawingPath(folder, id, view));
  return [path, threeQuarterSource(machinePicturePath(folder, id)), ...drawings];
}

/** The paths in an object's own fields, including its picture. */
function addressesOf(fields: Block): string[] {
  return Object.values(fields)
    .map((value) => (isBlock(value) ? value['src'] : value))
    .filter((value) => typeof value === 'string' && value.startsWith('/')) as string[];
}

function linkOf({ to, search }: Block): string | undefined {
  if (typeof to !== 'string') return undefined;
  return typeof search === 'string' ? to + search : to;
}

/** `menu, children, children` → `menu`. */
function listName(fields: string[]): string {
  return fields.filter((field) => field !== 'children' && field !== 'page').join('.');
}

/** The distinct PDF paths in a page's data, in page order. */
export function sheetsIn(page: SidePage): string[] {
  return gather(page, (fields) =>
    Object.values(fields).filter((value) => typeof value === 'string' && /^\/.*\.pdf$/.test(value)),
  );
}

/** The distinct links of a page that have a query. */
export function queriesOf(page: SidePage): string[] {
  return gather(page, (fields) => [linkOf(fields)].filter((link) => link?.includes('?')));
}

function gather({ data }: SidePage, textsOf: (fields: Block) => unknown[]): string[] {
  const found = new Set<unknown>();
  walk(data, (fields) => {
    for (const text of textsOf(fields)) found.add(text);
    return false;
  });
  return [...found] as string[];
}

/** The path to an object: field names without list indexes, and the names of the enclosing objects and its own. */
interface Trail {
  fields: string[];
  names: string[];
}

/** The display name of an object in page data, if any. */
export function nameOf(fields: Block): string | undefined {
  return ['label', 'title', 'name', 'heading', 'company', 'option', 'id']
    .map((field) => fields[field])
    .find((name) => typeof name === 'string');
}

/**
 * Visits all objects inside a value, outer ones first.
 * @param visit returns true to skip the object's children
 */
function walk(
  value: unknown,
  visit: (fields: Block, trail: Trail) => boolean,
  trail: Trail = { fields: [], names: [] },
): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit, trail);
  if (!isBlock(value)) return;
  const name = trail.fields.length > 0 ? nameOf(value) : undefined;
  const names = name === undefined ? trail.names : [...trail.names, name];
  if (visit(value, { ...trail, names })) return;
  for (const [field, child] of Object.entries(value)) walk(child, visit, { fields: [...trail.fields, field], names });
}
