/** Reads: the example mistakes in tests/fixtures and the findings for them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cell } from '../lib/markdown.ts';
import { inCode } from '../../src/features/report/markdown-text.ts';
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { formatFinding } from '../lib/print-findings.ts';
import { loadData } from '../data/load-data.ts';

/** A mistake, by the name of its fixture, and its first finding. */
interface Mistake {
  name: string;
  severity: string;
  message: string;
  /** The line of the file, with invisible characters shown; empty when the finding is about a whole file. */
  written: string;
  fix: string;
  /** Lines to paste, shown below the fix. */
  lines: readonly string[];
}

const intro = `# Messages of the check

All mistakes that the tests cover: what somebody wrote, what the check says, and how to correct it. If a mistake has several
findings, the first one is here. A **warning** stops nothing. The [guide](../data/README.md#read-a-message) explains how to
read a message.

\`npm run describe\` writes this page from the test fixtures.`;

const columns = '| Mistake | Written | The check says | To correct it |\n| --- | --- | --- | --- |';

/** All findings as Markdown, from the snapshots of a fixtures folder. */
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

/** Parses the first finding back from its printed form (scripts/lib/print-findings.ts). */
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
  const cells = [name, inCode(written), says, [fix, ...lines.map(inCode)].filter(Boolean).join(' ')];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** Matches an example in the README: a file in a block `yaml mistake`, followed by the block with its findings. */
const example = /(```yaml mistake\n([^]*?)```\n\n```text\n)[^]*?```/g;
/** The file name of the examples. */
const file = 'models/blt300.yaml';

/**
 * Updates the findings below each example mistake in the README. Each example is checked in an otherwise empty folder,
 * so the catalogue does not matter. Throws when an example has no mistake.
 */
export async function explainMistakes(readme: string): Promise<string> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'typical-mistakes-'));
  await mkdir(path.join(folder.path, path.dirname(file)));
  const answers: string[] = [];
  for (const [, , text = ''] of readme.matchAll(example)) {
    await writeFile(path.join(folder.path, file), text);
    const { findings } = await loadData(folder.path);
    // Ignore findings about entries that the example refers to: they do not exist here.
    const mistakes = findings.filter(
      ({ file: where, severity, rule }) => where === file && severity === 'error' && !rule.startsWith('reference/'),
    );
    if (mistakes.length === 0)
      throw new Error(`The check finds no mistake in this example of data/README.md:\n${text}`);
    answers.push(mistakes.map((finding) => formatFinding(finding, 'data')).join('\n\n'));
  }
  return readme.replace(example, (_all, before: string) => `${before}${answers.shift() ?? ''}\n\`\`\``);
}
