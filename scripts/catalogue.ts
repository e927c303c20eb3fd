/**
 * Reads: data/ (or --data), scripts/catalogue/words.json. Writes: a data folder with N synthetic models, for
 * benchmarks. Run by: npm run catalogue -- N DIR [--data DIR].
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeCatalogue } from './catalogue/write-catalogue.ts';
import { projectDir } from './lib/build-settings.ts';

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
const [models = '', dir] = positionals;
if (dir === undefined || positionals.length > 2 || !/^\d{1,5}$/.test(models)) {
  console.error('Usage: npm run catalogue -- N DIR [--data DIR]');
  process.exit(2);
}
const target = path.resolve(dir);
const from = path.resolve(values.data ?? path.join(projectDir, 'data'));
const categories = await writeCatalogue(target, { models: Number(models), from });
console.log(`${models} models in ${categories} categories: ${target}`);
