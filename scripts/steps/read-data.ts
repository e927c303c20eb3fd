/** Reads: the data folder. Run by: scripts/codegen.ts, scripts/check.ts. */
import { readFileSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import { compareTexts } from '../../src/catalogue/finding.ts';
import type { MediaFile } from '../../src/catalogue/pictures.ts';
import { inspectMedium } from '../lib/inspect-medium.ts';
import { keyOf } from '../outputs/output.ts';

/** The files of a data folder: those with words and figures as bytes, the media with their sizes in pixels. */
export interface DataFolder {
  files: DataFile[];
  media: MediaFile[];
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
  const read = (name: string) => readFileSync(`${dataDir}/${name}`);
  // One after the other: small files take four times the processor time when a pool of threads reads them.
  const files = names
    .filter((name) => !isMedium(name))
    .map((file): DataFile => {
      const bytes = read(file);
      return hashed ? { file, bytes, hash: keyOf(file, bytes) } : { file, bytes };
    });
  const media = names.filter(isMedium).map((name) => inspectMedium(name.slice('media/'.length), read(name)));
  return { files, media, unreadable: others.sort(compareTexts) };
}
