import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file (and makes its folder) only when its bytes differ, so that watchers stay quiet. Tells whether it wrote. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content);
  if ((await readIfThere(file))?.equals(bytes)) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return true;
}

/** The file's bytes, or undefined when there is no such file. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
