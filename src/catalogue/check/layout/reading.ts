import type { Finding } from '../../finding.ts';
import { lineText, positionAt, type SourceText } from '../../read/source-text.ts';
import type { CheckedEntry } from '../check-entry.ts';

/** A text as it might have been meant, and all errors that are found in it. */
export interface Reading extends CheckedEntry {
  text: SourceText;
  errors: Finding[];
}

/** Reads a text; with `isExpected` only for as long as all its errors are such. */
export type ReadAgain = (text: SourceText, isExpected?: (rule: string, line: number) => boolean) => Reading;

/** The lines in which a field or a point starts. The place of a text below `- >-` is that of its first line. */
export function linesOfNames({ entry: { places, source } }: Reading): Set<number> {
  const lines = new Set<number>();
  for (const { key, value } of [...places.entries()].map(([, place]) => place)) {
    const { line } = positionAt(source, (key ?? value).start);
    lines.add(line);
    if (!key && /- +[|>][+-]?\d?$/.test(lineText(source, line - 1).trimEnd())) lines.add(line - 1);
  }
  return lines;
}
