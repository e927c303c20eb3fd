import type { FindingList } from './finding-list.ts';
import { repairSource, type SourceText, type Span, type Words } from './source-text.ts';
import { findConflicts } from './set-aside/conflicts.ts';
import { findCopiedSigns } from './set-aside/copied-signs.ts';

/** Lines that are no part of the entry, with what is said of them: one finding, however many lines they are. */
export interface Aside {
  span: Span;
  words: Words;
  /** The lines as they are read from now on, by their number from 1. */
  lines: ReadonlyMap<number, string>;
}

/** Looks at all lines of a file, without their line breaks, for one kind of them. */
export type FindAsides = (lines: readonly SourceLine[]) => Aside[];

export interface SourceLine {
  text: string;
  /** Offset of its first character. */
  start: number;
  /** Counted from 1. */
  number: number;
}

/**
 * Reports what does not belong to an entry and stands in its file all the same, and reads on without it: what git
 * leaves where two changes meet, what came along when the text was copied, a second entry.
 */
export function setAside(original: SourceText, findings: FindingList): SourceText {
  if (!asideStart.test(original.text) && !startsAgain(original.text)) return original;
  let source = original;
  let lines = linesOf(source);
  for (const find of [findConflicts, findCopiedSigns, findSecondEntry]) {
    const asides = find(lines);
    if (asides.length === 0) continue;
    for (const { span, words } of asides) findings.report(source, span, words);
    source = repairSource(source, replaceLines(source, new Map(asides.flatMap((aside) => [...aside.lines]))));
    lines = linesOf(source);
  }
  return source;
}

/** How the lines that conflicts and copied signs are looked for in may start. Most files have none, which is quickly seen. */
const asideStart = /^(?:[<|=>+]|\s*(?:\d|```|~~~))/m;

/** Whether the first field of a text may stand in it twice. */
function startsAgain(text: string): boolean {
  const [, name] = /^([A-Za-z]\w*):(?=\s|$)/m.exec(text) ?? [];
  return name !== undefined && (text.match(new RegExp(`^${name}:`, 'gm'))?.length ?? 0) > 1;
}

function linesOf({ text, starts }: SourceText): SourceLine[] {
  return starts.map((start, index) => ({
    text: text.slice(start, starts[index + 1] ?? text.length).replace(/[\r\n]+$/, ''),
    start,
    number: index + 1,
  }));
}

function replaceLines({ text, starts }: SourceText, lines: ReadonlyMap<number, string>): string {
  return starts
    .map((start, index) => {
      const old = text.slice(start, starts[index + 1] ?? text.length);
      const wanted = lines.get(index + 1);
      return wanted === undefined ? old : wanted + (/[\r\n]+$/.exec(old)?.[0] ?? '');
    })
    .join('');
}

/** One or two names that stand twice are slips of their own. */
const fewest = 3;

/**
 * A second entry below the first one: its first field is there again, and others behind it. Without it each of its
 * fields would be one that is written twice.
 */
const findSecondEntry: FindAsides = (lines) => {
  const fields = lines.flatMap((line) => {
    const name = /^([A-Za-z]\w*):(?=\s|$)/.exec(line.text)?.[1];
    return name === undefined ? [] : [{ name, line }];
  });
  const again = fields.findIndex(({ name }, index) => index > 0 && name === fields[0]?.name);
  if (again < 0) return [];
  const above = new Set(fields.slice(0, again).map(({ name }) => name));
  const twice = fields.slice(again).filter(({ name }) => above.has(name));
  const [{ line: start, name = '' } = {}] = twice;
  const last = lines.findLast(({ text }) => text.trim() !== '');
  if (twice.length < fewest || !start || !last) return [];
  // Between `---` and its fields stands nothing that could be missed.
  const isDocument = lines.slice(0, start.number - 1).some(({ text }) => /^(---|\.\.\.)(\s|$)/.test(text));
  if (isDocument) return [];
  const names = twice.map((field) => `\`${field.name}\``);
  const [first, second, ...others] = names;
  const third = others.length === 1 ? others.join('') : `${others.length} others`;
  return [
    {
      span: { start: start.start, end: start.start + name.length },
      words: {
        rule: 'text/second-entry',
        message: `A second entry starts here: ${first}, ${second} and ${third} stand above already. One file holds one entry.`,
        fix: `move lines ${start.number} to ${last.number} to a file of their own, or delete them`,
      },
      lines: new Map(lines.slice(start.number - 1).map(({ number }) => [number, ''])),
    },
  ];
};
