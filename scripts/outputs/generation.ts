/**
 * A generation is a folder with a built site, and a list of what it holds. The list lies outside, in the build's work
 * folder, under the number of the folder's inode, which a rename leaves as it is.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { addressOf, numberOf, numbersIn } from './addresses.ts';

/** What is known of a file: the key of its output, its bytes, the addresses it refers to (see addresses.ts), its compressed forms. */
export interface FileEntry {
  key: string;
  size: number;
  links?: readonly number[];
  /** Bytes of the compressed forms that lie beside it, by their ending. */
  compressed?: Record<string, number>;
}

export type FileList = Map<string, FileEntry>;

/** Rises when the meaning of the list changes: lists of other versions are not read. */
const VERSION = 2;

interface StoredList {
  /** All addresses, to which the files refer by their place here. */
  addresses: string[];
  files: [string, FileEntry][];
}

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
export function writeFileList(folder: string, workDir: string, files: FileList): void {
  const identity = identify(folder, workDir);
  if (!identity) throw new Error(`There is no folder ${folder}`);
  const used = numbersIn([...files.values()].map(({ links = [] }) => links));
  const places = new Uint32Array((used.at(-1) ?? 0) + 1);
  for (const [place, number] of used.entries()) places[number] = place;
  const isSame = used.every((number, place) => number === place);
  const list: StoredList = {
    addresses: used.map(addressOf),
    files: isSame ? [...files] : renumber([...files], (number) => places[number] ?? 0),
  };
  writeSealed(identity.file, identity.key, JSON.stringify(list));
}

function renumber(files: readonly [string, FileEntry][], change: (number: number) => number): [string, FileEntry][] {
  return files.map(([name, entry]) => [name, entry.links ? { ...entry, links: entry.links.map(change) } : entry]);
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
  const text = readSealed(identity.file, identity.key);
  if (text === undefined) return undefined;
  const { addresses, files: stored } = JSON.parse(text) as StoredList;
  const numbers = addresses.map(numberOf);
  const isSame = numbers.every((number, place) => number === place);
  const files: FileList = new Map(isSame ? stored : renumber(stored, (place) => numbers[place] ?? 0));
  return isWhole(folder, files, linked) ? files : undefined;
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
