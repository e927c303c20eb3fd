import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder that only this user can read, with the folders above it. Node's own `recursive` never ends where the
 * system says that a folder is missing which is there, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was quicker.
    if (existsSync(folder)) return;
    throw Object.assign(error as Error, {
      message: `the folder ${folder} cannot be made: ${(error as Error).message}`,
    });
  }
}
