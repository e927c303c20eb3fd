import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git } from './git.ts';

/** Plain files of a tree; links and submodules have other modes. */
const row = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s;

/**
 * Writes a folder as it was in a commit. The working tree is not touched.
 * @returns false when the commit has no such folder
 */
export async function extractFolder(commit: string, folder: string, target: string): Promise<boolean> {
  const listed = (await git(folder, ['ls-tree', '-r', '-z', commit, '--', '.']))?.toString() ?? '';
  const files = listed.split('\0').flatMap((line) => {
    const [, hash, name] = row.exec(line) ?? [];
    return hash !== undefined && name !== undefined ? [{ hash, name }] : [];
  });
  if (files.length === 0) return false;
  const bytes = await git(folder, ['cat-file', '--batch'], files.map(({ hash }) => `${hash}\n`).join(''));
  if (!bytes) return false;
  let start = 0;
  for (const { name } of files) {
    const { content, end } = nextObject(bytes, start);
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    start = end;
  }
  return true;
}

/** One object of `git cat-file --batch`: a line `<hash> blob <bytes>`, the bytes, a line end. */
function nextObject(bytes: Buffer, start: number): { content: Buffer; end: number } {
  const line = bytes.indexOf('\n', start);
  const size = Number(bytes.toString('latin1', start, line).split(' ')[2]);
  if (line < 0 || !Number.isInteger(size)) throw new Error('git cat-file --batch answered in an unknown form');
  const end = line + 1 + size;
  return { content: bytes.subarray(line + 1, end), end: end + 1 };
}
