import { commonEnds } from '../common-ends.ts';
import type { EntryValue, Rows } from './edit.ts';

export const isSame = (a: EntryValue | undefined, b: EntryValue | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** For each member of a changed list or block, the name of the old one whose lines it keeps; undefined for a new one. */
export function originsOf(was: EntryValue, now: object): (string | undefined)[] {
  const origins = Array.isArray(now) ? originsOfItems : originsOfRows;
  return origins(Object.entries(was), Object.entries(now));
}

/** Rows have the same name, or the same place and value after a renaming. */
function originsOfRows(was: Rows, now: Rows): (string | undefined)[] {
  const names = new Set(was.map(([name]) => name));
  const isKept = new Set(now.map(([name]) => name));
  return now.map(([name, value], at) => {
    if (names.has(name)) return name;
    const [old = '', oldValue] = was[at] ?? [];
    return was.length === now.length && !isKept.has(old) && isSame(oldValue, value) ? old : undefined;
  });
}

/** Items are equal, or at the same place if one changed. */
function originsOfItems(was: Rows, now: Rows): (string | undefined)[] {
  const valuesOf = (rows: Rows) => rows.map(([, value]) => value);
  const { start, end } = commonEnds(valuesOf(was), valuesOf(now), isSame);
  const middle = was.slice(start, was.length - end);
  return now.map(([name, value], at) => {
    if (at < start) return name;
    if (at >= now.length - end) return String(at - now.length + was.length);
    const moved = middle.findIndex(([, old]) => isSame(old, value));
    const [[old] = []] = moved >= 0 ? middle.splice(moved, 1) : [];
    return old ?? (was.length === now.length ? name : undefined);
  });
}
