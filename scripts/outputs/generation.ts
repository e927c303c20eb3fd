/**
 * A generation is a folder with a built site, and a list of what it holds. The list lies outside, in the build's work
 * folder, under the number of the folder's inode, which a rename leaves as it is.
 */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
const VERSION = 2;

interface StoredList {
  version: number;
  /** Milliseconds; an inode may be given to another folder later. */
  born: number;
  /** All addresses, to which the files refer by their place here: every page leads to the same few hundred. */
  links: string[];
  files: [string, Omit<FileEntry, 'links'> & { links?: number[] }][];
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
  const links = new Map<string, number>();
  const numberOf = (link: string) => {
    const number = links.get(link) ?? links.size;
    links.set(link, number);
    return number;
  };
  const entries = [...files].map(([name, entry]): StoredList['files'][number] => {
    const { links: own, ...rest } = entry;
    return [name, own ? { ...rest, links: own.map(numberOf) } : rest];
  });
  const list: StoredList = { version: VERSION, born: identity.born, links: [...links.keys()], files: entries };
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
 * @param linked files of the other generation that were looked at: those with the same key are the same files
 * @returns undefined when there is no list, or when a file is missing, has another size, or is not in the list
 */
export function readFileList(folder: string, workDir: string, linked?: FileList): FileList | undefined {
  const identity = identify(folder, workDir);
  if (!identity) return undefined;
  try {
    const { version, born, files: stored, links } = JSON.parse(readFileSync(identity.file, 'utf8')) as StoredList;
    if (version !== VERSION || born !== identity.born) return undefined;
    const files: FileList = new Map();
    for (const [name, { links: own, ...entry }] of stored)
      files.set(name, own ? { ...entry, links: own.map((number) => links[number] ?? '') } : entry);
    return isWhole(folder, files, linked) ? files : undefined;
  } catch {
    return undefined;
  }
}

function isWhole(folder: string, files: FileList, linked?: FileList): boolean {
  const found = new Set(namesIn(folder));
  let count = 0;
  const hasSize = (name: string, size: number, isKnown: boolean) => {
    count += 1;
    return isKnown ? found.has(name) : statSync(path.join(folder, name), { throwIfNoEntry: false })?.size === size;
  };
  for (const [name, { key, size, compressed = {} }] of files) {
    const isKnown = linked?.get(name)?.key === key;
    if (!hasSize(name, size, isKnown)) return false;
    for (const [ending, bytes] of Object.entries(compressed)) {
      if (!hasSize(`${name}.${ending}`, bytes, isKnown)) return false;
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
