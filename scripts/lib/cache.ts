/**
 * Reads and writes: .cache/made. Keeps slow results for later builds. The name of an entry is the hash of all its
 * inputs, so it is never stale, and a folder from another machine (a CI cache) can be reused.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './build-settings.ts';
import { hash } from 'node:crypto';

export interface BuildCache {
  /** Returns the cached bytes, or calls `make` and caches its result. */
  get(key: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<Buffer>;
  /** Like the above, for a value stored as JSON. */
  getValue<T>(key: string, make: () => Promise<T> | T): Promise<T>;
  /** If this build added entries, removes those that no build has used for a month. At most once a day. */
  prune(): void;
}

const day = 86_400_000;
/** How long unused entries are kept. */
const longest = 30 * day;

/** Its modification time is the time of the last pruning. */
const pruned = 'pruned';

/** Without write access, nothing is cached. */
const refused: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** @returns whether the file system allowed it */
function tryWriting(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (!refused.has((error as NodeJS.ErrnoException).code)) throw error;
    return false;
  }
}

/** Opens the cache. The folder is created with the first entry. */
export function openCache(folder: string = path.join(projectDir, '.cache/made')): BuildCache {
  let started = 0;
  let hasWritten = false;

  const get = async (key: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<Buffer> => {
    const file = path.join(folder, key);
    const cached = readEntry(file, key);
    if (cached) return cached;
    const made = await make();
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength);
    // Write and rename, so that nobody reads a partial entry; two builds may write the same one.
    const unfinished = `${file}.${process.pid}.${(started += 1)}`;
    try {
      const isWritten = tryWriting(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(unfinished, Buffer.concat([Buffer.from(`${checksum(key, bytes)}\n`), bytes]));
        renameSync(unfinished, file);
      });
      hasWritten ||= isWritten;
    } finally {
      rmSync(unfinished, { force: true });
    }
    return bytes;
  };

  return {
    get,
    getValue: async <T>(key: string, make: () => Promise<T> | T) =>
      JSON.parse((await get(key, async () => Buffer.from(JSON.stringify(await make())))).toString()) as T,
    prune() {
      // Looking at each of tens of thousands of entries takes longer than a small change of the site.
      const last = statSync(path.join(folder, pruned), { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (!hasWritten || Date.now() - last < day) return;
      removeUnused(folder);
      // On a full disk it is tried again by the next build; the site is already there.
      tryWriting(() => writeFileSync(path.join(folder, pruned), ''));
    },
  };
}

const checksum = (key: string, bytes: Uint8Array) => keyOf(key, bytes);

/** Reads an entry and marks it as used; undefined when it is missing, truncated or damaged. */
function readEntry(file: string, key: string): Buffer | undefined {
  let entry: Buffer;
  try {
    entry = readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const end = entry.indexOf('\n');
  const bytes = entry.subarray(end + 1);
  if (entry.toString('latin1', 0, end) !== checksum(key, bytes)) return undefined;
  noteUse(file);
  return bytes;
}

/** The modification time records the day of the last use. */
function noteUse(file: string): void {
  const now = Date.now();
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || now - stats.mtimeMs < day) return;
  tryWriting(() => utimesSync(file, now / 1000, now / 1000));
}

function removeUnused(folder: string): void {
  const limit = Date.now() - longest;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < limit) rmSync(file, { force: true });
  }
}

/** A cache key for the given inputs: 160 bits of SHA-256, 27 characters. Parts in bytes are hashed first. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : keyOfBytes(part)));
  // Hash in one call: the keys of a large catalogue cover a hundred thousand short texts.
  return hash('sha256', texts.join('\0'), 'base64url').slice(0, 27);
}

/** Like `keyOf`, for bytes. */
export function keyOfBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 27);
}
