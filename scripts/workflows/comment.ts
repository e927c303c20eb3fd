import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportParts, saysNothing } from '../../src/features/report/report-markdown.ts';
import { type Report, readReport } from '../../src/features/report/report.ts';

/** Longest report text in a comment, in characters; GitHub's limit is 65,536 for the whole comment. */
const maxLength = 60_000;

/** A comment, and whether to create it when there is none yet. */
interface CommentBody {
  text: string;
  saysNothing: boolean;
}

/**
 * The report as a comment. The Markdown is built here from the report's fields, never taken from the run.
 * @param runUrl where the run's summary and files are
 */
export function commentBody(report: Report, runUrl: string): CommentBody {
  const shown: string[] = [];
  let length = 0;
  const parts = reportParts(report, `${runUrl}#artifacts`);
  for (const part of parts) {
    if (length + part.length > maxLength) continue;
    length += part.length + 2;
    shown.push(part);
  }
  const rest = shown.length < parts.length ? ' The report is longer than a comment may be; the rest is there.' : '';
  const links = `[The run](${runUrl}) has all findings in its summary, and the built site among its artifacts.${rest}`;
  return { text: [...shown, links].join('\n\n'), saysNothing: saysNothing(report) };
}

/** The artifact of a pull request's run. */
interface Artifact {
  /** Its number. */
  pullRequest: string;
  report: Report;
}

/** Reads the two files. Returns a sentence when one is missing or invalid. */
export async function readArtifact(folder: string): Promise<Artifact | { problem: string }> {
  const [number, json] = await Promise.all(
    ['pull-request.txt', 'report.json'].map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)),
  );
  if (number === undefined) return { problem: 'there is no file pull-request.txt' };
  if (json === undefined) return { problem: 'there is no file report.json' };
  if (!/^[1-9]\d{0,9}$/.test(number.trim())) return { problem: 'pull-request.txt holds no number' };
  const report = readReport(json);
  return 'problem' in report ? report : { pullRequest: number.trim(), report };
}
