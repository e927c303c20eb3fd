/** Chooses the file of a new entry, and writes entries: all or none. */
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeviceName, slugify } from '../../src/check/file-names.ts';
import { type Kind, kindOf, placeOf } from '../../src/catalogue/kinds.ts';
import { schemasDir } from '../data/read-schemas.ts';
import { globSync } from 'node:fs';
import { readIfThere } from '../lib/files.ts';
import { quote } from '../../src/yaml/edit/yaml-text.ts';

/** A reason to stop before writing anything, as a message for the user. */
export class Refusal extends Error {}

/** The names in a folder; a missing one counts as empty. */
async function namesIn(dir: string): Promise<string[]> {
  return readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Why a folder cannot get a file `<id>.yaml`; undefined when it can. `blt150.yaml` and `BLT150.yml` conflict. */
export async function problemOfFile(dir: string, id: string): Promise<string | undefined> {
  if (id === '') return 'No letter and no digit is left of that name; give the file a name of its own.';
  if (isDeviceName(id)) return `Windows cannot store a file ${id}.yaml; take another name: ${slugify(id)}`;
  if (id !== slugify(id)) return `Use lower-case letters, digits and dashes: ${slugify(id)}`;
  const names = await namesIn(dir);
  const isTaken = names.some((name) => name.replace(/\..*$/, '').toLowerCase() === id);
  return isTaken ? `${shown(path.join(dir, `${id}.yaml`))} is there already; it was not touched.` : undefined;
}

/** A path for messages: relative to the working directory, with forward slashes. */
export function shown(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}

/** The option that names a data folder, to append to other options; empty for the project's own. */
export function dataOption(dataDir: string): string {
  return path.relative(process.cwd(), dataDir) === 'data' ? '' : ` --data ${shown(dataDir)}`;
}

/** Relative path from a file to its schema, for the file's first line. */
export function schemaPathFrom(file: string, kind: Kind): string {
  const way = path.relative(path.dirname(file), path.join(schemasDir, `${kind.id}.schema.json`));
  return way.split(path.sep).join('/');
}

/** A file to write; `base` is the text of one that exists. */
interface NewText {
  file: string;
  text: string;
  base?: string | undefined;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk can only be read',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EEXIST: 'a file has the name of this folder',
  ENOTDIR: 'a file has the name of its folder',
};

/** Writes all files, or none of them: each beside its place first. Throws a `Refusal` that says why. */
export async function writeFiles(texts: readonly NewText[]): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  const drafts: string[] = [];
  const draftOf = (file: string, kind: 'new' | 'old') => `${file}.${process.pid}-${kind}.tmp`;
  let now = '';
  try {
    for (const { file, text, base } of texts) {
      now = file;
      await refuseChanged(file, base);
      const made = await mkdir(path.dirname(file), { recursive: true });
      if (made !== undefined) undo.push(() => rm(made, { recursive: true }));
      drafts.push(draftOf(file, 'new'), draftOf(file, 'old'));
      // The copies have the permissions of the file.
      if (base !== undefined) for (const kind of ['new', 'old'] as const) await copyFile(file, draftOf(file, kind));
      await writeFile(draftOf(file, 'new'), text);
    }
    for (const { file, base } of texts) {
      now = file;
      await refuseChanged(file, base);
      await rename(draftOf(file, 'new'), file);
      undo.push(() => (base === undefined ? rm(file) : rename(draftOf(file, 'old'), file)));
    }
  } catch (error) {
    for (const back of undo.toReversed()) await back();
    if (error instanceof Refusal) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Refusal(`${shown(now)} cannot be written: ${reasons[code] ?? message}. Nothing was written.`);
  } finally {
    for (const draft of drafts) await rm(draft, { force: true });
  }
}

/** Refuses to write over what someone else has written. */
async function refuseChanged(file: string, base: string | undefined): Promise<void> {
  const bytes = await readIfThere(file);
  // Without its byte order mark.
  if ((bytes && new TextDecoder().decode(bytes)) === base) return;
  const what = base === undefined ? 'is there already' : 'was changed in the meantime';
  throw new Refusal(`${shown(file)} ${what}. Nothing was written; start again.`);
}

const starterDir = path.join(schemasDir, 'starter');

/**
 * Writes the starter site for a company.
 * @returns what was written
 */
export async function writeNewSite(name: string, dataDir: string): Promise<string> {
  const id = slugify(name);
  if (id === '') throw new Refusal('No letter and no digit is left of that name; give it one in Latin letters.');
  if ((await namesIn(dataDir)).length > 0)
    throw new Refusal(`${shown(dataDir)} is not empty; name another folder behind --data.`);
  const files = globSync('**/*.yaml', { cwd: starterDir }).sort();
  const texts = files.map(async (file) => {
    const place = placeOf(file.split(path.sep).join('/'));
    const target = path.join(dataDir, file);
    const head = place ? `# yaml-language-server: $schema=${schemaPathFrom(target, kindOf(place.kind))}\n` : '';
    const text = await readFile(path.join(starterDir, file), 'utf8');
    return { file: target, text: head + fill(text, name, id) };
  });
  await writeFiles(await Promise.all(texts));
  const list = files.map((file) => `  ${shown(path.join(dataDir, file))}`).join('\n');
  const option = `--data ${shown(dataDir)}`;
  return `Written:\n${list}\nCheck it: npm run check -- ${option}\nLook at it: npm start -- ${option} --out .cache/new-site`;
}

/** Fills in `$NAME` and `$ID` of the starter, quoting values where YAML needs it. */
function fill(text: string, name: string, id: string): string {
  return text
    .replaceAll(/(?<=: )[^\n]*\$NAME[^\n]*$/gm, (value) => quote(value.replaceAll('$NAME', () => name)))
    .replaceAll('$ID', () => id);
}
