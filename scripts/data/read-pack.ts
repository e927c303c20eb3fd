/** Reads: schemas/defaults/<tag>/. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translated, type Pack } from '../../src/catalogue/entries.ts';
import { readEntry } from '../../src/yaml/read-entry.ts';
import { schemasDir } from './read-schemas.ts';

/** The folder of the pack of a language. */
export const packDir = (tag: string): string => path.join(schemasDir, 'defaults', tag);

/** The program's words in a language (BCP 47): of `de-AT` those of `de`. Empty for English, and where there is no pack. */
export function readPack(language: string): Pack {
  const dir = packDir(language.split('-', 1)[0] ?? '');
  const files = globSync('*.yaml', { cwd: dir }).map((file) => {
    const { value } = readEntry(file, readFileSync(path.join(dir, file)));
    return [path.basename(file, '.yaml'), translated(value)] as const;
  });
  return Object.fromEntries(files);
}
