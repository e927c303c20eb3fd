/** The output folder of a site, and how the next one replaces it. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folders next to the output: the site that is being built, and the previous one during the swap. */
function foldersBeside(outDir: string): { next: string; old: string } {
  const beside = path.join(path.dirname(outDir), `.${path.basename(outDir)}`);
  return { next: `${beside}.next`, old: `${beside}.old` };
}

/** Creates an empty folder for the next site, after removing what an interrupted build left. */
export function openNext(outDir: string): string {
  const { next } = foldersBeside(outDir);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  return next;
}

/** Removes the next site, and brings the old one back if it was already moved away. */
export function dropNext(outDir: string): void {
  recover(outDir);
  rmSync(foldersBeside(outDir).next, { recursive: true, force: true });
}

/** Swaps the next site in. */
export function replaceSite(outDir: string): void {
  const { next, old } = foldersBeside(outDir);
  rmSync(old, { recursive: true, force: true });
  renameIfThere(outDir, old);
  renameSync(next, outDir);
  rmSync(old, { recursive: true, force: true });
}

/** Restores the old site when a build was interrupted between the two renames. */
export function recover(outDir: string): void {
  if (!existsSync(outDir)) renameIfThere(foldersBeside(outDir).old, outDir);
}

/** Refuses to replace a folder that holds anything but a site. */
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
