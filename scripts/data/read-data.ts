/** Reads: the data folder. */
import type { MediaFile } from '../../src/catalogue/media/media-file.ts';
import { readFileSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFile } from '../../src/check/place-files.ts';
import type { CheckInput } from '../../src/check/run-checks.ts';
import { compareTexts } from '../../src/yaml/finding.ts';
import { createHash } from 'node:crypto';
import { readSvg } from '../../src/catalogue/media/read-svg.ts';
import { inspectBytes } from '../../src/catalogue/media/inspect-bytes.ts';

/** The files of a data folder: texts as bytes, media with their size in pixels. */
export interface DataFolder {
  files: DataFile[];
  media: MediaFile[];
  /** Hash of the name and bytes of each medium. */
  mediaHashes: string[];
  /** Names of symbolic links and devices, which are not read. */
  unreadable: string[];
  /** Entries of an earlier read whose files have not changed, by file. */
  known?: NonNullable<CheckInput['known']>;
}

const isMedium = (name: string) => name.startsWith('media/');

/** Reads a data folder, sorted by name; undefined when it does not exist. */
export async function readData(dataDir: string): Promise<DataFolder | undefined> {
  const listed = await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (!listed) return undefined;
  // Cached, since thousands of files share a few folders.
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
  // Read synchronously: the thread pool needs four times the processor time for small files.
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

/** A file under data/media for the site and the checks, and the hash of its name and bytes. */
function readMedium(dataDir: string, name: string): { medium: MediaFile; hash: string } {
  const bytes = readFileSync(`${dataDir}/${name}`);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const medium = inspectBytes(name.slice('media/'.length), bytes, () => hash.slice(0, 12), readSvg);
  return { medium, hash: `${name} ${hash}` };
}
