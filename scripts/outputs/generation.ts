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
 * What a folder should hold by its list. Whether it does, `isWhole` says.
 * @param other another generation: groups that are in both are the same objects
 * @returns undefined when there is no list
 */
export function readGeneration(folder: string, workDir: string, other?: Generation): Generation | undefined {
  const identity = identify(folder, workDir);
  const text = identity && readSealed(identity.file, identity.key);
  if (text === undefined) return undefined;
  const lines = text === '' ? [] : text.split('\n');
  return new Map(
    lines.map((line) => {
      const end = line.indexOf('\t');
      const name = JSON.parse(line.slice(0, end)) as string;
      const same = other?.get(name);
      return [
        name,
        same && line.endsWith(same.text) && line.length === end + 1 + same.text.length
          ? same
          : readGroup(line.slice(end + 1)),
      ];
    }),
  );
}

/** The files of all groups. */
export function filesOf(generation: Generation): FileList {
  return new Map([...generation.values()].flatMap(({ files }): [string, FileEntry][] => [...files]));
}

/** Whether a folder holds all files of a generation, each with its size, and no others. */
export function isWhole(folder: string, generation: Generation): boolean {
  const groups = [...generation.values()];
  const count = groups.reduce((sum, { sizes }) => sum + sizes.length, 0);
  return groups.every(({ sizes }) => hasFiles(folder, sizes)) && count === countFiles(folder);
}

/** Whether a folder holds these files, each with its size. */
export function hasFiles(folder: string, sizes: Iterable<readonly [name: string, size: number]>): boolean {
  for (const [name, size] of sizes) {
    if (statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.size !== size) return false;
  }
  return true;
}

function countFiles(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.reduce((sum, entry) => sum + (entry.isDirectory() ? countFiles(path.join(folder, entry.name)) : 1), 0);
}
