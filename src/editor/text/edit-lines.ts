import { fieldLines } from '../../catalogue/fields/yaml-text.ts';
import { nodeAt, type TextMember, type TextNode } from '../../catalogue/read/text-tree.ts';
import { type Edit, type EntryValue, reordered } from './edit.ts';
import { joinLines, splitLines, stretchOf, type Lines, type Stretch } from './lines.ts';
import { foldedLines, inlineScalar, isLong } from './scalar-text.ts';

/** The schema comment stays at the top, whatever the first field is. */
const modeline = /^#\s*yaml-language-server:/;

interface Work {
  text: string;
  root: TextNode;
  lines: Lines;
}

/**
 * Applies an edit by changing only the affected lines. Undefined for a layout that it does not support; the caller then
 * rewrites more of the text.
 */
export function editLines(text: string, root: TextNode, edit: Edit): string | undefined {
  const work: Work = { text, root, lines: splitLines(text) };
  const changed = change(work, edit);
  return changed === undefined ? undefined : joinLines({ ...work.lines, lines: changed });
}

function change(work: Work, edit: Edit): string[] | undefined {
  switch (edit.kind) {
    case 'set':
      return nodeAt(work.root, edit.path) ? replaceValue(work, edit.path, edit.value) : addField(work, edit);
    case 'remove':
      return removeMember(work, edit.path);
    case 'insert':
      return insertMembers(work, edit.path, edit.index, itemLines(edit.values));
    case 'rows':
      return insertMembers(
        work,
        edit.path,
        edit.index,
        edit.rows.flatMap(([name, value]) => fieldLines(name, value)),
      );
    case 'move':
      return moveMember(work, edit);
    case 'rename':
      return renameMember(work, edit.path, edit.name);
  }
}

function itemLines(values: readonly EntryValue[]): string[] {
  return fieldLines('x', values)
    .slice(1)
    .map((line) => line.slice(2));
}

function memberAt(
  { root }: Work,
  path: readonly string[],
): { parent: TextNode; index: number; member: TextMember } | undefined {
  const parent = nodeAt(root, path.slice(0, -1));
  const index = parent?.members.findIndex(({ name }) => name === path.at(-1)) ?? -1;
  const member = parent?.members[index];
  return parent && member ? { parent, index, member } : undefined;
}

const indented = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));

function replaceRange({ lines }: Work, from: number, to: number, by: readonly string[]): string[] {
  return [...lines.lines.slice(0, from), ...by, ...lines.lines.slice(to + 1)];
}

function replaceValue(work: Work, path: readonly string[], value: EntryValue): string[] | undefined {
  const found = memberAt(work, path);
  if (!found || found.parent.style === 'flow') return undefined;
  const { member, parent } = found;
  const { node } = member;
  const stretch = stretchOf(work.text, work.lines.lines, member);
  if (typeof value !== 'object' && node.kind === 'scalar') return replaceScalar(work, member, parent, stretch, value);
  const name = work.text.slice(member.start, member.nameEnd);
  const written = parent.kind === 'list' ? itemLines([value]) : [`${name}:`, ...fieldLines('x', value).slice(1)];
  if (parent.kind === 'block' && typeof value !== 'object') return undefined;
  return replaceRange(work, stretch.first, stretch.last, startedBy(work, stretch, indented(written, stretch.indent)));
}

/** Keeps the start of a member's first line: the hyphens of lists that begin there. */
function startedBy({ lines }: Work, { first, indent }: Stretch, written: string[]): string[] {
  const [line = '', ...more] = written;
  return [(lines.lines[first] ?? '').slice(0, indent) + line.slice(indent), ...more];
}

function replaceScalar(
  work: Work,
  member: TextMember,
  parent: TextNode,
  stretch: Stretch,
  value: string | number | boolean,
): string[] {
  const { node } = member;
  const old = work.lines.lines;
  const line = old[stretch.first] ?? '';
  const isBlockText = node.style === 'folded' || node.style === 'literal';
  if (isBlockText && typeof value === 'string' && value !== '' && (node.style === 'literal' || !value.includes('\n'))) {
    const below = old.slice(stretch.first + 1, stretch.last + 1);
    const inner = below.find((one) => one.trim() !== '') ?? ' '.repeat(stretch.indent + 2);
    const indent = inner.length - inner.trimStart().length;
    const written = indented(foldedLines(value, below, node.style === 'literal' ? 'literal' : 'folded'), indent);
    return replaceRange(work, stretch.first, stretch.last, [line, ...written]);
  }
  const start = stretch.indent + (member.nameEnd - member.start) + (parent.kind === 'block' ? 1 : 0);
  const head = line.slice(0, start);
  if (isLong(value, node) || stretch.last > stretch.first) {
    const written = fieldLines('x', value);
    const [first = '', ...below] = written;
    return replaceRange(work, stretch.first, stretch.last, [head + first.slice(2), ...indented(below, stretch.indent)]);
  }
  const written = inlineScalar(value, node);
  if (node.start < 0)
    return replaceRange(work, stretch.first, stretch.first, [`${head} ${written}${line.slice(start)}`]);
  const lineStart = work.text.lastIndexOf('\n', member.start - 1) + 1;
  const from = node.start - lineStart;
  const to = node.end - lineStart;
  return replaceRange(work, stretch.first, stretch.first, [line.slice(0, from) + written + line.slice(to)]);
}

/** Adds a missing field, in schema order, and the blocks around it if they are missing too. */
function addField(work: Work, edit: Extract<Edit, { kind: 'set' }>): string[] | undefined {
  const path = [...edit.path];
  let value = edit.value;
  while (path.length > 1 && !nodeAt(work.root, path.slice(0, -1))) {
    value = { [path.pop() ?? '']: value };
  }
  const name = path.at(-1) ?? '';
  const parent = nodeAt(work.root, path.slice(0, -1));
  if (parent?.kind !== 'block' || parent.style === 'flow' || parent.members.length === 0) return undefined;
  const order = edit.order?.[path.length - 1] ?? [];
  const rank = (one: string) => (order.includes(one) ? order.indexOf(one) : order.length);
  const before = parent.members.findLastIndex((member) => rank(member.name) <= rank(name));
  return insertMembers(work, path.slice(0, -1), before + 1, fieldLines(name, value));
}

function insertMembers(
  work: Work,
  path: readonly string[],
  index: number,
  written: readonly string[],
): string[] | undefined {
  const parent = nodeAt(work.root, path);
  if (!parent || parent.kind === 'scalar' || parent.style === 'flow') return undefined;
  const before = parent.members[index - 1];
  const next = parent.members[index];
  const { lines } = work.lines;
  if (before) {
    const { last, indent } = stretchOf(work.text, lines, before);
    return replaceRange(work, last + 1, last, indented(written, indent));
  }
  if (!next) return undefined;
  const { remarks, first, indent } = stretchOf(work.text, lines, next);
  // The first field of a block in a list follows the hyphen, on the same line.
  if ((lines[first] ?? '').slice(0, indent).trim() !== '') return undefined;
  let at = path.length === 0 ? first : remarks;
  if (path.length === 0 && at > 0 && !modeline.test(lines[at - 1] ?? '')) at = first;
  return replaceRange(work, at, at - 1, indented(written, indent));
}

function removeMember(work: Work, path: readonly string[]): string[] | undefined {
  const found = memberAt(work, path);
  if (!found || found.parent.style === 'flow') return undefined;
  const { parent, member } = found;
  if (parent.members.length === 1 && path.length > 1) return removeMember(work, path.slice(0, -1));
  const { lines } = work.lines;
  const { first, last, remarks, indent } = stretchOf(work.text, lines, member);
  if ((lines[first] ?? '').slice(0, indent).trim() !== '') return undefined;
  // A comment above a schema field may belong to several fields, so it stays; one above an item or a row goes with it.
  const from = path.length > 1 && (parent.kind === 'list' || path.length > 2) ? remarks : first;
  return replaceRange(work, from, last, []);
}

function moveMember(work: Work, { path, from, to }: Extract<Edit, { kind: 'move' }>): string[] | undefined {
  const parent = nodeAt(work.root, path);
  if (!parent || parent.kind === 'scalar' || parent.style === 'flow') return undefined;
  const { lines } = work.lines;
  const stretches = parent.members.map((member) => stretchOf(work.text, lines, member));
  const [start] = stretches;
  const end = stretches.at(-1);
  if (!start || !end || (lines[start.first] ?? '').slice(0, start.indent).trim() !== '') return undefined;
  const pieces = stretches.map(({ remarks, last }, index) => {
    const previous = stretches[index - 1];
    return lines.slice(previous ? previous.last + 1 : remarks, last + 1);
  });
  return replaceRange(work, start.remarks, end.last, reordered(pieces, from, to).flat());
}

function renameMember(work: Work, path: readonly string[], name: string): string[] | undefined {
  const found = memberAt(work, path);
  if (!found || found.parent.kind !== 'block' || found.parent.style === 'flow') return undefined;
  const { member } = found;
  const { first, indent } = stretchOf(work.text, work.lines.lines, member);
  const line = work.lines.lines[first] ?? '';
  const [written = ''] = fieldLines(name, 0);
  const renamed =
    line.slice(0, indent) + written.slice(0, -': 0'.length) + line.slice(indent + member.nameEnd - member.start);
  return replaceRange(work, first, first, [renamed]);
}
