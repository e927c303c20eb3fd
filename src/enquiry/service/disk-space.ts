import { statfs } from 'node:fs/promises';

const MEGABYTE = 1_000_000;

/** Megabytes that are free for us on the disk that holds a folder; undefined when there is no such folder (yet). */
export async function freeMegabytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return Math.floor((bavail * bsize) / MEGABYTE);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return undefined;
    throw error;
  }
}
