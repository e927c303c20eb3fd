/**
 * Files that are made from content, kept for later builds: each is named by the hash of all that decides its bytes, so
 * it is never out of date, and a folder that another machine brings along (a CI's cache) may be used as it is.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const hour = 3_600_000;
const day = 24 * hour;

/** Files that no build has used for so long are removed. */
const longest = 30 * day;
/** At most so many unused files are kept, for branches and builds of other data folders. */
const spare = 2000;

export interface ContentCache {
  /** The file of a content, whether it is there or not. `content` must be plain data: it is hashed as JSON. */
  fileOf(content: unknown): string;
  /** Whether the file is there; notes that it is in use. */
  has(file: string): Promise<boolean>;
  /**
   * Removes what is no longer needed (see `pruneFolder`); all files that `fileOf` named stay. Returns how many went.
   */
  prune(): Promise<number>;
}

/**
 * Opens a folder, which is made when it is not there. `surroundings` is what decides the bytes besides the content:
 * program, template, versions.
 */
export async function openContentCache(folder: string, ending: string, surroundings: string): Promise<ContentCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  return {
    fileOf(content) {
      const hash = createHash('sha256').update(surroundings).update('\0').update(JSON.stringify(content));
      const name = `${hash.digest('hex')}.${ending}`;
      used.add(name);
      return path.resolve(folder, name);
    },
    has: touch,
    prune: () => pruneFolder(folder, used),
  };
}

/** Whether there is such a file. Its time tells when it was last used, to the day. */
export async function touch(file: string): Promise<boolean> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!found) return false;
  const now = Date.now();
  if (now - found.mtimeMs > day) await utimes(file, new Date(now), new Date(now));
  return true;
}

/**
 * Removes the files of a cache that are not in
 * `used` (names) and were not used for a month, and the oldest of what is beyond the spare ones (`most`). Files of the
 * last hour stay: another build may be about to use them. Returns how many went.
 */
export async function pruneFolder(
  folder: string,
  used: ReadonlySet<string>,
  now = Date.now(),
  most = spare,
): Promise<number> {
  const unused: { file: string; age: number }[] = [];
  for (const name of await readdir(folder)) {
    if (used.has(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) unused.push({ file, age: now - found.mtimeMs });
  }
  unused.sort((a, b) => a.age - b.age);
  const stale = unused.filter(({ age }, index) => age > longest || (index >= most && age > hour));
  for (const { file } of stale) await rm(file, { force: true });
  return stale.length;
}
