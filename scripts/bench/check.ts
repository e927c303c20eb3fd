import path from 'node:path';
import { newCatalogue } from './catalogues.ts';
import type { Measure, Row } from './measurement.ts';
import { median, runCommand } from './run-command.ts';

/** The check of 10,000 files of 2 kB may take 2 s of processor time, start included. */
const limits: Readonly<Partial<Record<number, number>>> = { 10_000: 2 };

const floorProgram = path.join(import.meta.dirname, 'floor.ts');

/** `npm run check` on synthetic catalogues: processor time of the whole process, the median of several rounds. */
export const measureCheck: Measure = async ({ models, rounds, dir }) => {
  const rows: Row[] = [];
  for (const size of models) {
    console.error(`${size} models`);
    const data = await newCatalogue(dir, size);
    const check = () => runCommand(['scripts/check.ts', '--data', data]);
    const floor = () => runCommand([floorProgram, data]);
    // The first run fills the caches of the file system and of the program.
    await check();
    const costs: { check: number; floor: number }[] = [];
    // In turn, so that what else the machine does meets both.
    for (let round = 0; round < rounds; round++) costs.push({ check: (await check()).cpu, floor: (await floor()).cpu });
    const limit = limits[size];
    rows.push({
      what: 'check',
      models: size,
      value: median(costs.map((cost) => cost.check)),
      unit: 's CPU',
      floor: median(costs.map((cost) => cost.floor)),
      ...(limit === undefined ? {} : { limit }),
    });
  }
  return rows;
};
