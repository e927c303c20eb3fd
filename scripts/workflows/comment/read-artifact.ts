import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readReport, type Report } from '../../../src/catalogue/changes/report.ts';

/** Largest report that is read, in bytes: twice that of ten thousand new models at once. */
const maxBytes = 20_000_000;

/** What a run on a pull request has left. */
export interface Artifact {
  pullRequest: number;
  report: Report;
}

/** Reads the two files; a sentence where one is missing, too large or not of its form. */
export async function readArtifact(folder: string): Promise<Artifact | { problem: string }> {
  const [number, json] = [
    await readLimited(folder, 'pull-request.txt', 20),
    await readLimited(folder, 'report.json', maxBytes),
  ];
  if (typeof number !== 'string') return number;
  if (typeof json !== 'string') return json;
  if (!/^[1-9]\d{0,9}$/.test(number.trim())) return { problem: 'pull-request.txt holds no number' };
  const report = readReport(json);
  return 'problem' in report ? report : { pullRequest: Number(number.trim()), report };
}

async function readLimited(folder: string, name: string, most: number): Promise<string | { problem: string }> {
  const file = path.join(folder, name);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    return undefined;
  });
  if (!found?.isFile()) return { problem: `there is no file ${name}` };
  if (found.size > most) return { problem: `${name} is larger than ${most} bytes` };
  return readFile(file, 'utf8');
}
