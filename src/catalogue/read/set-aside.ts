import type { FindingList } from './finding-list.ts';
import { repairSource, type SourceText, type Span, type Words } from './source-text.ts';
import { findConflicts } from './set-aside/conflicts.ts';
import { findCopiedSigns } from './set-aside/copied-signs.ts';
import { findSecondEntry } from './set-aside/second-entry.ts';

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
