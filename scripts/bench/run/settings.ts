import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '../../lib/build-settings.ts';
import type { BenchSettings } from './measurement.ts';

const options = {
  models: { type: 'string', default: '100,1000,10000' },
  rounds: { type: 'string', default: '5' },
  dir: { type: 'string', default: path.join(projectDir, '.cache/bench') },
} as const;

const isSize = (text: string) => /^[1-9]\d{0,5}$/.test(text);

/** The settings of the command line, or undefined when they are not understood; then it has said so. */
export function readSettings(names: readonly string[]): BenchSettings | undefined {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name = 'all', ...more] = positionals;
    const models = values.models.split(',');
    if ((name === 'all' || names.includes(name)) && more.length === 0 && [...models, values.rounds].every(isSize)) {
      return { name, models: models.map(Number), rounds: Number(values.rounds), dir: path.resolve(values.dir) };
    }
  } catch (error) {
    console.error((error as Error).message);
  }
  console.error(`Usage: npm run bench -- [${names.join('|')}] [--models 100,1000,10000] [--rounds 5] [--dir DIR]`);
  return undefined;
}
