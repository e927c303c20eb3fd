/**
 * Reads and writes: the cache of photos, .cache/photos: `<hash>-<width>.<format>`, and `<hash>.json` with what a page
 * knows beforehand.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../lib/build-settings.ts';
import { pruneFolder, touch } from '../lib/content-cache.ts';
import { readIfThere } from '../lib/read-if-there.ts';
import { readRecipe, type PhotoSketch, type WantedFile } from './recipe.ts';

/** Where the project keeps its made photos, for all its builds. */
export const photoCacheDir: string = path.join(projectDir, '.cache/photos');

export interface PhotoCache {
  /** What the files of a photo are called in the cache: they depend on the original's bytes and on how they are made. */
  keyOf(original: Buffer): string;
  /** The file in the cache, whether it is there or not. */
  fileOf(key: string, wanted: WantedFile): string;
  /** Makes those files of a photo that are not there; tells how many they were. Throws sharp's fault. */
  fill(original: Buffer, files: readonly WantedFile[]): Promise<number>;
  /** What a page knows of the photo before it has come. Throws sharp's fault. */
  sketch(original: Buffer): Promise<PhotoSketch>;
  /** Removes what no build has used for long (see `pruneFolder`). */
  prune(): Promise<number>;
}

/** The pictures' library is loaded only when something is made. */
const loadMaker = () => import('./develop.ts');

/** Opens the cache in a folder, which is made when it is not there. */
export async function openPhotoCache(folder: string): Promise<PhotoCache> {
  await mkdir(folder, { recursive: true });
  const recipe = await readRecipe();
  const used = new Set<string>();
  const keyOf = (original: Buffer) =>
    createHash('sha256').update(recipe).update('\0').update(original).digest('hex').slice(0, 32);
  const place = (name: string) => {
    used.add(name);
    return path.join(folder, name);
  };
  const fileOf = (key: string, { width, format }: WantedFile) => place(`${key}-${width}.${format}`);
  return {
    keyOf,
    fileOf,
    async fill(original, files) {
      const key = keyOf(original);
      place(`${key}.json`);
      const missing: WantedFile[] = [];
      for (const file of files) if (!(await touch(fileOf(key, file)))) missing.push(file);
      if (missing.length > 0) {
        const { developPhoto } = await loadMaker();
        await developPhoto(original, missing, (file, bytes) => keep(fileOf(key, file), bytes));
      }
      return missing.length;
    },
    async sketch(original) {
      const file = place(`${keyOf(original)}.json`);
      const cached = (await touch(file)) ? await readIfThere(file) : undefined;
      if (cached) return JSON.parse(cached.toString('utf8')) as PhotoSketch;
      const { sketchPhoto } = await loadMaker();
      const made = await sketchPhoto(original);
      await keep(file, JSON.stringify(made));
      return made;
    },
    prune: () => pruneFolder(folder, used),
  };
}

let unfinishedCount = 0;

/** Writes a file whole or not at all; two processes may do so at the same time. */
async function keep(file: string, bytes: Buffer | string): Promise<void> {
  const unfinished = `${file}.${process.pid}.${unfinishedCount++}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** The original of a photo; `file` is relative to data/media. */
export function readOriginal(mediaDir: string, file: string): Promise<Buffer> {
  return readFile(path.join(mediaDir, file));
}
