import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file and its folder only when the bytes differ, so watchers do not fire. Returns whether it wrote. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content);
  if ((await readIfThere(file))?.equals(bytes)) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return true;
}

/** Writes the files of a folder whose bytes differ. @returns their names */
export async function writeAllIfChanged(
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
  folder: string,
): Promise<string[]> {
  const changed: string[] = [];
  for (const [name, content] of files) if (await writeIfChanged(join(folder, name), content)) changed.push(name);
  return changed;
}

/** The file's bytes; undefined when it does not exist. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
