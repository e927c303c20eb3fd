import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { BenchSettings, Row } from './measurement.ts';

/** Writes the figures and what they were measured on to <dir>/<name>.json. Returns the file. */
export async function writeResult({ name, rounds, dir }: BenchSettings, rows: readonly Row[]): Promise<string> {
  const file = path.join(dir, `${name}.json`);
  const [cpu] = cpus();
  const machine = { cores: cpus().length, cpu: cpu?.model ?? '', memory: totalmem(), node: process.version };
  await mkdir(dir, { recursive: true });
  await writeFile(file, `${JSON.stringify({ name, machine, rounds, rows }, null, 2)}\n`);
  return file;
}
