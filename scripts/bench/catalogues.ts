import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCatalogue } from '../catalogue/write-catalogue.ts';

/** A change to a data folder that triggers a rebuild, with the limit for the rebuild as a multiple of the baseline. */
interface Edit {
  what: string;
  ratioLimit?: number;
  make: (data: string, round: number) => Promise<void>;
}

/** The changes of one round, applied in this order. The data is valid after each. */
export const edits: readonly Edit[] = [
  { what: 'nothing changed', make: async () => {} },
  {
    what: 'one model changed',
    ratioLimit: 2.5,
    make: async (data, round) =>
      change(await middleModel(data), (text) => text.replace(/^features:$/m, `features:\n  - Change ${round}`)),
  },
  {
    what: 'one model added',
    make: async (data, round) => {
      const text = await readFile(await middleModel(data), 'utf8');
      const name = `NEW${round}`;
      const own = text
        .replace(/^name: .*$/m, `name: ${name}`)
        .replace(/^(heading|path): .*\n/gm, '')
        .replace(/^enquiry:\n {2}option: .*\n/m, '');
      await writeFile(path.join(data, 'models', `new${round}.yaml`), own);
    },
  },
];

export async function middleModel(data: string): Promise<string> {
  const names = (await readdir(path.join(data, 'models'))).filter((name) => !name.startsWith('new')).sort();
  return path.join(data, 'models', names[Math.floor(names.length / 2)] ?? '');
}

/** Changes a file. Throws when the content stays the same. */
export async function change(file: string, how: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = how(text);
  if (changed === text) throw new Error(`${file} did not change`);
  await writeFile(file, changed);
}

/** Writes a new synthetic data folder with this many models below `dir` and returns its path. */
export async function newCatalogue(dir: string, models: number): Promise<string> {
  const folder = path.join(dir, `catalogue-${models}`);
  await rm(folder, { recursive: true, force: true });
  await writeCatalogue(folder, { models });
  return folder;
}
