/**
 * Reads: a data folder. Writes: its sheets into a cache. Run by: the bench, as a program of its own: node
 * make-sheets.ts DATA CACHE. Prints what it took as JSON.
 */
import path from 'node:path';
import { openCache } from '../lib/cache.ts';
import { loadData } from '../data/load-data.ts';
import { openSheetWorkers, sheetOutputs } from '../build/files/sheets.ts';

const [data = 'data', cacheDir = 'cache'] = process.argv.slice(2);
const { catalogue } = await loadData(data, '2025-01-01');
if (!catalogue) throw new Error(`${data} has errors`);
const start = performance.now();
const workers = openSheetWorkers();
let made = 0;
const counted = { ...workers, run: (...job: Parameters<typeof workers.run>) => ((made += 1), workers.run(...job)) };
const { outputs } = await sheetOutputs(catalogue, path.join(data, 'media'), openCache(cacheDir), counted);
await Promise.all(outputs.map((output) => output.make()));
await workers.close();
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ sheets: outputs.length, made, seconds }));
