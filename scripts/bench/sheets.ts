import { rm } from 'node:fs/promises';
import path from 'node:path';
import { newCatalogue } from './catalogues.ts';
import type { Measure, Row } from './run/measurement.ts';
import { runCommand, type Cost } from './run/run-command.ts';

const program = path.join(import.meta.dirname, 'make-sheets.ts');

/** Megabytes of all processes at one time, whatever the number of sheets. */
const memoryLimit = 700;
/** Seconds for each begun thousand of sheets of which none changed. */
const unchangedLimit = 1;

/** What make-sheets.ts prints. */
interface Printed {
  sheets: number;
  made: number;
  seconds: number;
}

/** All sheets of synthetic catalogues: made for the first time, and again when nothing has changed. */
export const measureSheets: Measure = async ({ models, dir }) => {
  const rows: Row[] = [];
  for (const size of models) {
    console.error(`${size} models`);
    const data = await newCatalogue(dir, size);
    const cache = path.join(dir, `sheets-${size}`);
    await rm(cache, { recursive: true, force: true });
    const first = await runCommand([program, data, cache]);
    const second = await runCommand([program, data, cache]);
    const [made, kept] = [read(first), read(second)];
    if (kept.made > 0) throw new Error(`${kept.made} sheets were made again although nothing had changed`);
    const row = (what: string, value: number, unit: Row['unit'], limit?: number): Row => ({
      what,
      models: size,
      value,
      unit,
      ...(limit === undefined ? {} : { limit }),
    });
    rows.push(
      row('a sheet', (made.seconds * 1000) / made.sheets, 'ms'),
      row('a sheet', (first.cpu * 1000) / made.sheets, 'ms CPU'),
      row('all sheets: most memory', first.memory, 'MB', memoryLimit),
      row('no sheet changed', kept.seconds, 's', unchangedLimit * Math.ceil(size / 1000)),
    );
    for (const folder of [data, cache]) await rm(folder, { recursive: true });
  }
  return rows;
};

function read({ output }: Cost): Printed {
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Printed;
}
