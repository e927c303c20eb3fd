import type { Finding, Autofix, LineEdit } from '../finding.ts';
import { indentOf, withoutPair } from '../read/syntax/mistake.ts';
import { withPlainSpaces } from '../read/repair-characters.ts';
import { commonEnds } from '../read/common-ends.ts';
import { positionAt, lineText, type SourceText, type Span } from '../read/source-text.ts';

/** The autofix of a finding: its own, else its rule's; undefined when no fix is certain. `below` is the next line. */
export function autofixOf(finding: Finding, below = ''): Autofix | undefined {
  if (finding.autofix) return finding.autofix;
  const { rule, line, text, column, endColumn } = finding;
  const wanted = lineFixes[rule]?.({ text, column, endColumn, below });
  const edit = wanted === undefined ? undefined : editOfLine(line, text, wanted);
  return edit && { edits: [edit] };
}

/** The finding's line after the autofix; undefined when there is none. */
export function fixedLine(finding: Finding): string | undefined {
  const autofix = autofixOf(finding);
  if (!autofix || 'rename' in autofix || autofix.edits.some((edit) => edit.line !== finding.line)) return undefined;
  return editLine(finding.text, autofix.edits);
}

/** A line with a finding. Columns start at 1; `endColumn` is exclusive. */
interface MarkedLine {
  text: string;
  column: number;
  endColumn: number;
  below: string;
}

/** Returns the corrected line; undefined when the fix is not certain. */
type LineFix = (line: MarkedLine) => string | undefined;

/** Line fixes by rule. The findings of other rules need a person. */
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

function addSpace({ text, column }: MarkedLine): string | undefined {
  return /[:-]/.test(text.charAt(column - 1))
    ? `${text.slice(0, column)} ${text.slice(column).trimStart()}`
    : undefined;
}

/** Replaces the marked character with `sign` and a space. */
function writeSign(sign: string): LineFix {
  return ({ text, column }) => {
    const rest = text.slice(column).trimStart();
    return `${text.slice(0, column - 1).replace(/(?<=\S)\s+$/, '')}${sign}${rest === '' ? '' : ` ${rest}`}`;
  };
}

function dropColon({ text, column, endColumn }: MarkedLine): string {
  const name = text.slice(column - 1, endColumn - 1).replace(/[\s:]+$/, '');
  return text.slice(0, column - 1) + name + text.slice(endColumn - 1);
}

const withoutWidth = /[\u00ad\u061c\u200b-\u200f\u2028\u2029\u2060\ufeff]/g;
/** Joiners between non-Latin letters and in emoji carry meaning. */
const joined = /[^\u0020-\u007e][\u061c\u200c-\u200f]|[\u061c\u200c-\u200f][^\u0020-\u007e]/;

/**
 * Replaces odd spaces before the value and removes zero-width characters. A no-break space inside a text may be
 * intended and stays.
 */
function fixOddSpaces({ text }: MarkedLine): string | undefined {
  return joined.test(text) ? undefined : withPlainSpaces(text.replace(withoutWidth, ''));
}

/** Straight quotes for a pair of typographic quotes around the marked value. */
function fixQuotes({ text, column, endColumn }: MarkedLine): string | undefined {
  const value = text.slice(column - 1);
  const pair =
    /^(?:[“”„‟]([^“”„‟"]*)[“”‟]|«([^«»"]*)»|[‘’‚‛]([^‘‚‛"]*)[‘’‛])(?=\s*$|\s+#|\s*[,\]}])/.exec(value) ??
    /^(?:[“”„‟]([^“”„‟"]*)[“”‟]|«([^«»"]*)»|[‘’‚‛]([^‘‚‛"]*)[‘’‛])$/.exec(text.slice(column - 1, endColumn - 1));
  const inner = pair?.[1] ?? pair?.[2] ?? pair?.[3];
  if (!pair || inner === undefined) return undefined;
  return text.slice(0, column - 1) + JSON.stringify(inner.trim()) + value.slice(pair[0].length);
}

/** Quotes the whole value; undefined when it continues on the next line, where the closing quote would belong. */
function quoteValue({ text, below }: MarkedLine): string | undefined {
  const line = splitLine(text);
  if (!line || /^["'[{|>&!]/.test(line.value)) return undefined;
  if (below.trim() !== '' && !/^\s*#/.test(below) && indentOf(below) > indentOf(text)) return undefined;
  // YAML supports all JSON escapes (YAML 1.2, 5.7).
  return line.head + JSON.stringify(withoutPair(line.value) ?? line.value) + line.comment;
}

/** `name: value # comment` or `- value # comment`; `head` is everything before the value. */
interface SplitLine {
  head: string;
  value: string;
  comment: string;
}

/**
 * Undefined when the line is neither a field nor a list entry. Only a hash between two spaces starts a comment: in
 * `Baler #2` it belongs to the text, although YAML reads a comment there too.
 */
function splitLine(text: string): SplitLine | undefined {
  const match = /^(\s*(?:- +)?[^\s:#"'{}[\],-][^:#]*?:\s+)(\S.*)$/.exec(text) ?? /^(\s*-\s+)(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, head = '', rest = ''] = match;
  const comment = /\s+(?:#(?:\s.*)?)?$/.exec(rest)?.[0] ?? '';
  return { head, value: rest.slice(0, rest.length - comment.length), comment };
}

/** The smallest edit that turns one line into another; undefined when they are equal. */
export function editOfLine(line: number, old: string, wanted: string): LineEdit | undefined {
  if (old === wanted) return undefined;
  const { start, end } = commonEnds(old, wanted);
  return { line, column: start + 1, endColumn: old.length - end + 1, text: wanted.slice(start, wanted.length - end) };
}

/** The autofix that replaces a span; undefined when the span crosses a line end. */
export function autofixOfSpan(source: SourceText, span: Span, text: string): Autofix | undefined {
  const { line, column } = positionAt(source, span.start);
  const endColumn = column + span.end - span.start;
  if (endColumn > lineText(source, line).length + 1) return undefined;
  return { edits: [{ line, column, endColumn, text }] };
}

function editLine(text: string, edits: readonly LineEdit[]): string {
  return edits
    .toSorted((a, b) => b.column - a.column)
    .reduce((line, edit) => line.slice(0, edit.column - 1) + edit.text + line.slice(edit.endColumn - 1), text);
}

/** Applies edits to a text. Line ends (\n or \r\n) are kept. */
export function editText(text: string, edits: readonly LineEdit[]): string {
  const byLine = Map.groupBy(edits, (edit) => edit.line);
  return text
    .split('\n')
    .map((line, index) => editLine(line, byLine.get(index + 1) ?? []))
    .join('\n');
}
