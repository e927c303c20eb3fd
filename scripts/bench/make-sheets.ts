/**
 * Reads: a data folder. Writes: its sheets into a folder, with a cache beside. Run by: the bench, as a program of its
 * own: node make-sheets.ts DATA OUT. Prints what it took as JSON.
 */
import path from 'node:path';
import { loadData } from '../steps/load-data.ts';
import { writeSheets } from '../steps/sheets.ts';

const [data = 'data', out = 'out'] = process.argv.slice(2);
const { catalogue } = await loadData(data, '2025-01-01');
if (!catalogue) throw new Error(`${data} has errors`);
const start = performance.now();
const { paths, made } = await writeSheets(catalogue, {
  siteDir: path.join(out, 'site'),
  cacheDir: path.join(out, 'cache'),
  mediaDir: path.join(data, 'media'),
});
const seconds = (performance.now() - start) / 1000;
// Kilobytes, of all threads: the engine works in threads of this process.
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ sheets: paths.length, made, seconds, megabytes }));
