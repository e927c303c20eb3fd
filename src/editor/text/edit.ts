/** One edit of an entry by the form. Paths consist of field names and list indexes. */
export type Edit =
  /** Sets a field. A new field is inserted by `order`: the allowed names per level of the path. */
  | { kind: 'set'; path: readonly string[]; value: EntryValue; order?: readonly (readonly string[])[] }
  | { kind: 'remove'; path: readonly string[] }
  /** Inserts items into a list before `index`. */
  | { kind: 'insert'; path: readonly string[]; index: number; values: readonly EntryValue[] }
  /** Inserts rows into a block before `index`. */
  | { kind: 'rows'; path: readonly string[]; index: number; rows: readonly (readonly [string, EntryValue])[] }
  /** Moves a list item or a row. */
  | { kind: 'move'; path: readonly string[]; from: number; to: number }
  | { kind: 'rename'; path: readonly string[]; name: string };

export type EntryValue = string | number | boolean | readonly EntryValue[] | { readonly [name: string]: EntryValue };

type Fields = Record<string, EntryValue>;

const isList = (value: EntryValue | undefined): value is readonly EntryValue[] => Array.isArray(value);
const isFields = (value: EntryValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAtPath(value: EntryValue | undefined, path: readonly string[]): EntryValue | undefined {
  let found = value;
  for (const name of path) {
    if (isList(found)) found = found[Number(name)];
    else if (isFields(found)) found = Object.hasOwn(found, name) ? found[name] : undefined;
    else return undefined;
  }
  return found;
}

/**
 * Applies an edit to the parsed value: the expected result of the text edit. An empty list or block is removed with its
 * last member.
 */
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
