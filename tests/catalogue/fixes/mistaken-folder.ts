import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readData } from '../../../scripts/data/read-data.ts';
import { fixtureFolder, fixturesDir } from '../support.ts';

export const mistakenDir = path.join(fixturesDir, 'mistaken-folders');
/** Folders with a mistake. */
export const mistakenFolders = readdirSync(mistakenDir).sort();

/**
 * The fixture catalogue with the files of `<name>/data`, without those listed in `<name>/deleted.txt`. `<name>/renamed.txt`
 * has old and new paths, for names that Windows could not check out with this repository.
 */
export async function readMistaken(name: string) {
  const folder = path.join(mistakenDir, name);
  const list = path.join(folder, 'deleted.txt');
  const deleted = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []);
  const renames = path.join(folder, 'renamed.txt');
  const lines = existsSync(renames) ? readFileSync(renames, 'utf8').trim().split('\n') : [];
  const renamed = new Map(lines.map((line) => line.split(' -> ') as [string, string]));
  const read = (await readData(path.join(folder, 'data'))) ?? { files: [], media: [] };
  const nameIn = (from: string, prefix = '') => renamed.get(prefix + from)?.slice(prefix.length) ?? from;
  const laid = {
    files: read.files.map((data) => ({ ...data, file: nameIn(data.file) })),
    media: read.media.map((data) => ({ ...data, file: nameIn(data.file, 'media/') })),
  };
  const over = <File extends { file: string }>(own: readonly File[], others: readonly File[], prefix = '') =>
    layOver(own, others).filter(({ file }) => !deleted.has(prefix + file));
  return { files: over(fixtureFolder.files, laid.files), media: over(fixtureFolder.media, laid.media, 'media/') };
}

/** The files, and others in the place of those that they have. */
export function layOver<File extends { file: string }>(own: readonly File[], others: readonly File[]): File[] {
  return [...new Map([...own, ...others].map((file) => [file.file, file])).values()];
}
