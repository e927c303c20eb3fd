/**
 * A generation is a folder with a built site, and a list of what it holds. The list lies outside, in the build's work
 * folder, under the number of the folder's inode, which a rename leaves as it is.
 */
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync, renameSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What is known of a file: the key of its output, its bytes, the addresses it refers to, its compressed forms. */
export interface FileEntry {
  key: string;
  size: number;
  links?: string[];
  /** Bytes of the compressed forms that lie beside it, by their ending. */
  compressed?: Record<string, number>;
}

export type FileList = Map<string, FileEntry>;

/** Rises when the meaning of the list changes: lists of other versions are not read. */
const VERSION = 1;

interface StoredList {
  version: number;
  /** Milliseconds; an inode may be given to another folder later. */
  born: number;
  files: [string, FileEntry][];
}

/** Where the list of a folder is, and when the folder was made; undefined when there is no such folder. */
function identify(folder: string, workDir: string): { file: string; born: number } | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return undefined;
  return { file: path.join(workDir, `generation-${found.ino}.json`), born: found.birthtimeMs };
}

/** Notes what a folder holds: from now on it counts as whole. */
export function writeFileList(folder: string, workDir: string, files: FileList): void {
  const identity = identify(folder, workDir);
  if (!identity) throw new Error(`There is no folder ${folder}`);
  const list: StoredList = { version: VERSION, born: identity.born, files: [...files] };
  mkdirSync(workDir, { recursive: true });
  const unfinished = `${identity.file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(list));
  renameSync(unfinished, identity.file);
}

/** Forgets what a folder holds: until the list is written again, the folder counts as half made. */
export function forgetFileList(folder: string, workDir: string): void {
  const identity = identify(folder, workDir);
  if (identity) rmSync(identity.file, { force: true });
}

/**
 * What a folder holds, as far as it can be relied on.
 * @returns undefined when there is no list, or when a file is missing, has another size, or is not in the list
 */
export function readFileList(folder: string, workDir: string): FileList | undefined {
  const identity = identify(folder, workDir);
  if (!identity) return undefined;
  try {
    const stored = JSON.parse(readFileSync(identity.file, 'utf8')) as StoredList;
    if (stored.version !== VERSION || stored.born !== identity.born) return undefined;
    const files: FileList = new Map(stored.files);
    return isWhole(folder, files) ? files : undefined;
  } catch {
    return undefined;
  }
}

function isWhole(folder: string, files: FileList): boolean {
  let count = 0;
  const sizeOf = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size;
  for (const [name, { size, compressed = {} }] of files) {
    count += 1;
    if (sizeOf(name) !== size) return false;
    for (const [ending, bytes] of Object.entries(compressed)) {
      count += 1;
      if (sizeOf(`${name}.${ending}`) !== bytes) return false;
    }
  }
  return count === countFiles(folder);
}

function countFiles(folder: string): number {
  let count = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    count += entry.isDirectory() ? countFiles(path.join(folder, entry.name)) : 1;
  }
  return count;
}
