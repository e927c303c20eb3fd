import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readIfThere } from './read-if-there.ts';

/** Writes a file (and makes its folder) only when its bytes differ, so that watchers stay quiet. Tells whether it wrote. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content);
  if ((await readIfThere(file))?.equals(bytes)) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return true;
}
