import { isFields, isList, rowsOf, type EntryValue, isSame } from '../../yaml/edit/edit.ts';
import { editText, valueOfText } from '../../yaml/edit/edit-text.ts';

/** The three states of a file or value; undefined where it does not exist. */
interface Versions<Value> {
  /** Published when the change began. */
  base: Value | undefined;
  /** Published now. */
  theirs: Value | undefined;
  mine: Value | undefined;
}

/** A value that both sides changed. Its pointer names the items of lists, too; it is empty for the whole file. */
export interface Conflict extends Versions<EntryValue> {
  pointer: string;
  /** The hash of a photo that is published now, while the proposal deletes the one before. */
  photo?: string;
  /** The URL of that photo. */
  picture?: string;
}

/** What was chosen, by `choiceKey`. */
export type Choices = ReadonlyMap<string, 'theirs' | 'mine'>;

/** A choice holds for the versions that it was made between: others may change the field again. */
export const choiceKey = ({ pointer, base, theirs, mine }: Conflict): string =>
  JSON.stringify([pointer, base ?? null, theirs ?? null, mine ?? null]);

interface Merged {
  /** Undefined if the file is deleted. Where nothing is chosen yet, it has my value. */
  text: string | undefined;
  conflicts: Conflict[];
}

/**
 * Merges a file field by field. Layout and comments are those of the published file.
 * @param asks whether to ask also about the deletion of a text that is not changed here: it has a new name, or was sent
 */
export function mergeTexts(
  file: string,
  { base, theirs, mine }: Versions<string>,
  choices: Choices,
  asks = false,
): Merged {
  const isAsked = asks && theirs === undefined && mine !== undefined && base !== undefined;
  if ((mine === base && !isAsked) || mine === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const [before = {}, theirValue, myValue] = [base, theirs, mine].map((text) => text && valueOfText(text));
  const conflicts: Conflict[] = [];
  const choose: Choose = (conflict) => {
    const chosen = choices.get(choiceKey(conflict));
    if (chosen === undefined) conflicts.push(conflict);
    return conflict[chosen ?? 'mine'];
  };
  if (theirs === undefined || !isFields(theirValue) || !isFields(myValue)) {
    const chosen = choose({ pointer: '', base, theirs, mine });
    return { text: chosen === theirs ? theirs : mine, conflicts };
  }
  const merged = mergeValues({ base: before, theirs: theirValue, mine: myValue }, '', choose) ?? {};
  const isUnchanged = isSame(merged, theirValue);
  return { text: isUnchanged ? theirs : editText(file, theirs, [], () => merged), conflicts };
}

/** What a published text goes on from: what was sent, if all of that is in it, else what was published before. */
export function baseOf(
  file: string,
  { base, theirs, sent }: { base: string | undefined; theirs: string | undefined; sent: string | undefined },
): string | undefined {
  if (base === undefined || theirs === undefined || sent === undefined) return base;
  const { text, conflicts } = mergeTexts(file, { base, theirs, mine: sent }, new Map());
  return conflicts.length === 0 && text === theirs ? sent : base;
}

/** Equal but for layout and comments that others wrote. */
export const isEqual = (published: string | undefined, text: string) => {
  const value = published === undefined ? undefined : valueOfText(published);
  return published === text || (value !== undefined && isSame(value, valueOfText(text)));
};

/** Whether a published text is one of these two entries, perhaps improved by others, rather than the other one. */
export function isVersionOf(there: string | undefined, text: string, other: string): boolean {
  const shared = (version: string) => {
    const lines = new Set(version.split('\n'));
    return there?.split('\n').filter((line) => lines.has(line)).length ?? 0;
  };
  return isEqual(there, text) || shared(text) > shared(other);
}

type Choose = (conflict: Conflict) => EntryValue | undefined;

function mergeValues(versions: Versions<EntryValue>, pointer: string, choose: Choose): EntryValue | undefined {
  const { base, theirs, mine } = versions;
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isFields(theirs) && isFields(mine)) {
    const rows = { base: rowsOf(isFields(base) ? base : {}), theirs: rowsOf(theirs), mine: rowsOf(mine) };
    return Object.fromEntries(mergeMembers(rows, pointer, choose));
  }
  if (isList(theirs) && isList(mine)) {
    const named = nameItems(isList(base) ? base : []);
    const items = { base: named, theirs: matchItems(named, theirs), mine: matchItems(named, mine) };
    return mergeMembers(items, pointer, choose).map(([, item]) => item);
  }
  return choose({ pointer, ...versions });
}

type Members = readonly (readonly [name: string, value: EntryValue])[];

function mergeMembers(
  { base, theirs, mine }: Record<keyof Versions<unknown>, Members>,
  pointer: string,
  choose: Choose,
): [string, EntryValue][] {
  const [before, theirMembers, myMembers] = [new Map(base), new Map(theirs), new Map(mine)];
  const kept = (some: Members) => some.map(([name]) => name).filter((name) => before.has(name));
  const common = (some: Members) => kept(some).filter((name) => theirMembers.has(name) && myMembers.has(name));
  const isReordered = !isSame(common(mine), common(base));
  const [first, second] = (isReordered ? [mine, theirs] : [theirs, mine]).map((some) => some.map(([name]) => name));
  return joinOrders(first ?? [], second ?? []).flatMap((name): [string, EntryValue][] => {
    const versions = { base: before.get(name), theirs: theirMembers.get(name), mine: myMembers.get(name) };
    const value = mergeValues(versions, `${pointer}/${escapePart(name)}`, choose);
    return value === undefined ? [] : [[name, value]];
  });
}

const escapePart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The first order; a name of the second only stands behind its neighbour there. */
function joinOrders(first: readonly string[], second: readonly string[]): string[] {
  const all = [...first];
  for (const [at, name] of second.entries()) {
    if (!all.includes(name)) all.splice(all.indexOf(second[at - 1] ?? '') + 1, 0, name);
  }
  return all;
}

/** Fields that tell the items of a list apart. */
const nameFields = ['id', 'file', 'label', 'name', 'title', 'page', 'row', 'sign'];

/** Items by name: a text is its own. A repeated name gets a number. */
function nameItems(items: readonly EntryValue[]): [string, EntryValue][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const field = isFields(item) ? nameFields.find((nameField) => typeof item[nameField] === 'string') : undefined;
    const name = String(isFields(item) && field ? item[field] : typeof item === 'object' ? JSON.stringify(item) : item);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [count > 1 ? `${name} (${count})` : name, item];
  });
}

/** A changed item keeps the name of the one that stood in its place, between the same neighbours. */
function matchItems(base: Members, items: readonly EntryValue[]): [string, EntryValue][] {
  const named = nameItems(items);
  const known = new Set(named.map(([name]) => name));
  const before = new Map(base.map(([name], at) => [name, at]));
  const gapAround = (at: number, some: Members, isMatched: (name: string) => boolean) => {
    let [start, end] = [at, at];
    while (start > 0 && !isMatched(some[start - 1]?.[0] ?? '')) start -= 1;
    while (end < some.length && !isMatched(some[end]?.[0] ?? '')) end += 1;
    return { start, end, size: end - start };
  };
  return named.map(([name, item], at) => {
    if (before.has(name)) return [name, item];
    const gap = gapAround(at, named, (key) => before.has(key));
    const start = gap.start === 0 ? 0 : (before.get(named[gap.start - 1]?.[0] ?? '') ?? 0) + 1;
    const old = gapAround(start, base, (key) => known.has(key));
    const isSameGap = old.start === start && old.size === gap.size;
    const [formerly] = (isSameGap ? base[start + at - gap.start] : undefined) ?? [];
    return [formerly ?? name, item];
  });
}
