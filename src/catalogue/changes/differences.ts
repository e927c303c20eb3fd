import type { Change } from './report.ts';
import { isFields, nameOf } from './walk.ts';

/** Between the steps of `Change.where`. */
const step = ' › ';

/**
 * Compares two values of page data. Items of lists are recognised by their names, so that a new item at the front does
 * not make all others look changed.
 */
export function findChanges(before: unknown, after: unknown, where: string[] = []): Change[] {
  if (isEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, where);
  if (isFields(before) && isFields(after)) {
    const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...fields].flatMap((field) => findChanges(before[field], after[field], addStep(where, field)));
  }
  return [change(where, before, after)];
}

/** Whether two values of page data say the same; the order of fields does not matter, that of lists does. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (!isFields(a) || !isFields(b)) return false;
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => field in b && isEqual(a[field], b[field]));
}

function compareLists(before: unknown[], after: unknown[], where: string[]): Change[] {
  const [old, now] = [byKey(before), byKey(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [first, second] = [old.get(key), now.get(key)];
    if (first === undefined || second === undefined) return [change(where, first, second)];
    return findChanges(first, second, [...where, (isFields(second) && nameOf(second)) || shortText(second)]);
  });
  const kept = (keys: Iterable<string>, other: Map<string, unknown>) => [...keys].filter((key) => other.has(key));
  const [first, second] = [kept(old.keys(), now), kept(now.keys(), old)];
  if (isEqual(first, second)) return changes;
  const inOrder = (keys: string[], items: Map<string, unknown>) =>
    keys.map((key) => shortText(items.get(key))).join(', ');
  const order = { where: [...where, 'order'].join(step), before: inOrder(first, old), after: inOrder(second, now) };
  return [...changes, order];
}

/** The items by what they are recognised by; of those that share a name, the second is the second of that name. */
function byKey(items: unknown[]): Map<string, unknown> {
  const keyed = new Map<string, unknown>();
  for (const item of items) {
    const name = isFields(item) ? (nameOf(item) ?? pictureOf(item) ?? 'item') : String(item);
    let key = name;
    for (let number = 2; keyed.has(key); number += 1) key = `${name} (${number})`;
    keyed.set(key, item);
  }
  return keyed;
}

function pictureOf(fields: Record<string, unknown>): string | undefined {
  const picture = Object.values(fields).find((value) => isFields(value) && typeof value['src'] === 'string');
  return isFields(picture) ? String(picture['src']) : undefined;
}

/** Fields that add nothing to the name before them. */
const silent = new Set(['value', 'text', 'children', 'rows', 'items']);

function addStep(where: string[], field: string): string[] {
  return silent.has(field) && where.length > 0 ? where : [...where, field];
}

function change(where: string[], before: unknown, after: unknown): Change {
  return {
    where: where.join(step),
    ...(before === undefined ? {} : { before: shortText(before) }),
    ...(after === undefined ? {} : { after: shortText(after) }),
  };
}

/** A value in few words: a text as it is, an object by its name (with its figure), a list by its items. */
function shortText(value: unknown): string {
  if (Array.isArray(value)) return value.map(shortText).join(', ');
  if (!isFields(value)) return String(value);
  const name = nameOf(value);
  const figure = value['value'];
  if (name !== undefined) return typeof figure === 'string' ? `${name}: ${figure}` : name;
  const picture = typeof value['src'] === 'string' ? value['src'] : pictureOf(value);
  return picture ?? Object.values(value).map(shortText).join(', ');
}
