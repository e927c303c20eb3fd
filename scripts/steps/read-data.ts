/** Reads: the data folder. Run by: scripts/codegen.ts, scripts/check.ts. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import { compareTexts } from '../../src/catalogue/finding.ts';
import type { MediaFile } from '../../src/catalogue/pictures.ts';
import { imageSize } from '../lib/image-size.ts';

/** The files of a data folder: those with words and figures as bytes, the media with their sizes in pixels. */
export interface DataFolder {
  files: DataFile[];
  media: MediaFile[];
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
  const names = listed
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort(compareTexts);
  // One after the other: small files take four times the processor time when a pool of threads reads them.
  const files = names
    .filter((name) => !isMedium(name))
    .map((file) => ({ file, bytes: readFileSync(path.join(dataDir, file)) }));
  const media = names.filter(isMedium).map((name) => ({
    file: name.slice('media/'.length),
    ...imageSize(readFileSync(path.join(dataDir, name))),
  }));
  return { files, media };
}
