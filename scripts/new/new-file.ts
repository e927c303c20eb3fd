/** Where a new entry goes, and writing it without ever touching a file that is there. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { idOfName } from '../../src/catalogue/check/file-names.ts';
import type { Kind } from '../../src/catalogue/kinds.ts';
import { schemasDir } from '../data/read-schemas.ts';

/** The folder of a kind with the names that are taken in it. */
export interface Folder {
  dir: string;
  /** Names without their endings, in lower case: `blt150.yaml` and `BLT150.yml` take the same. */
  taken: ReadonlySet<string>;
}

/** Looks into the folder of a kind; one that is not there yet is empty. */
export async function openFolder(dataDir: string, kind: Kind): Promise<Folder> {
  const dir = path.join(dataDir, kind.folder);
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return { dir, taken: new Set(names.map((name) => name.replace(/\..*$/, '').toLowerCase())) };
}

/** Why a file cannot have that name, in words; undefined when it can. */
export function faultOfFileName(folder: Folder, id: string): string | undefined {
  if (id === '') return 'No letter and no digit is left of that name; give the file a name of its own.';
  if (id !== idOfName(id)) return `Use lower-case letters, digits and dashes: ${idOfName(id)}`;
  if (!folder.taken.has(id)) return undefined;
  return `${shown(fileOf(folder, id))} is there already; it was not touched.`;
}

/** The full path of the new file. */
export function fileOf(folder: Folder, id: string): string {
  return path.join(folder.dir, `${id}.yaml`);
}

/** A path as people write it in this folder: relative, with forward slashes. */
export function shown(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}

/** The way from a file to the schema of its kind, for the first line of the file. */
export function schemaPathFrom(file: string, kind: Kind): string {
  const way = path.relative(path.dirname(file), path.join(schemasDir, `${kind.id}.schema.json`));
  return way.split(path.sep).join('/');
}

/** Writes a file that is not there. Throws when one is, however it came there meanwhile. */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}
