/** One change of an entry, as the form makes it. A path is the names of fields, and of lists the numbers of items. */
export type Edit =
  /**
   * Gives a field a value; a field that is not there yet comes to its place in `order`, the names that its block may
   * have.
   */
  | { kind: 'set'; path: readonly string[]; value: EntryValue; order?: readonly (readonly string[])[] }
  | { kind: 'remove'; path: readonly string[] }
  /** Puts items into a list before the one at `index`. */
  | { kind: 'insert'; path: readonly string[]; index: number; values: readonly EntryValue[] }
  /** Puts rows into a block, before the one at `index`. */
  | { kind: 'rows'; path: readonly string[]; index: number; rows: readonly (readonly [string, EntryValue])[] }
  /** Moves an item of a list, or a row of a block, to another place. */
  | { kind: 'move'; path: readonly string[]; from: number; to: number }
  | { kind: 'rename'; path: readonly string[]; name: string };

/** What an entry's file can hold. */
export type EntryValue = string | number | boolean | readonly EntryValue[] | { readonly [name: string]: EntryValue };

type Fields = Record<string, EntryValue>;

const isList = (value: EntryValue | undefined): value is readonly EntryValue[] => Array.isArray(value);
const isFields = (value: EntryValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path, or undefined. */
export function valueAtPath(value: EntryValue | undefined, path: readonly string[]): EntryValue | undefined {
  let found = value;
  for (const name of path) {
    if (isList(found)) found = found[Number(name)];
    else if (isFields(found)) found = Object.hasOwn(found, name) ? found[name] : undefined;
    else return undefined;
  }
  return found;
}

/** The value after a change: what the changed text must say. An empty list or block goes with its last member. */
export function applyEdit(value: EntryValue, edit: Edit): EntryValue {
  switch (edit.kind) {
    case 'set':
      return put(value, edit.path, () => edit.value) ?? {};
    case 'remove':
      return put(value, edit.path, () => undefined) ?? {};
    case 'insert':
      return (
        put(value, edit.path, (old) => {
          const items = isList(old) ? old : [];
          return [...items.slice(0, edit.index), ...edit.values, ...items.slice(edit.index)];
        }) ?? {}
      );
    case 'rows':
      return (
        put(value, edit.path, (old) => {
          const rows = Object.entries(isFields(old) ? old : {});
          return Object.fromEntries([...rows.slice(0, edit.index), ...edit.rows, ...rows.slice(edit.index)]);
        }) ?? {}
      );
    case 'move':
      return put(value, edit.path, (old) => moved(old, edit.from, edit.to)) ?? {};
    case 'rename': {
      const last = edit.path.at(-1);
      const renamed = (old: EntryValue | undefined) =>
        isFields(old)
          ? Object.fromEntries(Object.entries(old).map(([name, one]) => [name === last ? edit.name : name, one]))
          : old;
      return put(value, edit.path.slice(0, -1), renamed) ?? {};
    }
  }
}

function moved(old: EntryValue | undefined, from: number, to: number): EntryValue | undefined {
  if (isList(old)) return reordered(old, from, to);
  return isFields(old) ? Object.fromEntries(reordered(Object.entries(old), from, to)) : old;
}

/** A list with one member at another place. */
export function reordered<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  const [one] = rest.splice(from, 1);
  if (one !== undefined) rest.splice(to, 0, one);
  return rest;
}

function put(
  value: EntryValue | undefined,
  path: readonly string[],
  change: (old: EntryValue | undefined) => EntryValue | undefined,
): EntryValue | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (isList(value)) {
    const next = put(value[Number(name)], rest, change);
    const items = value.flatMap((item, index) =>
      index === Number(name) ? (next === undefined ? [] : [next]) : [item],
    );
    return items.length > 0 ? items : undefined;
  }
  const fields = isFields(value) ? value : {};
  const next = put(Object.hasOwn(fields, name) ? fields[name] : undefined, rest, change);
  const { [name]: _old, ...others } = fields;
  if (next === undefined) return Object.keys(others).length > 0 ? others : undefined;
  return name in fields
    ? Object.fromEntries(Object.entries(fields).map(([key, old]) => [key, key === name ? next : old]))
    : { ...fields, [name]: next };
}
