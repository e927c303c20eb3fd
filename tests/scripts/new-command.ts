import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { loadData } from '../../scripts/data/load-data.ts';
import { formatFinding } from '../../scripts/lib/print-findings.ts';
import { newEntry } from '../../scripts/new/new-entry.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { runCommand } from '../run-command.ts';

/** A question of the command, identified by words in it, and the keys to answer with. */
export type Answer = readonly [question: string, keys: string];

/** Output of a run without terminal escape codes, and its exit code. */
export interface Run {
  output: string;
  code: number;
}

export const down = '\u001b[B';
export const enter = '\r';

/** A copy of the frozen catalogue in a new folder. */
export async function copyData(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'new-entry-'));
  const dataDir = path.join(folder, 'data');
  await cp(frozenDir, dataDir, { recursive: true });
  return dataDir;
}

/** The findings for a file. */
export const errorsIn = async (dataDir: string, file: string): Promise<string[]> =>
  (await loadData(dataDir)).findings
    .filter((finding) => finding.severity === 'error' && finding.file === file)
    .map((finding) => formatFinding(finding, ''));

/** Runs `npm run new` in this process. */
export async function runNew(dataDir: string, words: string[]): Promise<Run> {
  const { code, stdout, stderr } = await runCommand(() => newEntry([...words, '--data', dataDir]), []);
  return { output: stdout + stderr, code };
}

/** Runs a command in a process and answers its questions one by one as they appear. */
export async function answerCommand(
  script: string,
  dataDir: string,
  words: string[],
  answers: readonly Answer[],
): Promise<Run> {
  const child = spawn(process.execPath, [script, ...words, '--data', dataDir], { cwd: projectDir });
  let output = '';
  let asked = 0;
  const waiting = [...answers];
  const answer = () => {
    const [next] = waiting;
    // A question is broken into lines of 80 characters, anywhere, depending on the length of the paths in it.
    const withoutSpace = output.replaceAll(/\s/g, '');
    if (!next || !withoutSpace.includes(next[0].replaceAll(/\s/g, ''), asked)) return;
    // Look for the next question after what this one prints while it is answered.
    asked = withoutSpace.length;
    waiting.shift();
    child.stdin.write(next[1]);
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += stripVTControlCharacters(text);
      answer();
    });
  }
  if (answers.length === 0) child.stdin.end();
  const [code] = (await once(child, 'close')) as [number];
  return { output, code };
}
