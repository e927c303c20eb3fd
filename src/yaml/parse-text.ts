import { parseEvents, YAMLException, type Event } from 'js-yaml';
import type { FindingList } from './finding-list.ts';
import { lineText, replaceLines, type SourceText, type FindingText } from './source-text.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';
import { indentOf } from './syntax/mistake.ts';

/** More findings in one file would not help. */
const maxRepairs = 20;
/** Deeper than any entry; limits maliciously nested files. */
export const maxDepth = 20;

/** `events` is undefined when the text could not be repaired; `source` is the text that they belong to. */
export interface ParsedText {
  source: SourceText;
  events: Event[] | undefined;
  /** Removed lines. A field missing from the value may have been on one of them. */
  leftOut: string[];
}

/**
 * Parses a text. Explains a syntax error, repairs the line in memory and parses again, so that one run reports
 * everything.
 */
export function parseText(text: SourceText, findings: FindingList): ParsedText {
  let source = text;
  const leftOut: string[] = [];
  for (let repairs = 0; repairs <= maxRepairs; repairs++) {
    try {
      return { source, events: parseEvents(source.text, { maxDepth }), leftOut };
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const next = repairs < maxRepairs && !findings.isRefused ? repair(source, error, findings, leftOut) : undefined;
      if (!next) break;
      source = next;
    }
  }
  return { source, events: undefined, leftOut };
}

function repair(
  source: SourceText,
  error: YAMLException,
  findings: FindingList,
  leftOut: string[],
): SourceText | undefined {
  const offset = Math.min(error.mark?.position ?? 0, source.text.length);
  const span = { start: offset, end: offset + 1 };
  if (/nesting|depth/i.test(error.reason)) {
    findings.report(source, span, tooDeep);
    return undefined;
  }
  const line = Math.min((error.mark?.line ?? 0) + 1, source.starts.length);
  const mistake = explainSyntax(source, line, error.reason);
  const start = (source.starts[mistake.line - 1] ?? 0) + mistake.at;
  // Remove a line that still fails after its repair, without a second finding.
  const known = findings.hasErrorAt(mistake.line);
  const { isSure, repaired } = mistake;
  const lineStart = start - mistake.at;
  const edit =
    isSure && repaired !== undefined
      ? { start: lineStart, end: lineStart + lineText(source, mistake.line).length, text: repaired }
      : undefined;
  if (!known) findings.report(source, { start, end: start + (mistake.length ?? 1) }, { ...mistake, edit });
  // The text after the colon may be a field of its own.
  // The brackets of JSON enclose everything, so the other lines cannot be read without this one.
  if (source.file.toLowerCase().endsWith('.json')) return undefined;
  if (mistake.rule === 'text/colon') leftOut.push(lineText(source, mistake.line));
  const next =
    known || repaired === undefined
      ? takeOut(source, mistake.line, leftOut, { isList: mistake.rule === 'text/no-list' })
      : replaceLines(source, [[mistake.line, repaired]]);
  return next.text === source.text ? undefined : next;
}

const tooDeep: FindingText = {
  rule: 'text/depth',
  message: `Blocks and lists are nested more than ${maxDepth} deep.`,
  fix: 'remove levels; no entry needs more than five',
};

/** Removes a line and everything indented below it; for a list, also the entries that follow. */
function takeOut(source: SourceText, line: number, leftOut: string[], { isList = false } = {}): SourceText {
  const indent = indentOf(lineText(source, line));
  let last = line;
  for (let at = line + 1; at <= source.starts.length; at++) {
    const text = lineText(source, at);
    const isNextPoint = isList && indentOf(text) === indent && /^\s*-\s/.test(text);
    if (text.trim() && indentOf(text) <= indent && !isNextPoint) break;
    if (text.trim()) last = at;
  }
  const numbers = Array.from({ length: last - line + 1 }, (_, index) => line + index);
  leftOut.push(...numbers.map((at) => lineText(source, at)));
  return replaceLines(
    source,
    numbers.map((at) => [at, '']),
  );
}
