import { commonEnds } from '../source-text.ts';
import { isFields, isList, isSame, valueAtPath, type EntryValue, type Rows } from './edit.ts';
import { fieldLines, foldedLines, inBrackets, inlineScalar, maxLine } from './yaml-text.ts';
import { startOfRemarks, type MemberLines, type TextLines } from './text-lines.ts';

const indented = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));

const itemLines = (value: EntryValue) =>
  fieldLines('x', [value])
    .slice(1)
    .map((line) => line.slice(2));

/**
 * Writes a changed value: the lines of unchanged values are copied, and moved with the comments above them. Undefined
 * for an unusual layout.
 */
export function rewriteText(text: TextLines, was: EntryValue, now: EntryValue): string[] | undefined {
  const last = text.lines.length - 1;
  const root: MemberLines = { name: '', pointer: '', first: 0, last, column: 0, above: [] };
  return isFields(now) ? rewriteMembers(text, root, was, now) : undefined;
}

/** The lines of a field or list item with its new value. */
function rewriteMember(text: TextLines, member: MemberLines, was: EntryValue | undefined, now: EntryValue): string[] {
  const end = text.flowEnd(member.pointer);
  if (typeof now !== 'object') {
    if (!isList(was) && !isFields(was)) return rewriteScalar(text, member, now);
  } else if (end !== undefined) {
    return replaceSpan(text, member, end, inBrackets(now));
  } else if (was !== undefined && (isList(now) ? isList(was) : isFields(was))) {
    const written = rewriteMembers(text, member, was, now);
    if (written) return written;
  }
  return writeMember(text, member, now);
}

/** Writes a value after the colon or hyphen of its member. */
function writeMember(text: TextLines, member: MemberLines, value: EntryValue): string[] {
  const { first, column } = member;
  const line = text.lines[first] ?? '';
  if (typeof value === 'object' && !text.places.get(member.pointer)?.key) {
    const [start = '', ...below] = indented(itemLines(value), column);
    return [line.slice(0, column) + start.slice(column), ...below];
  }
  const [start = '', ...below] = fieldLines('x', value);
  return [line.slice(0, text.headEnd(member)) + start.slice(2), ...indented(below, column)];
}

/** A text keeps its quotes, or is folded as before; a value on one line keeps the comment behind it. */
function rewriteScalar(text: TextLines, member: MemberLines, now: string | number | boolean): string[] {
  const [line = '', ...below] = text.lines.slice(member.first, member.last + 1);
  const old = text.sourceOf(member.pointer);
  const header = /[|>]/.exec(line.slice(text.headEnd(member)))?.[0];
  const isBlockText = below.length > 0 && header !== undefined && !/^["']/.test(old);
  if (isBlockText && typeof now === 'string' && now !== '' && (header === '|' || !now.includes('\n'))) {
    const indent = /^\s*/.exec(below.find((lineBelow) => lineBelow.trim() !== '') ?? '')?.[0].length ?? 0;
    const written = header === '|' ? now.replace(/\n$/, '').split('\n') : foldedLines(now, below);
    return [line, ...indented(written, indent)];
  }
  // A long text stays on one line if the old one was.
  const isFolded = fieldLines('x', now).length > 1 && old.length <= maxLine;
  if (below.length > 0 || isFolded) return writeMember(text, member, now);
  if (old !== '') return replaceSpan(text, member, undefined, inlineScalar(now, old));
  const end = text.headEnd(member);
  return [`${line.slice(0, end)} ${inlineScalar(now)}${line.slice(end)}`];
}

/** Replaces a value up to an offset, by default to its end. */
function replaceSpan(
  text: TextLines,
  { pointer, first, last }: MemberLines,
  end: number | undefined,
  by: string,
): string[] {
  const { value } = text.places.get(pointer) ?? { value: { start: 0, end: 0 } };
  const from = text.at(value.start);
  const to = text.at(end ?? value.end);
  return [
    ...text.lines.slice(first, from.line),
    (text.lines[from.line] ?? '').slice(0, from.column) + by + (text.lines[to.line] ?? '').slice(to.column),
    ...text.lines.slice(to.line + 1, last + 1),
  ];
}

/** The lines of a list or block in block style. */
function rewriteMembers(text: TextLines, around: MemberLines, was: EntryValue, now: object): string[] | undefined {
  const { lines } = text;
  const members = text.membersOf(around, isList(was));
  const [top] = members ?? [];
  if (!members || !top) return undefined;
  const origins = originsOf(was, now);
  const { above, tail } = commentsAround(text, around, members, origins);
  const written = Object.entries(now).flatMap(([name, value]: [string, EntryValue], index) => {
    const at = members.findIndex((candidate) => candidate.name === origins[index]);
    const member = members[at];
    if (!member) return indented(Array.isArray(now) ? itemLines(value) : fieldLines(name, value), top.column);
    const old = valueAtPath(was, [member.name]);
    const [line = '', ...below] = isSame(old, value)
      ? lines.slice(member.first, member.last + 1)
      : rewriteMember(text, member, old, value);
    const [renamed = ''] = fieldLines(name, 0);
    const isKept = Array.isArray(now) || name === member.name;
    const behind = isKept ? line.slice(top.column) : renamed.slice(0, -': 0'.length) + line.slice(text.nameEnd(member));
    return [...(above[at] ?? []), ' '.repeat(top.column) + behind, ...below];
  });
  const before = (lines[top.first] ?? '').slice(0, top.column);
  if (before.trim() === '') {
    return [...lines.slice(around.first, top.first - top.above.length), ...written, ...tail];
  }
  // The first field of a block in a list follows the hyphen, on the same line.
  const [line = '', ...more] = written;
  return line.startsWith('#', top.column) ? undefined : [before + line.slice(top.column), ...more, ...tail];
}

/** The lines above each member that stays, and those below the last one. */
function commentsAround(
  text: TextLines,
  around: MemberLines,
  members: readonly MemberLines[],
  origins: readonly unknown[],
) {
  // A comment above a field of the schema may belong to several fields, so it stays when the field is removed.
  const stays = text.places.get(members[0]?.pointer ?? '')?.key && around.pointer.split('/').length <= 2;
  let left: string[] = [];
  const above = members.map((member) => {
    const lines = [...left, ...member.above];
    const isRemoved = !origins.includes(member.name);
    left = !isRemoved ? [] : stays ? lines : lines.slice(0, startOfRemarks(lines, member.column));
    return isRemoved ? [] : lines;
  });
  return { above, tail: [...left, ...text.lines.slice((members.at(-1)?.last ?? 0) + 1, around.last + 1)] };
}

/** For each member of a changed list or block, the name of the old one whose lines it keeps; undefined for a new one. */
function originsOf(was: EntryValue, now: object): (string | undefined)[] {
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
