import type { Finding } from '../../../src/yaml/finding.ts';

/** What a fix is applied to: the file's lines, and the finding's line from 0. */
export interface Place {
  lines: string[];
  at: number;
  finding: Finding;
}

/** A form of a fix and what an editor who reads it does. Undefined if the words do not fit the file. */
type Form = readonly [RegExp, (place: Place, ...said: string[]) => string[] | undefined];

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The index behind the line's block: its deeper lines, and the points of a list at its own depth. */
function endOfBlock(lines: readonly string[], at: number): number {
  const depth = indentOf(lines[at] ?? '');
  const isPoint = /^\s*- /.test(lines[at] ?? '');
  let end = at + 1;
  const belongs = (line: string) =>
    line.trim() === '' ||
    indentOf(line) > depth ||
    (!isPoint && indentOf(line) === depth && line.trim().startsWith('- '));
  while (end < lines.length - 1 && belongs(lines[end] ?? '')) end++;
  return end;
}

/** Puts lines in the place of a line and its block. */
export const replaceBlock = (lines: readonly string[], at: number, wanted: readonly string[]): string[] =>
  lines.toSpliced(at, endOfBlock(lines, at) - at, ...wanted);

const deleteBlock = ({ lines, at }: Place) => replaceBlock(lines, at, []);

/** Puts an example of some lines where their first name stands, as deep as there, or instead of the finding's line. */
function putLines(place: Place, example: string): string[] {
  const wanted = example.trimEnd().split('\n');
  const name = /^\s*([^\s:-][^:]*:)/.exec(wanted[0] ?? '')?.[1];
  const own = place.lines.findLastIndex((line, index) => index <= place.at && line.trim().startsWith(name ?? '\0'));
  const at = own < 0 ? place.at : own;
  const deeper = indentOf(place.lines[at] ?? '') - indentOf(wanted[0] ?? '');
  return replaceBlock(place.lines, at, own < 0 ? wanted : wanted.map((line) => ' '.repeat(Math.max(0, deeper)) + line));
}

/** Adds lines to the block that the finding marks, or at the end of the file. */
function addLines(place: Place, said: string): string[] {
  const { lines, at } = place;
  const wanted = said.trimEnd().split('\n');
  const own = lines[at] ?? '';
  if (own.endsWith(' }')) return lines.with(at, `${own.slice(0, -2)}, ${said} }`);
  if (at > 0 && /^\S[^:]*:\s*$/.test(lines[at] ?? ''))
    return lines.toSpliced(at + 1, 0, ...wanted.map((line) => `  ${line}`));
  return [...lines.slice(0, lines.at(-1) === '' ? -1 : undefined), ...wanted, ''];
}

function replaceMarked({ lines, at, finding: { column, endColumn } }: Place, wanted: string): string[] {
  const old = lines[at] ?? '';
  return lines.toSpliced(at, 1, old.slice(0, column - 1) + wanted + old.slice(endColumn - 1));
}

/** Keeps the first of two versions that git could not merge. */
function keepFirst({ lines, at }: Place, last: string): string[] {
  const middle = lines.findIndex((line, index) => index > at && line.startsWith('======='));
  return [...lines.slice(0, at), ...lines.slice(at + 1, middle), ...lines.slice(Number(last))];
}

export const forms: readonly Form[] = [
  [/^delete the line and `[^`]+` above it/, ({ lines, at }) => lines.toSpliced(at - 1, 2)],
  [
    /^delete the line `[^`]+`, and start the lines below it (\d+) spaces further left/,
    ({ lines, at }, count) => {
      const end = endOfBlock(lines, at);
      return lines.flatMap((line, index) =>
        index === at ? [] : index > at && index < end ? line.slice(Number(count)) : line,
      );
    },
  ],
  [/^delete the line, and add `([^`]+)`/, ({ lines, at }, line) => replaceBlock(lines, at, [line])],
  [
    /^write a value after the colon, for example `([^`]+)`/,
    ({ lines, at }, value) => lines.with(at, `${(lines[at] ?? '').trimEnd()} ${value}`),
  ],
  [/^keep these tables and delete the line `([^`]+)`/, ({ lines }, line) => lines.filter((other) => other !== line)],
  [
    /^delete it, or type the text again/,
    ({ lines, at }) => lines.with(at, (lines[at] ?? '').replace(/\\0|\u202e/, '')),
  ],
  [
    /^delete it$/,
    (place) => (place.finding.rule === 'text/control-character' ? replaceMarked(place, '') : deleteBlock(place)),
  ],
  [/^write a space after the #$/, ({ lines, at }) => lines.with(at, (lines[at] ?? '').replace('#', '# '))],
  [/^(?:delete|take) (?:the|this) line/, deleteBlock],
  [
    /^take `([^`]+)` out of the list/,
    ({ lines, at }, name) => lines.with(at, (lines[at] ?? '').replace(new RegExp(`${name}, |, ${name}`), '')),
  ],
  [
    /^write the lines from here on like this:\n([^]+)$/,
    ({ lines, at }, rest) => [...lines.slice(0, at), ...rest.split('\n'), ''],
  ],
  [/^(?:write (?:it like this|its value on the lines below, for example)):\n([^]+)$/, putLines],
  [
    /^write the name of its table above it, for example:\n([^]+)$/,
    ({ lines, at }, rows) => lines.toSpliced(at, 1, ...rows.split('\n')),
  ],
  [
    /^put it below `([^`]+)`, .*:\n([^]+)$/,
    ({ lines, at }, head, row) => {
      const rest = lines.toSpliced(at, 1);
      return rest.toSpliced(rest.findIndex((line) => line.trim() === head) + 1, 0, row);
    },
  ],
  [/^add (?:a line|lines) like th(?:is|ese):\s`?([^`]+)`?$/, addLines],
  [/^add (?:the line `\w+`, for example )?`([^`]+)`(?:, the nearest| to use|$)/, addLines],
  [
    /^a list cannot contain lists; write it in one line: `([^`]+)`/,
    (place, text) =>
      replaceBlock(place.lines, place.at, [`${' '.repeat(indentOf(place.lines[place.at] ?? ''))}- ${text}`]),
  ],
  [
    /^delete the `- ` at the start of the lines/,
    ({ lines, at }) => {
      const depth = indentOf(lines[at] ?? '');
      return lines.map((line, index) => (index >= at && indentOf(line) === depth ? line.replace('- ', '') : line));
    },
  ],
  [
    /^delete lines (\d+) and (\d+)$/,
    ({ lines }, first, last) => lines.filter((_, index) => index !== Number(first) - 1 && index !== Number(last) - 1),
  ],
  [
    /^move lines (\d+) to (\d+) to their own file/,
    ({ lines }, first, last) => lines.toSpliced(Number(first) - 1, Number(last) - Number(first) + 1),
  ],
  [/^move what follows to its own file, and delete this line/, ({ lines, at }) => lines.slice(0, at)],
  [/^of both versions, up to line (\d+), keep one/, keepFirst],
  [/^replace each tab by two spaces/, ({ lines, at }) => lines.with(at, (lines[at] ?? '').replaceAll('\t', '  '))],
  [/^delete `([^`]+)`$/, (place) => replaceMarked(place, '').map((line) => line.trimEnd())],
  [
    /^delete it in each line; the first is then `([^`]+)`/,
    ({ lines, at }, first) => {
      const more = (lines[at] ?? '').length - first.length;
      return lines.map((line) => line.slice(more));
    },
  ],
  [/^(?:keep|delete) one of the two(?: lines)?(?: and delete the other|$|, or)/, deleteBlock],
  [/^(?:write one of|choose) ([a-z][\w-]*)(?:, [\w-]+)* or [\w-]+(?:$|, or add)/, replaceMarked],
  [/^write only the number, for example (\d+)$/, replaceMarked],
  [/^write it like (Mon-Fri 09:30-18:00)$/, replaceMarked],
  [/^write # and six digits .* for example ("#\w{6}")$/, replaceMarked],
  [/^write at least six digits, .* for example (\+[\d ]+)$/, replaceMarked],
  [/^there is no month 13; .*for example (\S+)$/, replaceMarked],
  [/^write the continent and the city .* for example (\S+)$/, replaceMarked],
  [
    /^write `([^`]+:)` and on the line below, two spaces and `(- [^`]+)`/,
    (place, name, point) => putLines(place, `${name}\n  ${point}`),
  ],
  [
    /^write `([^`]+)` instead of `([^`]+)`/,
    ({ lines, at }, wanted, old) => lines.with(at, (lines[at] ?? '').replace(old, wanted)),
  ],
  [
    /^put (\d+) spaces before it$/,
    ({ lines, at }, count) => lines.with(at, ' '.repeat(Number(count)) + (lines[at] ?? '').trimStart()),
  ],
  [
    /^write `([^`]+)` and put the whole text on the lines below/,
    ({ lines, at }, head) => {
      const first = lines.findLastIndex((line, index) => index <= at && line.startsWith(head.replace(/ >-$/, ' ')));
      return lines.toSpliced(first, 1, head, `  ${(lines[first] ?? '').replace(/^[^:]+: /, '')}`);
    },
  ],
  [
    /^write `([^`]+)`, and the text on the next line, with (\d+) spaces/,
    ({ lines, at }, head, depth) =>
      lines.toSpliced(at, 1, head, ' '.repeat(Number(depth)) + (lines[at] ?? '').slice(head.length).trim()),
  ],
  [/^if it is the name above the lines below it, write `([^`]+)`$/, ({ lines, at }, line) => lines.with(at, line)],
  [/^put its value in quotes: `([^`]+)`$/, replaceMarked],
];
