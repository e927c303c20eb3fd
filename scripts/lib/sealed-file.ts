/**
 * Files in which a build keeps what it knows, for the next one. The hash of the text stands in the first line: a file that
 * was cut off, damaged or made by another version is noticed, and counts as none.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const hashOf = (key: string, text: string) =>
  createHash('sha256').update(key).update('\0').update(text).digest('base64url');

/**
 * What was kept under this name and key.
 * @param key stands for all that decides how the text is to be understood: a version, the program's sources
 * @returns undefined when there is nothing that can be relied on
 */
export function readSealed(file: string, key: string): string | undefined {
  let whole: string;
  try {
    whole = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const end = whole.indexOf('\n');
  const text = whole.slice(end + 1);
  return end > 0 && whole.slice(0, end) === hashOf(key, text) ? text : undefined;
}

/** Where nothing can be written, everything is done anew each time. */
const refused: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** Keeps a text. The rename makes sure that nobody reads half a file. */
export function writeSealed(file: string, key: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(unfinished, `${hashOf(key, text)}\n${text}`);
    renameSync(unfinished, file);
  } catch (error) {
    if (!refused.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}
