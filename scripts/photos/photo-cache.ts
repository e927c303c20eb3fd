/** Reads and writes: the cache of photos, .cache/photos: `<hash>-<width>.<format>`, and `<hash>.json` with the sketch. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../lib/build-settings.ts';
import { readIfThere } from '../lib/copy-if-changed.ts';
import { recipe } from './develop.ts';

/** Where the project keeps its made photos, for all its builds. */
export const photoCacheDir: string = path.join(projectDir, '.cache/photos');

/** Bytes that the cache may hold: some 700 photos in all widths. */
const mostBytes = 1_000_000_000;
/** A file counts as used again when its last use is longer ago than this, in milliseconds. */
const useCounts = 3_600_000;

/** What the files of a photo are called in the cache: they depend on the original's bytes and on how they are made. */
export function cacheKey(bytes: Buffer): string {
  return createHash('sha256').update(recipe).update('\0').update(bytes).digest('hex').slice(0, 32);
}

/** The file in the cache if it is there; it counts as used now. */
export async function findCached(cacheDir: string, name: string): Promise<string | undefined> {
  const file = path.join(cacheDir, name);
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  const now = Date.now();
  if (now - found.mtimeMs > useCounts) await utimes(file, now / 1000, now / 1000).catch(() => undefined);
  return file;
}

/** Puts a file into the cache, whole or not at all. */
export async function keepInCache(cacheDir: string, name: string, bytes: Buffer | string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const unfinished = path.join(cacheDir, `${name}.${process.pid}.${unfinishedCount++}.new`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, path.join(cacheDir, name));
}
let unfinishedCount = 0;

/** A small text of the cache, undefined when it is not there. */
export async function readCached(cacheDir: string, name: string): Promise<string | undefined> {
  const file = await findCached(cacheDir, name);
  return file === undefined ? undefined : (await readIfThere(file))?.toString('utf8');
}

/** Deletes what was not used for the longest time, until the cache holds no more than `limit` bytes. Returns how many files went. */
export async function trimCache(cacheDir: string, limit: number = mostBytes): Promise<number> {
  const names = await readdir(cacheDir).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(cacheDir, name);
      const found = await stat(file).catch(() => undefined);
      return { file, bytes: found?.size ?? 0, used: found?.mtimeMs ?? 0 };
    }),
  );
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let deleted = 0;
  for (const { file, bytes } of files.sort((a, b) => a.used - b.used)) {
    if (total <= limit) break;
    await rm(file, { force: true });
    total -= bytes;
    deleted += 1;
  }
  return deleted;
}

/** The original of a photo. */
export function readOriginal(mediaDir: string, file: string): Promise<Buffer> {
  return readFile(path.join(mediaDir, file));
}
