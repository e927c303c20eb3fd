/** Chooses the file of a new entry and writes it without overwriting. */
import { mkdir, readdir, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '../../src/catalogue/check/file-names.ts';
import { type Kind, kindOf, placeOf } from '../../src/catalogue/kinds.ts';
import { schemasDir } from '../data/read-schemas.ts';
import { globSync } from 'node:fs';
import { quote } from '../../src/catalogue/fields/yaml-text.ts';

/** The folder of a kind with the names that are taken in it. */
export interface Folder {
  dir: string;
  /** Names without extension, in lower case: `blt150.yaml` and `BLT150.yml` conflict. */
  taken: ReadonlySet<string>;
}

/** Reads the folder of a kind; a missing one counts as empty. */
export async function openFolder(dataDir: string, kind: Kind): Promise<Folder> {
  const dir = path.join(dataDir, kind.folder);
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return { dir, taken: new Set(names.map((name) => name.replace(/\..*$/, '').toLowerCase())) };
}

/** Why a file cannot have this name; undefined when it can. */
export function problemOfFileName(folder: Folder, id: string): string | undefined {
  if (id === '') return 'No letter and no digit is left of that name; give the file a name of its own.';
  if (id !== slugify(id)) return `Use lower-case letters, digits and dashes: ${slugify(id)}`;
  if (!folder.taken.has(id)) return undefined;
  return `${shown(fileOf(folder, id))} is there already; it was not touched.`;
}

export function fileOf(folder: Folder, id: string): string {
  return path.join(folder.dir, `${id}.yaml`);
}

/** A path for messages: relative to the working directory, with forward slashes. */
export function shown(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}

/** Relative path from a file to its schema, for the file's first line. */
export function schemaPathFrom(file: string, kind: Kind): string {
  const way = path.relative(path.dirname(file), path.join(schemasDir, `${kind.id}.schema.json`));
  return way.split(path.sep).join('/');
}

/** Writes a new file. Throws when it exists, even if it was created in the meantime. */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}

const starterDir = path.join(schemasDir, 'starter');

/**
 * Writes the starter site for a company.
 * @returns what was written, or why nothing was
 */
export async function writeNewSite(name: string, dataDir: string): Promise<{ text: string } | { problem: string }> {
  const id = slugify(name);
  if (id === '') return { problem: 'No letter and no digit is left of that name; give it one in Latin letters.' };
  const there = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (there.length > 0) return { problem: `${shown(dataDir)} is not empty; name another folder behind --data.` };
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

/** Fills in `$NAME` and `$ID` of the starter, quoting values where YAML needs it. */
function fill(text: string, name: string, id: string): string {
  return text
    .replaceAll(/(?<=: )[^\n]*\$NAME[^\n]*$/gm, (value) => quote(value.replaceAll('$NAME', () => name)))
    .replaceAll('$ID', () => id);
}
