import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folder for stores: in memory if possible, because every enquiry is synced to the disk. */
export const memoryFolder: string = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A temporary folder; `remove` deletes it with its content. */
export function temporaryFolder(name: string, parent = tmpdir()): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(parent, `test-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
