import { classOf, opensBelow, type Line } from '../../yaml/syntax/read-lines.ts';

/**
 * What an edit changes: moves lines; adds, repairs or removes a hyphen; adds a colon after a field name or `>-` for a
 * text over several lines; removes characters at the end of a line, or the whole line.
 */
type EditKind = 'move' | 'add-hyphen' | 'one-hyphen' | 'drop-hyphen' | 'colon' | 'open-text' | 'drop-sign' | 'delete';

/** A possible repair. `lines` are line numbers with their new text, in order. */
export interface LayoutEdit {
  kind: EditKind;
  lines: { line: number; text: string }[];
  /** Higher is less likely; decides between edits that fix the same number of errors. */
  cost: number;
  /** The line would be valid there under any field name, so its field may also be an unknown one. */
  isDoubtful?: boolean;
}

/** Number of lines above and below whose columns are tried. */
const reach = 12;

/** In characters; the layout of longer lines is assumed to be right. */
const maxLineLength = 500;

/** A column where a line may belong; a higher cost is less likely. */
interface Column {
  column: number;
  cost: number;
}

/** All possible repairs of a line and the lines that belong to it. Reading each result tells which one is right. */
export function proposeEdits(lines: readonly Line[], index: number): LayoutEdit[] {
  const line = lines[index];
  if (!line || line.text.length > maxLineLength) return [];
  const columns = columnsNear(lines, index);
  const inEachColumn = (
    kind: EditKind,
    cost: number,
    group: readonly Line[],
    write: (line: Line, column: number) => string,
  ) => columns.map(({ column, cost: ofColumn }) => editOf(kind, cost + ofColumn, group, (at) => write(at, column)));
  const edits: LayoutEdit[] = [];
  const below = lines[index + 1];
  const isText = line.kind === 'text';
  if (!isText || isInText(lines, index) || goesOn(lines[index - 1])) {
    const isCutOff = lines[index - 1]?.text.trimEnd().endsWith(',') === true;
    const cost = !isText || isInText(lines, index) || isCutOff ? 0 : 7;
    groupsAt(lines, index).forEach((group, further) => {
      edits.push(...inEachColumn('move', cost + further, group, (at, column) => moved(at, line, column)));
    });
  }
  if (line.kind !== 'point') {
    edits.push(...inEachColumn('add-hyphen', 4, [line], asPoint));
    const alike = alikeBelow(lines, index);
    if (alike.length > 1) edits.push(...inEachColumn('add-hyphen', 3, alike, asPoint));
  }
  if (/^\s*-(?:[\s-]*-|[\p{L}>|"'])/u.test(line.text)) edits.push(...inEachColumn('one-hyphen', 2, [line], asPoint));
  if (line.kind === 'point' && classOf(bare(line)) === 'field') {
    edits.push(...inEachColumn('drop-hyphen', 4, [line], (at, column) => ' '.repeat(column) + bare(at)));
  }
  if (line.kind !== 'field') {
    const alike = alikeBelow(lines, index);
    // Fields or points deeper than the line are its own.
    const costOfColon = below && below.kind !== 'text' && below.indent > line.indent ? -1 : 3;
    for (const group of [alike, [line]]) {
      if (!group.every(({ text }) => withColon(text) !== undefined)) continue;
      edits.push(editOf('colon', -1, group, ({ text }) => withColon(text) ?? text));
    }
    edits.push(
      ...colonsIn(line, below).map((text, further) => editOf('colon', costOfColon + further, [line], () => text)),
    );
  }
  // Several fields below each other are a block, not a text.
  const isBlock = below?.kind === 'field' && alikeBelow(lines, index + 1).length > 1;
  if (awaitsValue(line) && below && below.kind !== 'point' && below.indent > line.indent && !isBlock) {
    edits.push(editOf('open-text', 4, [line], () => `${line.text.trimEnd()} >-`));
  }
  const [, kept] =
    /^(.*?(?::|-)(?:\s+[|>][+-]?)?)\s*[\]}),;.]+$/.exec(line.text) ??
    /^(.*[:-]\s+"(?:[^"\\]|\\.)*")\s*[,;]$/.exec(line.text) ??
    [];
  if (kept !== undefined) edits.push(editOf('drop-sign', 1, [line], () => kept));
  if (line.kind === 'text' && classOf(line.text) !== 'field' && mayBeDeleted(line))
    edits.push(editOf('delete', 9, [line], () => ''));
  return edits.filter((edit) => edit.lines.length > 0);
}

function editOf(kind: EditKind, cost: number, group: readonly Line[], write: (line: Line) => string): LayoutEdit {
  const lines = group.flatMap((line) => {
    const text = write(line);
    return text === line.text ? [] : [{ line: line.number, text }];
  });
  return { kind, cost, lines };
}

/** The columns where nearby lines start. Blocks are indented by two spaces. */
function columnsNear(lines: readonly Line[], index: number): Column[] {
  const line = lines[index];
  const columns = new Set([0, (lines[index - 1]?.indent ?? -2) + 2]);
  for (const near of lines.slice(Math.max(0, index - reach), index + reach)) {
    if (!/^ *\t/.test(near.text)) columns.add(near.indent);
    else if (near === line) columns.add(/^\s*/.exec(near.text)?.[0].replaceAll('\t', '  ').length ?? 0);
  }
  return [...columns].map((column) => {
    const parent = lines.slice(0, index).findLast((above) => above.indent < column)?.indent ?? 0;
    const isUsual =
      column === columnOfText(lines, index) ||
      (line?.kind !== 'text' && column - parent === 2) ||
      (line?.kind === 'field' && column === 0);
    return { column, cost: (isUsual ? 0 : 2) + (column % 2) * 8 };
  });
}

/** The column of the multi-line text that a line may belong to; undefined when there is none. */
function columnOfText(lines: readonly Line[], index: number): number | undefined {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
  if (line?.kind !== 'text') return undefined;
  if (above?.kind === 'text') return above.indent;
  return below?.kind === 'text' && below.indent > (above?.indent ?? 0) ? below.indent : (above?.indent ?? -2) + 2;
}

/**
 * The groups of lines that may have to move together: the line alone, with all deeper lines below it, or with similar
 * lines below it.
 */
function groupsAt(lines: readonly Line[], index: number): Line[][] {
  const first = lines[index];
  if (!first) return [];
  const end = lines.findIndex((line, at) => at > index && line.indent <= first.indent);
  const deeper = lines.slice(index, end < 0 ? undefined : end);
  const alike = alikeBelow(lines, index);
  return [[first], ...[deeper, alike].filter((group) => group.length > 1)];
}

/** A line and those after it of the same column and kind. */
function alikeBelow(lines: readonly Line[], index: number): Line[] {
  const first = lines[index];
  const end = lines.findIndex((line, at) => at > index && (line.indent !== first?.indent || line.kind !== first.kind));
  return lines.slice(index, end < 0 ? undefined : end);
}

function moved(line: Line, first: Line, column: number): string {
  return ' '.repeat(Math.max(0, line.indent + column - first.indent)) + line.text.trimStart();
}

function asPoint({ text }: Line, column: number): string {
  return `${' '.repeat(column)}- ${text.trim().replace(/^(?:-[\s-]*|\(?(?:\d{1,2}|[a-zA-Z])\)\s+|\d{1,2}\.\s+|[–—−•‣◦·●▪✓✔➤►]\s*)/, '')}`;
}

function bare({ text }: Line): string {
  return text.trim().replace(/^-\s+/, '');
}

/** Whether a plain text line may belong to a multi-line text, judging by its neighbours. */
function isInText(lines: readonly Line[], index: number): boolean {
  const [above, below] = [lines[index - 1], lines[index + 1]];
  return (above !== undefined && opensBelow(above)) || above?.kind === 'text' || below?.kind === 'text';
}

/**
 * Whether a line is a single word or character, or a comment of another language. A longer line has content, and rather
 * lacks its name or colon.
 */
function mayBeDeleted({ text }: Line): boolean {
  return /^\s*(\/\/|--|\/\*|;)/.test(text) || !/\w\W+\w+\W+\w/.test(text);
}

/** Whether a line's value is on the next line: `category:`. */
function awaitsValue({ kind, text }: Line): boolean {
  return kind === 'field' && text.trimEnd().endsWith(':');
}

/** Whether the value is on the next line, or an unquoted text of at least three words may continue there. */
function goesOn(above: Line | undefined): boolean {
  if (above && awaitsValue(above)) return true;
  const text = above?.text.trim() ?? '';
  const value = text.startsWith('- ') ? text.slice(2) : text.slice(text.indexOf(': ') + 2);
  return /^[^\s"'[{|>&*!#]/.test(value) && value.split(' ').length > 2 && !value.includes('#');
}

/** The line with a colon instead of another character between name and value: `Force;150 Ton`, `Force - 150 Ton`, `Force .... 150 Ton`. */
function withColon(line: string): string | undefined {
  const [, name, value] =
    /^(\s*\p{L}[\p{L}\d_ ()/-]*?)\s*(?:[;=\t\uff1a\ufe55\ua789\u2236\ufe13]| {2}|,(?=\S)|\s[–—-](?=\s)|\.{3,}|…|_{3,}|::|:(?=\S))\s*(\S.*)$/u.exec(
      line,
    ) ?? [];
  return name === undefined || value === undefined ? undefined : `${name}: ${value}`;
}

/**
 * The line with a colon where one may be missing: at its end, before the first figure, after the first word.
 */
function colonsIn({ text: line }: Line, below: Line | undefined): string[] {
  const [, head = '', text = ''] = /^(\s*(?:- +)*)(.*?)\s*$/.exec(line) ?? [];
  const isBlock = head.trim() === '' && ((below?.indent ?? 0) > head.length || below?.kind === 'point');
  const [, name, figure] = /^([A-Za-z][A-Za-z ()/-]*?)\s+(\d.*)$/.exec(text) ?? [];
  const [, word, value] = /^([A-Za-z]\w*)\s+(.*)$/.exec(text) ?? [];
  return [
    ...(isBlock ? [`${text.replace(/\s*[;=,.]$/, '')}:`] : []),
    ...(name === undefined || figure === undefined ? [] : [`${name}: ${figure}`]),
    ...(word === undefined || value === undefined ? [] : [`${word}: ${value}`]),
  ].map((wanted) => head + wanted);
}
