import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where stores of tests stand: in memory where there is such a place, because every enquiry is synced to the disk. */
export const memoryFolder: string = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder of a test's own; `remove` deletes it with all that is in it. */
export function temporaryFolder(name: string, parent = tmpdir()): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(parent, `test-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
