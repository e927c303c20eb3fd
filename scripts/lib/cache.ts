/**
 * Reads and writes: .cache/made. What takes long to make, kept for later builds: each entry is named by the hash of all that
 * decides its bytes, so that it is never out of date, and a folder that another machine brings along (a CI's cache) may be used
 * as it is. The functions that make things know nothing of it.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './build-settings.ts';
import { hash } from 'node:crypto';

export interface BuildCache {
  /** What is kept under a key, or else what `make` makes, which is kept from then on. */
  get(key: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<Buffer>;
  /** The same for a value, kept as JSON. */
  getValue<T>(key: string, make: () => Promise<T> | T): Promise<T>;
  /** Removes the entries that no build has used for a month, when this one has added some. */
  prune(): void;
}

const day = 86_400_000;
/** How long an entry is kept that no build has used. */
const longest = 30 * day;

/** Where nothing can be written, everything is made again each time. */
const refused: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** Opens the cache; its folder is made with the first entry. */
export function openCache(folder: string = path.join(projectDir, '.cache/made')): BuildCache {
  let written = 0;

  const get = async (key: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<Buffer> => {
    const file = path.join(folder, key);
    const kept = readEntry(file, key);
    if (kept) return kept;
    const made = await make();
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength);
    // The rename makes sure that nobody reads half an entry; two builds may write the same one.
    const unfinished = `${file}.${process.pid}.${(written += 1)}`;
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(unfinished, Buffer.concat([Buffer.from(`${checksum(key, bytes)}\n`), bytes]));
      renameSync(unfinished, file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      if (!refused.has((error as NodeJS.ErrnoException).code)) throw error;
    }
    return bytes;
  };

  return {
    get,
    getValue: async <T>(key: string, make: () => Promise<T> | T) =>
      JSON.parse((await get(key, async () => Buffer.from(JSON.stringify(await make())))).toString()) as T,
    prune() {
      if (written > 0) removeUnused(folder);
    },
  };
}

const checksum = (key: string, bytes: Uint8Array) => keyOf(key, bytes);

/** An entry's bytes; undefined where there is none, or one that was cut off or damaged. Notes that it is in use. */
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

/** An entry's time says when it was last used, to the day. */
function noteUse(file: string): void {
  const now = Date.now();
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || now - found.mtimeMs < day) return;
  try {
    utimesSync(file, now / 1000, now / 1000);
  } catch (error) {
    if (!refused.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}

function removeUnused(folder: string): void {
  const limit = Date.now() - longest;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && found.mtimeMs < limit) rmSync(file, { force: true });
  }
}

/** A short name for what something follows from: 160 bits of SHA-256, 27 characters. Parts in bytes stand for themselves by such a name. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  return keyOfTexts(parts.map((part) => (typeof part === 'string' ? part : keyOfBytes(part))));
}

/** The same for a list of texts, of any length. */
function keyOfTexts(texts: readonly string[]): string {
  // In one call: the keys of a large catalogue are made of a hundred thousand short texts.
  return hash('sha256', texts.join('\0'), 'base64url').slice(0, 27);
}

/** The same for bytes alone. */
export function keyOfBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 27);
}
