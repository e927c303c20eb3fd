import { declaredKinds, kindsById } from '#generated/declared-kinds.gen.ts';
import { folderKinds, placeOf } from '../../catalogue/kinds.ts';
import { everyPage, type ReportedPlace } from './report.ts';
import type { Side, SidePage } from './side.ts';
import { isBlock, type Block } from '../../yaml/block.ts';

/** What readers call the lists in page data, those of the kinds of entry included; others have their name alone. */
const labels = new Map([
  ['menu', 'products menu'],
  ['header', 'bar at the top'],
  ['footer', 'footer'],
  ['breadcrumbs', 'breadcrumbs'],
  ...declaredKinds.flatMap(({ reportLabels = {} }) => Object.entries(reportLabels)),
]);

/** Everything that contains a path, by path. */
export type PlaceIndex = Map<string, { place: ReportedPlace }[]>;

/** Indexes a whole site, without its metadata. */
export function indexPlaces({ pages, shell }: Side): PlaceIndex {
  const shown = pages.map(({ path, data: { head: _head, ...data } }) => ({ page: path, data }));
  const places = [...shown, { page: everyPage, data: shell }].flatMap(({ page, data }) =>
    objectsIn(data).flatMap(({ fields, way, names }) => {
      // A picture is found in the object that shows it.
      if (way.length === 0 || typeof fields['src'] === 'string') return [];
      const link = linkOf(fields);
      const list = listName(way);
      const label = labels.get(list);
      const place = {
        page,
        list,
        ...(label === undefined ? {} : { label }),
        names,
        ...(link === undefined ? {} : { link }),
      };
      return addressesOf(fields).map((address) => ({ address, place }));
    }),
  );
  return Map.groupBy(places, ({ address }) => address);
}

/** Where other pages show or link a page, each place once. */
export function placesOfPage(page: SidePage, index: PlaceIndex): ReportedPlace[] {
  const places = ownAddresses(page).flatMap((address) => (index.get(address) ?? []).map(({ place }) => place));
  const others = places.filter((place) => place.page !== page.path);
  return [...new Map(others.map((place) => [JSON.stringify(place), place])).values()];
}

/** A page's path, and those of its entry's picture and drawings. */
function ownAddresses({ path, file }: SidePage): string[] {
  const place = placeOf(file);
  const kind = folderKinds.find(({ id }) => id === place?.kind);
  return [path, ...((kind && place && kindsById[kind.id].drawnAt?.(place.id)) ?? [])];
}

const isText = (value: unknown) => typeof value === 'string';

/** The paths in an object's own fields, including its picture. */
function addressesOf(fields: Block): string[] {
  const texts = Object.values(fields).map((value) => (isBlock(value) ? value['src'] : value));
  return texts.filter(isText).filter((text) => text.startsWith('/'));
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
export function sheetsIn({ data }: SidePage): string[] {
  const texts = objectsIn(data).flatMap(({ fields }) => Object.values(fields).filter(isText));
  return [...new Set(texts.filter((text) => /^\/.*\.pdf$/.test(text)))];
}

/** The distinct links of a page that have a query. */
export function queriesOf({ data }: SidePage): string[] {
  const links = objectsIn(data).flatMap(({ fields }) => linkOf(fields) ?? []);
  return [...new Set(links.filter((link) => link.includes('?')))];
}

/** The display name of an object in page data, if any. */
export function nameOf(fields: Block): string | undefined {
  return ['label', 'title', 'name', 'heading', 'country', 'company', 'option', 'id']
    .map((field) => fields[field])
    .find(isText);
}

/** An object in page data: the field names that lead to it, and the names of the enclosing objects and its own. */
interface FoundObject {
  fields: Block;
  way: string[];
  names: string[];
}

/** All objects inside a value, outer ones first. */
function objectsIn(value: unknown, way: string[] = [], outer: string[] = []): FoundObject[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsIn(item, way, outer));
  if (!isBlock(value)) return [];
  const name = way.length > 0 ? nameOf(value) : undefined;
  const names = name === undefined ? outer : [...outer, name];
  const inner = Object.entries(value).flatMap(([field, child]) => objectsIn(child, [...way, field], names));
  return [{ fields: value, way, names }, ...inner];
}
