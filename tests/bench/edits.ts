import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A change to a data folder after which the site is built again. */
interface Edit {
  what: string;
  make: (data: string, round: number) => Promise<void>;
}

/** The changes of one round, applied in this order. The data is valid after each. */
export const edits: readonly Edit[] = [
  { what: 'nothing changed', make: async () => {} },
  {
    what: 'one model changed',
    async make(data, round) {
      const file = await middleModel(data);
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/^features:$/m, `features:\n  - Change ${round}`));
    },
  },
  {
    what: 'one model added',
    async make(data, round) {
      const text = await readFile(await middleModel(data), 'utf8');
      const own = text
        .replace(/^name: .*$/m, `name: NEW${round}`)
        .replace(/^(heading|path): .*\n/gm, '')
        .replace(/^enquiry:\n {2}option: .*\n/m, '');
      await writeFile(path.join(data, 'models', `new${round}.yaml`), own);
    },
  },
];

async function middleModel(data: string): Promise<string> {
  const names = (await readdir(path.join(data, 'models'))).filter((name) => !name.startsWith('new')).sort();
  return path.join(data, 'models', names[Math.floor(names.length / 2)] ?? '');
}
