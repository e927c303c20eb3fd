/**
 * What a built site holds, in groups: outputs that follow from the same things. A group whose key is known is not looked
 * into, so that ten thousand files which did not change cost no more than the few groups in which they stand.
 */
import { addressOf, numberOf, numbersIn } from './addresses.ts';

/** What is known of a file: the key of its output, its bytes, the addresses it refers to (see addresses.ts), its compressed forms. */
export interface FileEntry {
  key: string;
  size: number;
  links?: readonly number[];
  /** Bytes of the compressed forms that lie beside it, by their ending. */
  compressed?: Record<string, number>;
}

export type FileList = ReadonlyMap<string, FileEntry>;

export interface FileGroup {
  /** That of the outputs: the same key, the same files. */
  readonly key: string;
  /** Every file of the folder that belongs to it, compressed forms among them, with its bytes. */
  readonly sizes: readonly (readonly [name: string, size: number])[];
  /** The outputs' files by their names, and how many they are. */
  readonly files: FileList;
  readonly count: number;
  /** All of it as text, on one line. */
  readonly text: string;
}

interface StoredFiles {
  /** All addresses, to which the files refer by their place here. */
  addresses: string[];
  files: (readonly [string, FileEntry])[];
}

/** The names of a file and of its compressed forms, each with its bytes. */
export function formsOf(name: string, { size, compressed = {} }: FileEntry): [string, number][] {
  return [
    [name, size],
    ...Object.entries(compressed).map(([end, bytes]): [string, number] => [`${name}.${end}`, bytes]),
  ];
}

export function makeGroup(key: string, files: FileList): FileGroup {
  const sizes = [...files].flatMap(([name, entry]) => formsOf(name, entry));
  const text = [key, String(files.size), JSON.stringify(sizes), JSON.stringify(storedFiles(files))].join('\t');
  return { key, sizes, files, count: files.size, text };
}

/** A group from its text: what is more than names and sizes is read when it is asked for. */
export function readGroup(text: string): FileGroup {
  const [key = '', count = '0', sizes = '[]', stored = ''] = text.split('\t');
  let files: FileList | undefined;
  return {
    key,
    count: Number(count),
    sizes: JSON.parse(sizes) as [string, number][],
    get files() {
      return (files ??= readFiles(JSON.parse(stored) as StoredFiles));
    },
    text,
  };
}

function storedFiles(files: FileList): StoredFiles {
  const used = numbersIn([...files.values()].map(({ links = [] }) => links));
  const places = new Map(used.map((number, place) => [number, place]));
  return { addresses: used.map(addressOf), files: renumber([...files], (number) => places.get(number) ?? 0) };
}

function readFiles({ addresses, files }: StoredFiles): FileList {
  const numbers = addresses.map(numberOf);
  return new Map(renumber(files, (place) => numbers[place] ?? 0));
}

function renumber(files: StoredFiles['files'], change: (number: number) => number): StoredFiles['files'] {
  return files.map(([name, entry]) => [name, entry.links ? { ...entry, links: entry.links.map(change) } : entry]);
}
