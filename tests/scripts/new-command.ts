import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadData } from '../../scripts/data/load-data.ts';
import { formatFinding } from '../../scripts/lib/print-findings.ts';
import { newEntry } from '../../scripts/new/new-entry.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { runCommand } from '../run-command.ts';

/** Output of a run without terminal escape codes, and its exit code. */
export interface Run {
  output: string;
  code: number;
}

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
