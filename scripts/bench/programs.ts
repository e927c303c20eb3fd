import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Measure } from './run/measurement.ts';
import { rowsOf } from './run/rows.ts';
import { runCommand, type Cost } from './run/run-command.ts';

const program = path.join(import.meta.dirname, 'make-programs.ts');

/** The browser's and the server's program, from their sources. They hold nothing of a catalogue. */
export const measurePrograms: Measure = async ({ rounds, dir }) => {
  const costs: Cost[] = [];
  const out = path.join(dir, 'programs');
  for (let round = 0; round < rounds; round++) {
    await rm(out, { recursive: true, force: true });
    costs.push(await runCommand([program, out]));
  }
  await rm(out, { recursive: true });
  return rowsOf('both programs', 0, costs);
};
