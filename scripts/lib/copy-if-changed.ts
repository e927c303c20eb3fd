import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Copies a file (and makes the folder) only when the bytes differ, so that watchers stay quiet. Tells whether it wrote. */
export async function copyIfChanged(from: string, to: string): Promise<boolean> {
  const [bytes, old] = await Promise.all([readFile(from), readIfThere(to)]);
  if (old?.equals(bytes)) return false;
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, bytes);
  return true;
}

/** The file's bytes, or undefined when there is no such file. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
