/**
 * Reads: everything. Writes: .cache/bench/ (or --dir): <name>.json, synthetic catalogues and sites. Run by: npm run bench -- NAME
 * [--models 100,1000,10000] [--rounds NUMBER] [--dir DIR]. Prints a table. Measurements are files in scripts/bench/.
 */
import { measurements } from './bench/measurements.ts';
import { printTable } from './bench/print-table.ts';
import { readSettings } from './bench/settings.ts';
import { writeResult } from './bench/write-result.ts';

const settings = readSettings(Object.keys(measurements));
if (settings) {
  const measure = await measurements[settings.name]?.();
  const rows = (await measure?.(settings)) ?? [];
  console.log(`\n${printTable(rows)}\n`);
  console.log(`Written to ${await writeResult(settings, rows)}`);
} else {
  process.exitCode = 2;
}
