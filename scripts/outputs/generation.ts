/**
 * A generation is a folder with a built site, and a list of what it holds. The list lies outside, in the build's work
 * folder, under the number of the folder's inode, which a rename leaves as it is.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { readGroup, type FileEntry, type FileGroup, type FileList } from './file-group.ts';

/** What a folder holds: its groups by their names. */
export type Generation = ReadonlyMap<string, FileGroup>;

/** Rises when the meaning of the list changes: lists of other versions are not read. */
const VERSION = 3;

/**
 * Where the list of a folder is, and the key under which it is kept: an inode may be given to another folder later, which
 * was made at another time. Undefined when there is no such folder.
 */
function identify(folder: string, workDir: string): { file: string; key: string } | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return undefined;
  return { file: path.join(workDir, `generation-${found.ino}`), key: `${VERSION} ${found.birthtimeMs}` };
}

/** Notes what a folder holds: from now on it counts as whole. */
export function writeGeneration(folder: string, workDir: string, generation: Generation): void {
  const identity = identify(folder, workDir);
  if (!identity) throw new Error(`There is no folder ${folder}`);
  const lines = [...generation].map(([name, { text }]) => `${JSON.stringify(name)}\t${text}`);
  writeSealed(identity.file, identity.key, lines.join('\n'));
}

/** Forgets what a folder holds: until that is noted again, the folder counts as half made. */
export function forgetGeneration(folder: string, workDir: string): void {
  const identity = identify(folder, workDir);
  if (identity) rmSync(identity.file, { force: true });
}

/**
 * What a folder holds, as far as it can be relied on.
 * @param linked the other generation, which was looked at: what both hold alike is the same files
 * @returns undefined when there is no list, or when a file is missing, has another size, or is not in the list
 */
export function readGeneration(folder: string, workDir: string, linked?: Generation): Generation | undefined {
  const identity = identify(folder, workDir);
  const text = identity && readSealed(identity.file, identity.key);
  if (text === undefined) return undefined;
  const lines = text === '' ? [] : text.split('\n');
  const generation = new Map(
    lines.map((line) => {
      const end = line.indexOf('\t');
      const name = JSON.parse(line.slice(0, end)) as string;
      const other = linked?.get(name);
      return [
        name,
        other && line.endsWith(other.text) && line.length === end + 1 + other.text.length
          ? other
          : readGroup(line.slice(end + 1)),
      ];
    }),
  );
  return isWhole(folder, generation, linked) ? generation : undefined;
}

/** The files of all groups. */
export function filesOf(generation: Generation): FileList {
  return new Map([...generation.values()].flatMap(({ files }): [string, FileEntry][] => [...files]));
}

function isWhole(folder: string, generation: Generation, linked?: Generation): boolean {
  const found = new Set(namesIn(folder));
  let count = 0;
  for (const [name, group] of generation) {
    const isKnown = linked?.get(name) === group;
    for (const [file, size] of group.sizes) {
      count += 1;
      const isThere = isKnown
        ? found.has(file)
        : statSync(`${folder}/${file}`, { throwIfNoEntry: false })?.size === size;
      if (!isThere) return false;
    }
  }
  return count === found.size;
}

/** All files below a folder, with slashes. */
function namesIn(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesIn(path.join(folder, entry.name), `${prefix}${entry.name}/`) : prefix + entry.name,
  );
}
