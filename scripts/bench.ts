/**
 * Reads: everything. Writes: .cache/bench/ (or --dir): <name>.json, synthetic catalogues and sites. Run by: npm run
 * bench -- [NAME] [--models 100,1000,10000] [--rounds NUMBER] [--dir DIR]; without a name all of them. Prints a table.
 * Measurements are files in scripts/bench/.
 */
import { measureBuild } from './bench/build.ts';
import { measureCheck } from './bench/check.ts';
import { measureDev } from './bench/dev.ts';
import type { Measure, Row } from './bench/run/measurement.ts';
import { printTable } from './bench/run/print-table.ts';
import { readSettings } from './bench/run/settings.ts';
import { writeResult } from './bench/run/write-result.ts';

const measurements: Readonly<Record<string, Measure>> = { check: measureCheck, build: measureBuild, dev: measureDev };

const settings = readSettings(Object.keys(measurements));
if (settings) {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (settings.name === 'all' || settings.name === name) rows.push(...(await measure(settings)));
  }
  console.log(`\n${printTable(rows)}\n`);
  console.log(`Written to ${await writeResult(settings, rows)}`);
} else {
  process.exitCode = 2;
}
