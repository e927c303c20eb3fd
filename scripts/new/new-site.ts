/** Reads: schemas/starter/. Writes: a small complete catalogue into an empty or missing folder. Run by: scripts/new/new-entry.ts. */
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { kindOf, placeOf } from '../../src/catalogue/kinds.ts';
import { quote } from '../../src/catalogue/fields/yaml-text.ts';
import { idOfName } from '../../src/catalogue/check/file-names.ts';
import { schemasDir } from '../data/read-schemas.ts';
import { schemaPathFrom, shown, writeNewFile } from './new-file.ts';

const starterDir = path.join(schemasDir, 'starter');

/**
 * Writes the starter for a maker of that name.
 * @returns what was written, in words, or why nothing was
 */
export async function writeNewSite(name: string, dataDir: string): Promise<{ text: string } | { fault: string }> {
  const id = idOfName(name);
  if (id === '') return { fault: 'No letter and no digit is left of that name; give it one in Latin letters.' };
  const there = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (there.length > 0) return { fault: `${shown(dataDir)} is not empty; name another folder behind --data.` };
  const files = globSync('**/*.yaml', { cwd: starterDir }).sort();
  for (const file of files) {
    const place = placeOf(file.split(path.sep).join('/'));
    const target = path.join(dataDir, file);
    const head = place ? `# yaml-language-server: $schema=${schemaPathFrom(target, kindOf(place.kind))}\n` : '';
    const text = await readFile(path.join(starterDir, file), 'utf8');
    await writeNewFile(target, head + fill(text, name, id));
  }
  const list = files.map((file) => `  ${shown(path.join(dataDir, file))}`).join('\n');
  const option = `--data ${shown(dataDir)}`;
  return {
    text: `Written:\n${list}\nCheck it: npm run check -- ${option}\nLook at it: npm start -- ${option} --out .cache/new-site`,
  };
}

/** The starter's `$NAME` and `$ID` filled in; a value with the name is quoted where YAML needs it. */
function fill(text: string, name: string, id: string): string {
  return text
    .replaceAll(/(?<=: )[^\n]*\$NAME[^\n]*$/gm, (value) => quote(value.replaceAll('$NAME', () => name)))
    .replaceAll('$ID', () => id);
}
