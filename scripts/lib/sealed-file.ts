/**
 * Files in which a build keeps what it knows, for the next one. The hash of the text stands in the first line: a file
 * that was cut off, damaged or made by another version is noticed, and counts as none.
 */
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writevSync } from 'node:fs';
import path from 'node:path';

const hashOf = (key: string, bytes: Buffer) =>
  createHash('sha256').update(key).update('\0').update(bytes).digest('base64url');

/**
 * What was kept under this name and key.
 * @param key stands for all that decides how the text is to be understood: a version, the program's sources
 * @returns undefined when there is nothing that can be relied on
 */
export function readSealed(file: string, key: string): string | undefined {
  return readSealedBytes(file, key)?.toString('utf8');
}

/** The same as bytes, for a long text of which not all is read. */
export function readSealedBytes(file: string, key: string): Buffer | undefined {
  let whole: Buffer;
  try {
    whole = readFileSync(file);
  } catch {
    return undefined;
  }
  const end = whole.indexOf('\n');
  const bytes = whole.subarray(end + 1);
  return end > 0 && whole.toString('latin1', 0, end) === hashOf(key, bytes) ? bytes : undefined;
}

/** Where nothing can be written, everything is done anew each time. */
const refused: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** Keeps a text, or the bytes of one. The rename makes sure that nobody reads half a file. */
export function writeSealed(file: string, key: string, text: string | Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const opened = openSync(unfinished, 'w');
    const parts = [Buffer.from(`${hashOf(key, bytes)}\n`), bytes];
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const written = writevSync(opened, parts);
    closeSync(opened);
    // Less is written where the disk is full: half a file is none.
    if (written === length) renameSync(unfinished, file);
    else rmSync(unfinished);
  } catch (error) {
    if (!refused.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}
