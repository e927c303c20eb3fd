/**
 * Reads: everything. Writes: .cache/bench/ (or --dir): <name>.json, synthetic catalogues and sites. Run by: npm run
 * bench -- [NAME] [--models 100,1000,10000] [--rounds NUMBER] [--dir DIR]; without a name all but those of the sheets.
 * Prints a table. Measurements are files in scripts/bench/.
 */
import type { Row } from './bench/run/measurement.ts';
import { measurements, usual } from './bench/measurements.ts';
import { printTable } from './bench/run/print-table.ts';
import { readSettings } from './bench/run/settings.ts';
import { writeResult } from './bench/run/write-result.ts';

const settings = readSettings(Object.keys(measurements));
if (settings) {
  const rows: Row[] = [];
  for (const name of settings.name === 'all' ? usual : [settings.name]) {
    const measure = await measurements[name]?.();
    rows.push(...((await measure?.(settings)) ?? []));
  }
  console.log(`\n${printTable(rows)}\n`);
  console.log(`Written to ${await writeResult(settings, rows)}`);
} else {
  process.exitCode = 2;
}
