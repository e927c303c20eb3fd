import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The environment variable with the folder of `memoryFolder`. */
const inMemory = 'TEST_MEMORY_FOLDER';

/**
 * Gives a run of tests two temporary folders of its own, which are deleted at the end with everything that tests,
 * commands and browsers leave there, also when a test fails: TMPDIR, and one in memory if possible.
 */
export default function useTemporaryFolders(): () => void {
  const folders = [tmpdir(), existsSync('/dev/shm') ? '/dev/shm' : tmpdir()].map((parent) =>
    mkdtempSync(path.join(parent, 'test-run-')),
  );
  // PostgreSQL runs as another user.
  for (const folder of folders) chmodSync(folder, 0o755);
  [process.env['TMPDIR'], process.env[inMemory]] = folders;
  return () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

/** For stores: every enquiry is synced to the disk. */
export const memoryFolder = (): string => process.env[inMemory] ?? tmpdir();

/** A new empty folder. */
export const temporaryFolder = (name: string, parent: string = tmpdir()): string =>
  mkdtempSync(path.join(parent, `${name}-`));
