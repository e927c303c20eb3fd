/** Reads: the data folder. Run by: scripts/codegen.ts, scripts/check.ts. */
import { readFileSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import { compareTexts } from '../../src/catalogue/finding.ts';
import type { MediaFile } from '../../src/catalogue/media/pictures.ts';
import { createHash } from 'node:crypto';
import { inspectBytes } from '../../src/catalogue/media/inspect-bytes.ts';

/** The files of a data folder: those with words and figures as bytes, the media with their sizes in pixels. */
export interface DataFolder {
  files: DataFile[];
  media: MediaFile[];
  /** What stands for the name and the bytes of each medium. */
  mediaHashes: string[];
  /** Links and devices: names under which there is no file of this folder. */
  unreadable: string[];
}

const isMedium = (name: string) => name.startsWith('media/');

/** Reads a whole data folder, sorted by name; undefined when there is no such folder. */
export async function readData(dataDir: string): Promise<DataFolder | undefined> {
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
  const files = names
    .filter((name) => !isMedium(name))
    .map((file): DataFile => ({ file, bytes: readFileSync(`${dataDir}/${file}`) }));
  const media = names.filter(isMedium).map((name) => readMedium(dataDir, name));
  return {
    files,
    media: media.map(({ medium }) => medium),
    mediaHashes: media.map(({ hash }) => hash),
    unreadable: others.sort(compareTexts),
  };
}

/** A file under data/media as the site and the checks need it, and what stands for its name and bytes. */
function readMedium(dataDir: string, name: string): { medium: MediaFile; hash: string } {
  const bytes = readFileSync(`${dataDir}/${name}`);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { medium: inspectBytes(name.slice('media/'.length), bytes, () => hash.slice(0, 12)), hash: `${name} ${hash}` };
}
