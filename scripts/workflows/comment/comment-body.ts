import { reportParts, saysNothing } from '../../../src/catalogue/changes/report-markdown.ts';
import type { Report } from '../../../src/catalogue/changes/report.ts';

/** By this the comment is found again. It is not shown. */
export const marker = '<!-- catalogue-report -->';

/** Longest text of the report's parts in a comment, in characters; GitHub refuses more than 65,536 in all. */
const maxLength = 60_000;

/** A comment, and whether it is worth being made where there is none yet. */
export interface CommentBody {
  text: string;
  saysNothing: boolean;
}

/**
 * The report as a comment. The Markdown is written here, from the report's fields, and never taken from the run.
 * @param runUrl where the run's summary and files are
 * @param picturesUrl where its pictures are
 */
export function commentBody(report: Report, runUrl: string, picturesUrl?: string): CommentBody {
  const shown: string[] = [];
  let length = 0;
  const parts = reportParts(report, picturesUrl);
  for (const part of parts) {
    if (length + part.length > maxLength) continue;
    length += part.length + 2;
    shown.push(part);
  }
  const rest = shown.length < parts.length ? ' The report is longer than a comment may be; the rest is there.' : '';
  const links = `[The run](${runUrl}) has all findings in its summary, and the built site among its artifacts.${rest}`;
  return { text: [marker, ...shown, links].join('\n\n'), saysNothing: saysNothing(report) };
}
