/**
 * Reads: a data folder. Writes: its sheets into a cache. Run by: the bench, as a program of its own: node
 * make-sheets.ts DATA CACHE. Prints what it took as JSON.
 */
import path from 'node:path';
import { loadData } from '../steps/load-data.ts';
import { makeSheets } from '../steps/sheets.ts';

const [data = 'data', cacheDir = 'cache'] = process.argv.slice(2);
const { catalogue } = await loadData(data, '2025-01-01');
if (!catalogue) throw new Error(`${data} has errors`);
const start = performance.now();
const { sources, made } = await makeSheets(catalogue, { cacheDir, mediaDir: path.join(data, 'media') });
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ sheets: sources.size, made, seconds }));
