/**
 * Reads: data/ (or --data), scripts/catalogue/words.json. Writes: a data folder with N synthetic models, for
 * benchmarks. Run by: npm run catalogue -- N DIR [--seed NUMBER] [--data DIR].
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeCatalogue } from './catalogue/write-catalogue.ts';
import { projectDir } from './lib/build-settings.ts';

const usage = 'Usage: npm run catalogue -- N DIR [--seed NUMBER] [--data DIR]';

/** The parsed arguments, or undefined when they are invalid. */
function readWords() {
  try {
    const options = { seed: { type: 'string' }, data: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [models = '', dir, ...more] = positionals;
    const numbers = [models, values.seed ?? '1'];
    if (dir === undefined || more.length > 0 || !numbers.every((number) => /^\d{1,7}$/.test(number))) return undefined;
    const from = path.resolve(values.data ?? path.join(projectDir, 'data'));
    return { models: Number(models), dir: path.resolve(dir), seed: Number(values.seed ?? '1'), from };
  } catch {
    return undefined;
  }
}

const words = readWords();
if (words) {
  const { models, categories } = await writeCatalogue(words.dir, words);
  console.log(`${models} models in ${categories} categories: ${words.dir}`);
} else {
  console.error(usage);
  process.exitCode = 2;
}
