import type { Finding, Autofix, LineEdit } from '../finding.ts';
import { indentOf, withoutPair } from '../read/syntax/slip.ts';
import { positionAt, lineText, type SourceText, type Span } from '../read/source-text.ts';

/**
 * The one sure way to put a finding right: the one that it carries, else its rule's. `below` is the line after its own.
 */
export function autofixOf(finding: Finding, below = ''): Autofix | undefined {
  if (finding.autofix) return finding.autofix;
  const { rule, line, text, column, endColumn } = finding;
  const wanted = lineFixes[rule]?.({ text, column, endColumn, below });
  const edit = wanted === undefined ? undefined : editOfLine(line, text, wanted);
  return edit && { edits: [edit] };
}

/** The finding's line as it should read, where there is one sure way to fix it; undefined for all others. */
export function fixedLine(finding: Finding): string | undefined {
  const autofix = autofixOf(finding);
  if (!autofix || 'rename' in autofix || autofix.edits.some((edit) => edit.line !== finding.line)) return undefined;
  return editLine(finding.text, autofix.edits);
}

/** A line with a finding: columns of the mark (from 1, the end behind it), and the line below. */
interface MarkedLine {
  text: string;
  column: number;
  endColumn: number;
  below: string;
}

/** The line as it should be; undefined where nobody can be sure. */
type LineFix = (line: MarkedLine) => string | undefined;

/** What fixes the text of a line, by the rule of its finding. A rule that is not here needs a person. */
const lineFixes: Readonly<Partial<Record<string, LineFix>>> = {
  'text/tab': fixTabs,
  'text/odd-space': fixOddSpaces,
  'text/smart-quotes': fixQuotes,
  'text/colon': quoteValue,
  'text/comment': quoteValue,
  'text/reserved-start': quoteValue,
  'text/space-after-colon': addSpace,
  'text/space-after-dash': addSpace,
  'text/odd-colon': writeSign(':'),
  'text/bullet': writeSign('-'),
  'text/two-colons': dropColon,
};

/** Two spaces for each tab of the indentation. */
function fixTabs({ text }: MarkedLine): string {
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  return indent.replaceAll('\t', '  ') + text.slice(indent.length);
}

/** A space behind the sign that is marked. */
function addSpace({ text, column }: MarkedLine): string | undefined {
  return /[:-]/.test(text.charAt(column - 1))
    ? `${text.slice(0, column)} ${text.slice(column).trimStart()}`
    : undefined;
}

/** The right sign, with a space behind it, in the place of the one that is marked. */
function writeSign(sign: string): LineFix {
  return ({ text, column }) => {
    const rest = text.slice(column).trimStart();
    return `${text.slice(0, column - 1).replace(/(?<=\S)\s+$/, '')}${sign}${rest === '' ? '' : ` ${rest}`}`;
  };
}

/** One colon behind the name that is marked. */
function dropColon({ text, column, endColumn }: MarkedLine): string {
  const name = text.slice(column - 1, endColumn - 1).replace(/[\s:]+$/, '');
  return text.slice(0, column - 1) + name + text.slice(endColumn - 1);
}

const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const withoutWidth = /[\u00ad\u061c\u200b-\u200f\u2028\u2029\u2060\ufeff]/g;
/** Joiners between letters of other scripts and between emoji mean something. */
const joined = /[^\u0020-\u007e][\u061c\u200c-\u200f]|[\u061c\u200c-\u200f][^\u0020-\u007e]/;

/**
 * Ordinary spaces before the value; nothing in the place of what has no width. A fixed space inside a text may be meant
 * and stays.
 */
function fixOddSpaces({ text }: MarkedLine): string | undefined {
  if (joined.test(text)) return undefined;
  const plain = text.replace(withoutWidth, '');
  const head = /^\s*(?:-\s+)?(?:[^\s:#"'][^:#"']*:(?=\s|$))?\s*/.exec(plain)?.[0] ?? '';
  const start = head.replace(oddSpaces, ' ');
  // Behind the colon one space is enough, whatever stood there.
  const isField = /[:-]\s*$/.test(start) && head !== start;
  return (isField ? start.replace(/([:-])\s*$/, '$1 ') : start) + plain.slice(head.length);
}

/** Straight quotes for one pair of typographic ones around the marked value. */
function fixQuotes({ text, column, endColumn }: MarkedLine): string | undefined {
  const value = text.slice(column - 1);
  const pair =
    /^(?:[“”„‟]([^“”„‟"]*)[“”‟]|«([^«»"]*)»|[‘’‚‛]([^‘‚‛"]*)[‘’‛])(?=\s*$|\s+#|\s*[,\]}])/.exec(value) ??
    /^(?:[“”„‟]([^“”„‟"]*)[“”‟]|«([^«»"]*)»|[‘’‚‛]([^‘‚‛"]*)[‘’‛])$/.exec(text.slice(column - 1, endColumn - 1));
  const inner = pair?.[1] ?? pair?.[2] ?? pair?.[3];
  if (!pair || inner === undefined) return undefined;
  return text.slice(0, column - 1) + JSON.stringify(inner.trim()) + value.slice(pair[0].length);
}

/** The whole value in quotes. One that goes on in the next line would need its closing quote there. */
function quoteValue({ text, below }: MarkedLine): string | undefined {
  const line = splitLine(text);
  if (!line || /^["'[{|>&!]/.test(line.value)) return undefined;
  if (below.trim() !== '' && !/^\s*#/.test(below) && indentOf(below) > indentOf(text)) return undefined;
  // JSON's escapes are YAML's (YAML 1.2, 5.7).
  return line.head + JSON.stringify(withoutPair(line.value) ?? line.value) + line.comment;
}

/** A line `name: value # comment` or `- value # comment`; `head` is all before the value, `comment` all behind it. */
interface SplitLine {
  head: string;
  value: string;
  comment: string;
}

/**
 * Takes a line apart; undefined when it is neither field nor list entry. A comment is what follows a hash between two
 * spaces: in `Baler #2` the hash belongs to the text, though YAML takes it for a comment too.
 */
function splitLine(text: string): SplitLine | undefined {
  const match = /^(\s*(?:- +)?[^\s:#"'{}[\],-][^:#]*?:\s+)(\S.*)$/.exec(text) ?? /^(\s*-\s+)(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, head = '', rest = ''] = match;
  const comment = /\s+(?:#(?:\s.*)?)?$/.exec(rest)?.[0] ?? '';
  return { head, value: rest.slice(0, rest.length - comment.length), comment };
}

/** The smallest edit that makes one line of another; undefined when they are the same. */
export function editOfLine(line: number, old: string, wanted: string): LineEdit | undefined {
  if (old === wanted) return undefined;
  const shortest = Math.min(old.length, wanted.length);
  let start = 0;
  while (start < shortest && old[start] === wanted[start]) start++;
  let tail = 0;
  while (tail < shortest - start && old.at(-1 - tail) === wanted.at(-1 - tail)) tail++;
  return { line, column: start + 1, endColumn: old.length - tail + 1, text: wanted.slice(start, wanted.length - tail) };
}

/** The autofix that writes `text` in the place of a stretch; undefined when that reaches over the end of its line. */
export function autofixOfSpan(source: SourceText, span: Span, text: string): Autofix | undefined {
  const { line, column } = positionAt(source, span.start);
  const endColumn = column + span.end - span.start;
  if (endColumn > lineText(source, line).length + 1) return undefined;
  return { edits: [{ line, column, endColumn, text }] };
}

/** A line with its edits, which must not overlap. */
function editLine(text: string, edits: readonly LineEdit[]): string {
  return edits
    .toSorted((a, b) => b.column - a.column)
    .reduce((line, edit) => line.slice(0, edit.column - 1) + edit.text + line.slice(edit.endColumn - 1), text);
}

/** A text with its edits. Lines end with \n or \r\n, which no edit reaches. */
export function editText(text: string, edits: readonly LineEdit[]): string {
  const byLine = Map.groupBy(edits, (edit) => edit.line);
  return text
    .split('\n')
    .map((line, index) => editLine(line, byLine.get(index + 1) ?? []))
    .join('\n');
}
