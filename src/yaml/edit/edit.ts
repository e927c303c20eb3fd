export type EntryValue = string | number | boolean | readonly EntryValue[] | { readonly [name: string]: EntryValue };

/** A new value, undefined to remove the old one, or a function of the old value. */
export type Change = EntryValue | undefined | ((old: EntryValue | undefined) => EntryValue | undefined);

type Fields = Readonly<Record<string, EntryValue>>;
export type Rows = readonly (readonly [string, EntryValue])[];

export const isList = (value: EntryValue | undefined): value is readonly EntryValue[] => Array.isArray(value);
export const isFields = (value: EntryValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The rows of a block, or the items of a list by index; none for another value. */
export const rowsOf = (value: EntryValue | undefined): Rows =>
  Object.entries(typeof value === 'object' ? (value ?? {}) : {});

/** Whether two values are written the same. */
export const isSame = (a: EntryValue | undefined, b: EntryValue | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** The value at a path of field names and list indexes. */
export function valueAtPath(value: EntryValue | undefined, path: readonly string[]): EntryValue | undefined {
  let current = value;
  for (const name of path) {
    if (isList(current)) current = current[Number(name)];
    else if (isFields(current)) current = Object.hasOwn(current, name) ? current[name] : undefined;
    else return undefined;
  }
  return current;
}

/**
 * Changes the value at a path. A new field is inserted by `order`: the allowed names per level of the path. An empty
 * list or block is removed with its last member.
 */
export function changeValue(
  value: EntryValue | undefined,
  path: readonly string[],
  change: Change,
  order: readonly (readonly string[])[] = [],
): EntryValue | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return typeof change === 'function' ? change(value) : change;
  const next = changeValue(valueAtPath(value, [name]), rest, change, order.slice(1));
  if (isList(value)) {
    const items = value.toSpliced(Number(name), 1, ...(next === undefined ? [] : [next]));
    return items.length > 0 ? items : undefined;
  }
  const rows = rowsOf(value);
  const [names = []] = order;
  const rank = (row: string) => (names.includes(row) ? names.indexOf(row) : names.length);
  const known = rows.findIndex(([row]) => row === name);
  const at = known >= 0 ? known : rows.findLastIndex(([row]) => rank(row) <= rank(name)) + 1;
  const changed = rows.toSpliced(at, known >= 0 ? 1 : 0, ...(next === undefined ? [] : [[name, next] as const]));
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Inserts items into a list before `index`. */
export const insertItems =
  (index: number, items: readonly EntryValue[]): Change =>
  (old) =>
    (isList(old) ? old : []).toSpliced(index, 0, ...items);

/** Inserts rows into a block before `index`. */
export const insertRows =
  (index: number, rows: Rows): Change =>
  (old) =>
    Object.fromEntries(rowsOf(old).toSpliced(index, 0, ...rows));

/** Moves an item of a list or a row of a block. */
export const moveMember =
  (from: number, to: number): Change =>
  (old) =>
    isList(old) ? reordered(old, from, to) : Object.fromEntries(reordered(rowsOf(old), from, to));

/** Renames a row of a block. */
export const renameRow =
  (name: string, next: string): Change =>
  (old) =>
    Object.fromEntries(rowsOf(old).map(([row, value]) => [row === name ? next : row, value]));

function reordered<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  return rest.toSpliced(to, 0, ...rest.splice(from, 1));
}
