/** The folders of a site and of a build's other generation, and how they change places. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { forgetGeneration, isWhole, readGeneration, type Generation } from './generation.ts';

/** The folders beside the site's own that a build makes use of. */
export function foldersBeside(outDir: string): { spare: string; old: string } {
  const beside = path.join(path.dirname(outDir), `.${path.basename(outDir)}`);
  return { spare: `${beside}.spare`, old: `${beside}.old` };
}

/** The spare generation, which from now on counts as half made. One that can't be relied on begins empty. */
export function takeSpare(spare: string, workDir: string, served: Generation | undefined): Generation | undefined {
  const listed = readGeneration(spare, workDir, served);
  const held = listed && isWhole(spare, listed) ? listed : undefined;
  forgetGeneration(spare, workDir);
  if (!held) rmSync(spare, { recursive: true, force: true });
  mkdirSync(spare, { recursive: true });
  return held;
}

/** Puts the spare generation in the place of the served one, which is the spare one then if it can be relied on. */
export function changePlaces(outDir: string, workDir: string, isReliable: boolean): void {
  const { spare, old } = foldersBeside(outDir);
  forgetGeneration(old, workDir);
  rmSync(old, { recursive: true, force: true });
  renameIfThere(outDir, old);
  renameSync(spare, outDir);
  // What a stranger wrote there is not worth keeping.
  if (isReliable) return renameIfThere(old, spare);
  forgetGeneration(old, workDir);
  rmSync(old, { recursive: true, force: true });
}

/** A folder with anything but a site is somebody's: it is not replaced. */
export function refuseForeign(outDir: string): void {
  if (existsSync(path.join(outDir, '_site.json')) || !existsSync(outDir)) return;
  if (readdirSync(outDir).length > 0)
    throw new Error(`${outDir} holds something that is no built site. Choose another folder with --out, or empty it.`);
}

/** A build that was cut off between the two renames has left no site in its place: the finished one is put there. */
export function recover(outDir: string): void {
  if (!existsSync(outDir)) renameIfThere(foldersBeside(outDir).old, outDir);
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
