/**
 * Reads: data/ (or --data), tests/synthetic/. Writes: a data folder with N synthetic models, for tests and benchmarks. Run by: npm run catalogue -- N DIR [--data DIR].
 */
import path from 'node:path';
import { writeCatalogue } from './write-catalogue.ts';
import { readWords } from '../../scripts/lib/arguments.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';

const usage = 'Usage: npm run catalogue -- N DIR [--data DIR]';
const { values, positionals } = readWords({ data: { type: 'string' } }, usage);
const [models = '', dir] = positionals;
if (dir === undefined || positionals.length > 2 || !/^\d{1,5}$/.test(models)) {
  console.error(usage);
  process.exit(2);
}
const target = path.resolve(dir);
const from = path.resolve(values.data ?? path.join(projectDir, 'data'));
const categories = await writeCatalogue(target, { models: Number(models), from });
console.log(`${models} models in ${categories} categories: ${target}`);
