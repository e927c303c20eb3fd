/** The folder of a site, and how the next one takes its place. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folders beside the site's own: the next site while it is made, and the old one while they change places. */
export function foldersBeside(outDir: string): { next: string; old: string } {
  const beside = path.join(path.dirname(outDir), `.${path.basename(outDir)}`);
  return { next: `${beside}.next`, old: `${beside}.old` };
}

/** An empty folder for the next site. What a build that was cut off has left of its own goes. */
export function openNext(outDir: string): string {
  const { next } = foldersBeside(outDir);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  return next;
}

/** Puts the next site in the place of the served one. */
export function replaceSite(outDir: string): void {
  const { next, old } = foldersBeside(outDir);
  rmSync(old, { recursive: true, force: true });
  renameIfThere(outDir, old);
  renameSync(next, outDir);
  rmSync(old, { recursive: true, force: true });
}

/** A build that was cut off between the two renames has left no site in its place: the old one is put back. */
export function recover(outDir: string): void {
  if (!existsSync(outDir)) renameIfThere(foldersBeside(outDir).old, outDir);
}

/** A folder with anything but a site is somebody's: it is not replaced. */
export function refuseForeign(outDir: string): void {
  if (existsSync(path.join(outDir, '_site.json')) || !existsSync(outDir)) return;
  if (readdirSync(outDir).length > 0)
    throw new Error(`${outDir} holds something that is no built site. Choose another folder with --out, or empty it.`);
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
