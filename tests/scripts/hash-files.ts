import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder with its content hash. */
export function hashFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}
