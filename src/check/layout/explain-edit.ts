import type { Finding, LineEdit } from '../../yaml/finding.ts';
import { kindOf } from '../../catalogue/kinds.ts';
import { editOfLine } from '../autofix.ts';
import { namesIn } from '../../yaml/index-events.ts';
import { findingAt, lineText, positionAt, type SourceText, type FindingText } from '../../yaml/source-text.ts';
import type { Entry } from '../../catalogue/entry.ts';
import { classOf, type LineClass } from '../../yaml/syntax/read-lines.ts';
import type { LayoutEdit } from './propose-edits.ts';
import { countSpaces, indentOf } from '../../yaml/syntax/mistake.ts';

/** More lines of a fix than this are not written out. */
const maxPasted = 8;

/** The field or text that a line belongs to in the repaired text. */
interface Home {
  /** The field that starts on the line; undefined for a list entry or a line of a text. */
  name?: string | undefined;
  /** The field whose block, list or text contains the line; undefined for a top-level field. */
  owner?: string | undefined;
}

/**
 * The finding for an edit, with an autofix if the edit is certain. `original` is the file's text, `entry` the repaired
 * entry.
 */
export function explainEdit(
  original: SourceText,
  entry: Entry,
  edit: LayoutEdit,
  { isSure }: { isSure: boolean },
): Finding {
  const [{ line } = { line: 1 }] = edit.lines;
  const text = lineText(original, line);
  const start = original.starts[line - 1] ?? 0;
  const mayBeEmpty = isNameAboveItsColumn(original, edit);
  const words = mayBeEmpty ? explainEmpty(entry, edit) : wordsOf(original, entry, edit);
  const [from, to] = mayBeEmpty ? [indentOf(text), text.indexOf(':')] : markOf(edit, text);
  const finding = findingAt(original, { start: start + from, end: start + Math.max(to, from + 1) }, words);
  return !isSure || mayBeEmpty || edit.isDoubtful || edit.kind === 'delete'
    ? finding
    : { ...finding, autofix: { edits: editsOf(original, edit) } };
}

/**
 * Whether a name without a value, or with lines of its own, was moved to the left, so that the lines below, in its old
 * column, became its own. It may just as well be a row whose value is missing or divided.
 */
function isNameAboveItsColumn(original: SourceText, { kind, lines }: LayoutEdit): boolean {
  const [{ line, text } = { line: 0, text: '' }] = lines;
  const old = lineText(original, line);
  return (
    kind === 'move' &&
    /:\s*$/.test(old) &&
    indentOf(text) > 0 &&
    indentOf(text) < indentOf(old) &&
    indentOf(lineText(original, (lines.at(-1)?.line ?? line) + 1)) === indentOf(old)
  );
}

function explainEmpty(entry: Entry, { lines: [first = { line: 1, text: '' }, ...more] }: LayoutEdit): FindingText {
  const name = inTicks(homeOf(entry, first.line).name);
  const [message, fix] =
    more.length === 0
      ? [`${name} has no value.`, 'write one after the colon, or delete the line']
      : [`${name} has lines below it instead of a value.`, 'write its value in one line, after the colon'];
  return {
    rule: 'schema/type',
    message,
    fix: `${fix}; if it is the name above the lines below it, write \`${first.text}\``,
  };
}

/** The columns to mark on the first line: its indentation, the name, the place of a colon, or everything. */
function markOf({ kind, lines, isDoubtful }: LayoutEdit, old: string): [from: number, to: number] {
  if (isDoubtful) return [indentOf(old), old.indexOf(':')];
  if (kind === 'move') return [0, indentOf(old)];
  const change = editOfLine(1, old, lines[0]?.text ?? '');
  const isSmall = kind === 'drop-sign' || (kind === 'colon' && /:\S/.test(old));
  return change && isSmall
    ? [change.column - (kind === 'colon' ? 2 : 1), change.endColumn - 1]
    : [indentOf(old), old.trimEnd().length];
}

function editsOf(original: SourceText, { lines }: LayoutEdit): LineEdit[] {
  return lines.flatMap(({ line, text }) => editOfLine(line, lineText(original, line), text) ?? []);
}

/** What is wrong; without a fix of its own, the fix is the new text. */
function wordsOf(original: SourceText, entry: Entry, edit: LayoutEdit): FindingText {
  const [first = { line: 1, text: '' }] = edit.lines;
  const old = lineText(original, first.line);
  const home = homeOf(entry, first.line);
  const explain = (rule: string, message: string, fix = paste(edit)): FindingText => ({ rule, message, fix });
  switch (edit.kind) {
    case 'move': {
      if (!/^ *\t/.test(old)) return explainMove(entry, edit, old, home);
      const isTwo = first.text === old.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '));
      const message = 'This line is indented with a tab character; YAML only accepts spaces.';
      return explain('text/tab', message, isTwo ? 'replace each tab by two spaces' : undefined);
    }
    case 'add-hyphen':
    case 'one-hyphen':
      return explain(...explainHyphens(old, edit.lines.length, home));
    case 'drop-hyphen':
      return explain(
        'text/hyphens',
        `${inTicks(home.name)} is a field, not a point of a list: it cannot have a hyphen before it.`,
      );
    case 'colon': {
      if (/^\s*(?:- +)?[\w ()/-]+:\S/.test(old)) {
        return explain('text/space-after-colon', 'There must be a space after the colon.');
      }
      const sign = /[\uff1a\ufe55\ua789\u2236\ufe13]/.exec(old)?.[0];
      if (sign !== undefined) {
        return explain('text/odd-colon', `There is a character (${sign}) that looks like a colon but is not one.`);
      }
      const message = first.text.trimEnd().endsWith(':')
        ? `There is no colon after ${inTicks(home.name)}, which the lines below belong to.`
        : 'There is no colon between the name of the field and its value.';
      return explain('text/no-colon', message);
    }
    case 'open-text':
      return explain(
        'text/colon',
        `The text below ${inTicks(home.name)} contains a colon, so it needs \`>-\` after the name of its field.`,
      );
    case 'drop-sign': {
      const sign = old.trimEnd().slice(first.text.length).trim();
      return explain('text/stray-sign', `${inTicks(sign)} at the end of the line is not needed.`);
    }
    case 'delete': {
      const [, sign, remark = ''] = /^\s*(\/\/|--(?!-)|\/\*|;)\s*(.*)$/.exec(old) ?? [];
      if (sign === undefined) {
        const message = 'This line is neither `field: value` nor the continuation of a text.';
        return explain('text/no-colon', message, 'delete it, or write the name of its field and a colon before it');
      }
      return explain('text/remark', `A comment starts with \`#\`, not with \`${sign}\`.`, `write \`# ${remark}\``);
    }
  }
}

/** List entries without a hyphen, without the space after it, or with two hyphens. */
function explainHyphens(old: string, count: number, { owner }: Home): [rule: string, message: string] {
  if (/^\s*-[^\s-]/.test(old)) return ['text/space-after-dash', 'There must be a space after the hyphen of a point.'];
  if (/^\s*-/.test(old)) return ['text/hyphens', 'The point starts with more than one hyphen.'];
  const missing = count === 1 ? 'This line has no hyphen' : `These ${count} lines have no hyphens`;
  const list = owner ? `the list ${inTicks(owner)}` : 'a list';
  return ['text/no-hyphen', `${missing}: each point of ${list} starts with a hyphen and a space.`];
}

const isPicture = /\.(?:jpe?g|png|webp|heic)["']?\s*$/i;

function explainMove(entry: Entry, edit: LayoutEdit, old: string, { name, owner }: Home): FindingText {
  const [first = { line: 1, text: '' }, ...more] = edit.lines;
  const [is, wanted] = [indentOf(old), indentOf(first.text)];
  if (edit.isDoubtful) {
    const message = `${inTicks(name)} is not a field of ${kindOf(entry.kind).one}.`;
    const fix = isPicture.test(old)
      ? `delete the line: a photo needs no field. Put it into data/media/${kindOf(entry.kind).folder}/${entry.id}/`
      : `if it is a row of ${inTicks(owner)}, put ${countSpaces(wanted)} before it; otherwise delete the line`;
    return { rule: 'schema/unknown-field', message, fix };
  }
  const kind = classOf(old);
  const place = owner === undefined ? 'at the start of the line' : `${placeWords[kind]} ${inTicks(owner)}`;
  const isMany = more.length > 0;
  const need = isMany
    ? `they need ${countSpaces(Math.abs(wanted - is))} ${wanted > is ? 'more' : 'fewer'}`
    : `it needs ${countSpaces(wanted)} before it and has ${is === 0 ? 'none' : is}`;
  const subject = kind === 'field' ? nameSubject(name, more.length) : lineSubject(kind, edit.lines.length);
  return {
    rule: 'text/indent',
    message: `${subject} ${isMany ? 'belong' : 'belongs'} ${place}: ${need}.`,
    fix: kind === 'text' ? `start ${isMany ? 'each' : 'it'} with ${countSpaces(wanted)}` : paste(edit),
  };
}

const placeWords: Record<LineClass, string> = {
  field: 'under',
  point: 'to the list',
  text: 'to the text of',
  empty: 'to',
};

/** `weight`, or `Baling Section` and the 2 lines below it. */
function nameSubject(name: string | undefined, below: number): string {
  if (below === 0) return inTicks(name);
  return `${inTicks(name)} and the ${below === 1 ? 'line' : `${below} lines`} below it`;
}

function lineSubject(kind: LineClass, count: number): string {
  if (count > 1) return `These ${count} ${kind === 'point' ? 'points' : 'lines'}`;
  return kind === 'point' ? 'This point' : 'This line';
}

/** The new text: one line in backticks, several lines below each other. */
function paste({ lines }: LayoutEdit): string {
  const [first] = lines;
  if (lines.length === 1 && first) return `write \`${first.text}\``;
  const shown = lines.slice(0, maxPasted).map(({ text }) => `\n${text}`);
  const more = lines.length - shown.length;
  return `write:${shown.join('')}${more > 0 ? `\nand so on for ${more} more` : ''}`;
}

function inTicks(name: string | undefined): string {
  return `\`${name ?? ''}\``;
}

function homeOf({ places, source }: Entry, line: number): Home {
  const start = source.starts[line - 1] ?? 0;
  const offset = start + indentOf(lineText(source, line));
  let around: string | undefined;
  for (const [pointer, { key, value }] of places.entries()) {
    if (key && positionAt(source, key.start).line === line && key.start === offset) return nameOf(pointer);
    if (!key && pointer !== '' && positionAt(source, value.start).line === line) return { owner: lastName(pointer) };
    if (value.start <= offset && offset < value.end) around = pointer;
  }
  return { owner: around === undefined ? undefined : lastName(around) };
}

function nameOf(pointer: string): Home {
  return { name: namesIn(pointer).at(-1), owner: lastName(pointer.slice(0, pointer.lastIndexOf('/'))) };
}

/** The nearest field name in a JSON pointer, skipping list indexes. */
function lastName(pointer: string): string | undefined {
  return namesIn(pointer).findLast((part) => !/^\d+$/.test(part));
}
