/** Reads: the data folder. Run by: scripts/codegen.ts, scripts/check.ts. */
import { lstatSync, readFileSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import { compareTexts } from '../../src/catalogue/finding.ts';
import type { MediaFile } from '../../src/catalogue/media/pictures.ts';
import { keyOfBytes } from '../lib/key-of.ts';
import { createHash } from 'node:crypto';
import { inspectBytes } from '../../src/catalogue/media/inspect-bytes.ts';

/** The files of a data folder: those with words and figures as bytes, the media with their sizes in pixels. */
export interface DataFolder {
  files: DataFile[];
  media: MediaFile[];
  /** What stands for the bytes of each medium, where hashes were asked for. */
  mediaHashes: Map<string, string>;
  /** Links and devices: names under which there is no file of this folder. */
  unreadable: string[];
}

const isMedium = (name: string) => name.startsWith('media/');

/**
 * Reads a whole data folder, sorted by name; undefined when there is no such folder.
 * @param hashed gives each file with words and figures the hash by which it is remembered
 */
export async function readData(dataDir: string, { hashed = false } = {}): Promise<DataFolder | undefined> {
  const listed = await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (!listed) return undefined;
  // Thousands of files stand in a few folders.
  const folders = new Map<string, string>();
  const folderOf = (parent: string) => {
    const folder = folders.get(parent) ?? path.join(path.relative(dataDir, parent), '/').split(path.sep).join('/');
    folders.set(parent, folder);
    return folder === '/' ? '' : folder;
  };
  const nameOf = ({ parentPath, name }: Dirent) => folderOf(parentPath) + name;
  const names = listed
    .filter((entry) => entry.isFile())
    .map(nameOf)
    .sort(compareTexts);
  const others = listed.filter((entry) => !entry.isFile() && !entry.isDirectory()).map(nameOf);
  // One after the other: small files take four times the processor time when a pool of threads reads them.
  const files = names.filter((name) => !isMedium(name)).map((name) => readDataFile(dataDir, name, hashed));
  const mediaHashes = new Map<string, string>();
  const media = names.filter(isMedium).map((name) => readMedium(dataDir, name, hashed ? mediaHashes : undefined));
  return { files, media, mediaHashes, unreadable: others.sort(compareTexts) };
}

function readDataFile(dataDir: string, file: string, hashed: boolean): DataFile {
  const bytes = readFileSync(`${dataDir}/${file}`);
  return hashed ? { file, bytes, hash: hashOf(file, bytes) } : { file, bytes };
}

/** Stands for a file's name and its bytes. */
const hashOf = (name: string, bytes: Uint8Array) => `${name} ${keyOfBytes(bytes)}`;

function readMedium(dataDir: string, name: string, hashes?: Map<string, string>): MediaFile {
  const bytes = readFileSync(`${dataDir}/${name}`);
  hashes?.set(name, hashOf(name, bytes));
  return inspectMedium(name.slice('media/'.length), bytes);
}

/**
 * The folder after some of its files were changed, added or taken away (`names` are relative to it, with slashes), without
 * reading the others. Undefined when one of the names is no plain file: then the whole is to be read.
 */
export function rereadFiles(dataDir: string, folder: DataFolder, names: ReadonlySet<string>): DataFolder | undefined {
  const found = [...names].map((name) => ({ name, stats: lstatSync(`${dataDir}/${name}`, { throwIfNoEntry: false }) }));
  const hadLink = folder.unreadable.some((name) => names.has(name));
  const wasFolder = (name: string) =>
    folder.files.some(({ file }) => file.startsWith(`${name}/`)) ||
    folder.media.some(({ file }) => `media/${file}`.startsWith(`${name}/`));
  if (hadLink || found.some(({ name, stats }) => (stats ? !stats.isFile() : wasFolder(name)))) return undefined;
  const there = found.filter(({ stats }) => stats).map(({ name }) => name);
  const files = [
    ...folder.files.filter(({ file }) => !names.has(file)),
    ...there.filter((name) => !isMedium(name)).map((name) => readDataFile(dataDir, name, true)),
  ];
  const mediaHashes = new Map([...folder.mediaHashes].filter(([name]) => !names.has(name)));
  const media = [
    ...folder.media.filter(({ file }) => !names.has(`media/${file}`)),
    ...there.filter(isMedium).map((name) => readMedium(dataDir, name, mediaHashes)),
  ];
  const byName = (a: { file: string }, b: { file: string }) => compareTexts(a.file, b.file);
  return { files: files.sort(byName), media: media.sort(byName), mediaHashes, unreadable: folder.unreadable };
}

/** A file under data/media as the site and the checks need it; `file` is relative to that folder. */
function inspectMedium(file: string, bytes: Uint8Array): MediaFile {
  return inspectBytes(file, bytes, (content) => createHash('sha256').update(content).digest('hex').slice(0, 12));
}
