import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of a test's own; `remove` deletes it with all that is in it. */
export function temporaryFolder(name: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), `test-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
