/** Reads: the mistakes of tests/fixtures and what the check says about them. Run by: scripts/describe.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cell, codeSpan } from '../lib/markdown.ts';

/** One mistake, by the name of its fixture, and the first thing that the check says about it. */
interface Mistake {
  name: string;
  severity: string;
  message: string;
  /** The line of the file, with invisible characters shown; empty where the finding is about a whole file. */
  written: string;
  fix: string;
  /** Lines to paste that stand below the fix. */
  lines: readonly string[];
}

const intro = `# What the check says

Each mistake that the check is tested with: what somebody wrote, what the check says about it, and how to correct it. Where a
mistake has several findings, the first one stands here. A **warning** stops nothing. How to read a message is in the
[guide](../data/README.md#read-a-message).

This page is written by \`npm run describe\` from the fixtures of the tests.`;

const columns = '| Mistake | Written | The check says | To correct it |\n| --- | --- | --- | --- |';

/** The page of all findings, as Markdown, from the snapshots below a folder of fixtures. */
export function findingsPage(fixturesDir: string): string {
  const sections = [
    ['In one file', readMistakes(path.join(fixturesDir, 'mistakes/findings.txt'))],
    ['Between files, and in pictures', readMistakenFolders(path.join(fixturesDir, 'mistaken-folders'))],
  ] as const;
  const tables = sections.map(([title, mistakes]) => `## ${title}\n\n${[columns, ...mistakes.map(row)].join('\n')}`);
  return `${[intro, ...tables].join('\n\n')}\n`;
}

function readMistakes(file: string): Mistake[] {
  const texts = readFileSync(file, 'utf8').split(/^== (.*)$/m);
  return texts.flatMap((name, at) =>
    at % 2 === 0 ? [] : firstFinding(name.replace(/\.\w+$/, ''), texts[at + 1] ?? ''),
  );
}

function readMistakenFolders(dir: string): Mistake[] {
  return readdirSync(dir)
    .sort()
    .flatMap((name) => {
      const file = path.join(dir, name, 'findings.txt');
      return existsSync(file) ? firstFinding(name, readFileSync(file, 'utf8')) : [];
    });
}

/** Reads the first finding back from its printed form (scripts/lib/print-findings.ts). */
function firstFinding(name: string, text: string): Mistake[] {
  const [, severity = '', message = '', rest = ''] =
    /^\S.*?:\d+:\d+ {2}(error|warning): (.*)\n((?:.+\n)*)/m.exec(`${text}\n`) ?? [];
  if (message === '') return [];
  const [, written = ''] = /^ {2}\d+ \| (.*)$/m.exec(rest) ?? [];
  const [, fix = '', lines = ''] = /^ {2}fix: (.*)\n?([^]*)$/m.exec(rest) ?? [];
  return [{ name: name.replaceAll('-', ' '), severity, message, written, fix, lines: lines.trimEnd().split('\n') }];
}

function row({ name, severity, message, written, fix, lines }: Mistake): string {
  const says = severity === 'warning' ? `**Warning:** ${message}` : message;
  const cells = [name, codeSpan(written), says, [fix, ...lines.map(codeSpan)].filter(Boolean).join(' ')];
  return `| ${cells.map(cell).join(' | ')} |`;
}
