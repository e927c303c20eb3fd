import {
  boolCoreTag,
  CHOMPING_MODE,
  EVENT_ID,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import { readPlainName, reservedNames } from './check-name.ts';
import { checkPlainScalar } from './check-scalar.ts';
import { endOfLine, endsName, nextLine, skipSpaces, type Cursor } from './sound-cursor.ts';

/** Stands for a value that asks for a closer look. */
export const unsound = Symbol('unsound');

/** YAML takes no longer name without a mark of its own (1.2.2, 7.4.2: 1,024 characters). */
const longestName = 1000;

/** The name at the start of a line; afterwards the cursor stands at what follows its colon. */
export function readName(cursor: Cursor): string | undefined {
  const { text, start, end } = cursor;
  const first = text.charAt(start);
  const isQuoted = first === '"' || first === "'";
  const colon = isQuoted ? text.indexOf(first, start + 1) + 1 : text.indexOf(':', start);
  const name = isQuoted ? text.slice(start + 1, colon - 1) : text.slice(start, colon);
  if (colon <= start || colon >= end || text.charAt(colon) !== ':' || !endsName(cursor, colon)) return undefined;
  cursor.start = colon + 1 < end ? skipSpaces(text, colon + 1) : end;
  return (isQuoted ? isSoundText(name) : isSoundName(name)) ? name : undefined;
}

function isSoundText(name: string): boolean {
  return name !== '' && !name.includes('\\') && !name.endsWith(':') && !isTaken(name);
}

/** Names without quotes that were sound before: the same ones stand in thousands of files. */
const soundNames = new Set<string>();

function isSoundName(name: string): boolean {
  if (soundNames.has(name)) return true;
  if (!startsWithLetter(name) && /^[-?:,[\]{}#&*!|>%@`<=.]/.test(name)) return false;
  if (name.endsWith(' ') || name.includes('#') || readPlainName(name) !== name || isTaken(name)) return false;
  if (soundNames.size >= maxRemembered) soundNames.clear();
  soundNames.add(name);
  return true;
}

function isTaken(name: string): boolean {
  return name.length > longestName || reservedNames.has(name);
}

/** A value without quotes: one line with nothing behind it. */
export function readPlain({ text, start, end }: Cursor): unknown {
  const written = text.slice(start, end);
  if (written.endsWith(':') || written.includes(': ') || written.includes(' #')) return unsound;
  const last = written.at(-1);
  if (last === ',' || last === ';') return unsound;
  // Letters start neither a number nor a typographic quote.
  if (startsWithLetter(written) && last !== '"') return written.length > longestWord ? written : resolve(written);
  const before = readBefore.get(written);
  if (before !== undefined) return before;
  const value = startsOtherwise.test(written) || checkPlainScalar(written) ? unsound : resolve(written);
  if (readBefore.size >= maxRemembered) readBefore.clear();
  readBefore.set(written, value);
  return value;
}

/** A hyphen starts a number or a word; all others say that something else follows than a text. */
const startsOtherwise = /^(?:[?:,[\]{}#&*!|>'"%@`]|-(?: |$))/;

/** Values by what is written and starts with no letter: the same figures stand in thousands of files. */
const readBefore = new Map<string, unknown>();
/** Keeps a long-lived process small. */
const maxRemembered = 20_000;

/** The values that YAML's core schema has for texts without quotes (10.3.2): none of its words and numbers has a space. */
const tags = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];
const longestWord = 'false'.length;

function resolve(written: string): unknown {
  for (const tag of tags) {
    const value = tag.resolve(written, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return written;
}

function startsWithLetter(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
}

/**
 * A value in quotes, on one line. An escape may stand for a character that no page can show; a quote or a backslash does
 * not.
 */
export function readQuoted({ text, start, end }: Cursor): unknown {
  const quote = text.charAt(start);
  const inner = text.slice(start + 1, end - 1);
  if (end - start < 2 || text.charAt(end - 1) !== quote) return unsound;
  if (!inner.includes(quote) && !(quote === '"' && inner.includes('\\'))) return inner;
  const isWhole = (quote === '"' ? /^(?:[^"\\]|\\["\\])*$/ : /^(?:[^']|'')*$/).test(inner);
  const style = quote === '"' ? SCALAR_STYLE.DOUBLE_QUOTED : SCALAR_STYLE.SINGLE_QUOTED;
  return isWhole ? getScalarValue(text, scalar(style, start + 1, end - 1)) : unsound;
}

const chompings: Readonly<Record<string, ScalarEvent['chomping']>> = {
  '': CHOMPING_MODE.CLIP,
  '-': CHOMPING_MODE.STRIP,
  '+': CHOMPING_MODE.KEEP,
};

/** The text below `>-`, `|` and their like. No line of it may look like a field. */
export function readBlockText(cursor: Cursor, indent: number): unknown {
  const { text, start, end } = cursor;
  const chomping = chompings[text.slice(start + 1, end)];
  const from = cursor.next;
  const first = skipSpaces(text, from);
  const column = first - from;
  if (chomping === undefined || column <= indent || first === endOfLine(text, from)) return unsound;
  const to = endOfBlock(text, from, column);
  if (to === undefined || holdsField(text, from, to)) return unsound;
  cursor.next = to;
  nextLine(cursor);
  const style = text.charAt(start) === '>' ? SCALAR_STYLE.FOLDED_BLOCK : SCALAR_STYLE.LITERAL_BLOCK;
  return getScalarValue(text, { ...scalar(style, from, to), chomping, indent: column });
}

/** Where the first line stands that is less indented; undefined when spaces end the text, which count or not. */
function endOfBlock(text: string, from: number, column: number): number | undefined {
  let at = from;
  while (at < text.length) {
    const start = skipSpaces(text, at);
    const end = endOfLine(text, start);
    if (start === text.length) return undefined;
    if (start < end && start - at < column) return at;
    at = end + 1;
  }
  return Math.min(at, text.length);
}

function holdsField(text: string, start: number, end: number): boolean {
  const colon = text.indexOf(':', start);
  return colon >= 0 && colon < end && /^[ \t]*[a-z]\w*:(?:\s|$)/m.test(text.slice(start, end));
}

/** What the parser would say of a scalar, for its own function that makes the value. */
function scalar(style: ScalarEvent['style'], valueStart: number, valueEnd: number): ScalarEvent {
  return {
    type: EVENT_ID.SCALAR,
    style,
    valueStart,
    valueEnd,
    anchorStart: -1,
    anchorEnd: -1,
    tagStart: -1,
    tagEnd: -1,
    chomping: CHOMPING_MODE.CLIP,
    indent: -1,
    fast: false,
  };
}
