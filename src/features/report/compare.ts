import { compareTexts } from '../../yaml/finding.ts';
import { findMissingRedirects, targetOf, findRenames } from './moved-pages.ts';
import { sheetsIn, indexPlaces, placesOfPage, queriesOf, type PlaceIndex, nameOf } from './places.ts';
import type { AddedPage, PageChange, ChangedPage, SiteComparison, RemovedPage } from './report.ts';
import { addStep, derived, fileOfPhoto, photoAddress, photoName, step, textsOfPage } from './page-texts.ts';
import { findStaleTexts } from './stale-texts.ts';
import { pageName, visit, type Side, type SidePage } from './side.ts';
import { isBlock, ownField } from '../../yaml/block.ts';
import { lookupKey } from '../../catalogue/paths.ts';

/** Compares the site before and after a change of the data. */
export function compareSides(before: Side, after: Side): SiteComparison {
  const old = new Map(before.pages.map((page) => [lookupKey(page.path), page]));
  const now = new Map(after.pages.map((page) => [lookupKey(page.path), page]));
  const added = after.pages.filter((page) => !old.has(lookupKey(page.path)));
  const repeated = new Set(after.repeating.map((page) => lookupKey(page.path)));
  const removed = [
    ...before.pages.filter((page) => !now.has(lookupKey(page.path))),
    ...before.repeating.filter((page) => !repeated.has(lookupKey(page.path))).map(visit),
  ];
  const kept = after.pages.flatMap((page) => {
    const former = old.get(lookupKey(page.path));
    return former ? [{ former, page }] : [];
  });
  const renames = findRenames(removed, added);
  const index = indexPlaces(after);
  const [sheetsBefore, sheetsAfter] = [sheetsOf(before), sheetsOf(after)];
  return {
    origin: after.shell.origin,
    added: added.map((page) => describeAdded(page, index)),
    changed: kept.flatMap(({ former, page }) => describeChanged(former, page)),
    removed: removed.map((page) => describeRemoved(page, after, renames)),
    respelled: kept
      .filter(({ former, page }) => former.path !== page.path)
      .map(({ former, page }) => ({ from: former.path, to: page.path })),
    everywhere: countDrawings(findChanges(before.shell, after.shell)),
    sheets: { added: outside(sheetsAfter, sheetsBefore), removed: outside(sheetsBefore, sheetsAfter) },
    redirects: Object.entries(after.redirects)
      .filter(([from, to]) => targetOf(before.redirects, from) !== to)
      .map(([from, to]) => ({ from, to })),
    stale: findStaleTexts([...kept, ...removed.map((former) => ({ former }))], after),
    missing: findMissingRedirects(before, after, removed, renames),
    hasRedirects: Object.keys(after.redirects).length > 0,
  };
}

function describe(page: SidePage) {
  return { path: page.path, name: pageName(page), kind: page.kind, file: page.file };
}

function describeAdded(page: SidePage, index: PlaceIndex): AddedPage {
  return {
    ...describe(page),
    places: placesOfPage(page, index),
    sheets: sheetsIn(page),
    enquiries: queriesOf(page),
    shown: textsOfPage(page).map(({ where, text }) => ({ where: where.join(step), after: text })),
  };
}

function describeChanged(former: SidePage, page: SidePage): ChangedPage[] {
  const fileBefore = former.file === page.file ? {} : { fileBefore: former.file };
  if (isEqual(former.data, page.data) && former.file === page.file) return [];
  const changes = countDrawings(findChanges(shownOf(former), shownOf(page)));
  return [{ ...describe(page), changes, ...fileBefore }];
}

/** Drawing URLs contain the file name: when it changes, they are counted instead of listed. */
function countDrawings(changes: PageChange[]): PageChange[] {
  const isDrawing = ({ before, after }: PageChange) =>
    [before, after].every((text) => text?.startsWith('/drawings/') && text.endsWith('.svg'));
  const others = changes.filter((change) => !isDrawing(change));
  const number = changes.length - others.length;
  return number === 0 ? others : [...others, { where: 'drawings', after: `${number} with another address` }];
}

/** Page data without derived values: path and structured data. */
function shownOf({ data }: SidePage): Record<string, unknown> {
  const { path: _path, head, ...rest } = data;
  return { ...rest, head: { title: head.title, description: head.description } };
}

function describeRemoved(page: SidePage, after: Side, renames: Map<string, string>): RemovedPage {
  const redirect = targetOf(after.redirects, page.path);
  const renamedTo = renames.get(page.path);
  return {
    ...describe(page),
    ...(redirect === undefined ? {} : { redirect }),
    ...(renamedTo === undefined ? {} : { renamedTo }),
  };
}

function sheetsOf({ pages }: Side): Set<string> {
  return new Set(pages.flatMap((page) => sheetsIn(page)));
}

function outside(some: Set<string>, others: Set<string>): string[] {
  return [...some].filter((address) => !others.has(address)).sort(compareTexts);
}

/**
 * Compares two values of page data. Matches list items by name, so that a new first item does not make all others look
 * changed.
 */
export function findChanges(before: unknown, after: unknown, where: string[] = []): PageChange[] {
  if (isEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, where);
  if (isBlock(before) && isBlock(after)) {
    const [old, now] = [before, after].map(photoName);
    if (old !== undefined && now !== undefined) {
      if (old !== now) return [changeAt(where, old, now)];
      return stemOf(before) === stemOf(after) ? [] : [changeAt(where, old, 'another picture in this file')];
    }
    const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
    const shown = [...fields].filter((field) => !('value' in after && derived.has(field)));
    return shown.flatMap((field) =>
      findChanges(ownField(before, field), ownField(after, field), addStep(where, field)),
    );
  }
  const change = changeAt(where, before, after);
  const isSamePhoto = change.before === change.after && photoAddress.test(String(after));
  return [isSamePhoto ? { ...change, after: 'another picture in this file' } : change];
}

/** Equality of page data, which is JSON. */
function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function compareLists(before: unknown[], after: unknown[], where: string[]): PageChange[] {
  const [old, now] = [byKey(before), byKey(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [first, second] = [old.get(key), now.get(key)];
    if (first === undefined || second === undefined) return [changeAt(where, first, second)];
    return findChanges(first, second, [...where, (isBlock(second) && nameOf(second)) || shortText(second)]);
  });
  const kept = (keys: Iterable<string>, others: Map<string, unknown>) => [...keys].filter((key) => others.has(key));
  const [first, second] = [kept(old.keys(), now), kept(now.keys(), old)];
  if (isEqual(first, second)) return changes;
  const inOrder = (keys: string[], items: Map<string, unknown>) =>
    keys.map((key) => shortText(items.get(key))).join(', ');
  const order = { where: [...where, 'order'].join(step), before: inOrder(first, old), after: inOrder(second, now) };
  return [...changes, order];
}

/** List items by name; duplicate names are numbered. */
function byKey(items: unknown[]): Map<string, unknown> {
  const keyed = new Map<string, unknown>();
  for (const item of items) {
    const name = isBlock(item) ? (nameOf(item) ?? pictureOf(item) ?? 'item') : String(item);
    let key = name;
    for (let number = 2; keyed.has(key); number += 1) key = `${name} (${number})`;
    keyed.set(key, item);
  }
  return keyed;
}

/** The address of a photo, with the hash of what it shows. */
const stemOf = ({ photo }: Record<string, unknown>) => (isBlock(photo) ? photo['stem'] : undefined);

function pictureOf(fields: Record<string, unknown>): string | undefined {
  const picture = Object.values(fields).find((value) => isBlock(value) && typeof value['src'] === 'string');
  return isBlock(picture) ? String(picture['src']) : undefined;
}

function changeAt(where: string[], before: unknown, after: unknown): PageChange {
  return {
    where: where.join(step),
    ...(before === undefined ? {} : { before: shortText(before) }),
    ...(after === undefined ? {} : { after: shortText(after) }),
  };
}

/** A short form of a value: an object by its name (with its figure), a list by its items. */
function shortText(value: unknown): string {
  if (Array.isArray(value)) return value.map(shortText).join(', ');
  if (!isBlock(value)) return fileOfPhoto(String(value));
  const name = nameOf(value);
  const figure = value['value'];
  if (name !== undefined) return typeof figure === 'string' ? `${name}: ${figure}` : name;
  const picture = typeof value['src'] === 'string' ? value['src'] : pictureOf(value);
  return picture === undefined ? Object.values(value).map(shortText).join(', ') : fileOfPhoto(picture);
}
