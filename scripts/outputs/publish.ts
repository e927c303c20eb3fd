/**
 * Brings a site's folder to a wanted state. Two generations take turns: the one that is served, and a spare one beside
 * it. What changed is written to the spare one, what it lacks of the served one is linked; then they change places. So
 * an unchanged file costs nothing, and a build that is cut off leaves the served generation as it was.
 */
import { copyFile, link, mkdir, readdir, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { forgetFileList, readFileList, writeFileList, type FileEntry, type FileList } from './generation.ts';
import { forEachLimited } from '../lib/for-each-limited.ts';
import type { Output } from './output.ts';

export interface PublishOptions {
  outputs: readonly Output[];
  outDir: string;
  workDir: string;
  /** Makes the compressed forms of a file that was written. @returns their bytes by ending; none where nothing is gained */
  compress?: ((file: string) => Promise<Record<string, number>>) | undefined;
  /** Looks at the whole before it is published; what it throws leaves the site as it was. */
  inspect: (files: FileList) => void;
  onProgress?: (done: number, total: number) => void;
}

export interface Published {
  written: number;
  kept: number;
  removed: number;
}

/** Files that are made at the same time: workers and the file system want to be busy, memory wants to be small. */
const CONCURRENCY = 48;

/** The folders beside the site's own that a build makes use of. */
function foldersBeside(outDir: string): { spare: string; old: string } {
  const beside = path.join(path.dirname(outDir), `.${path.basename(outDir)}`);
  return { spare: `${beside}.spare`, old: `${beside}.old` };
}

/** Makes what is missing or has another key, takes away what is not wanted, and publishes all at once. */
export async function publish(options: PublishOptions): Promise<Published> {
  const { outputs, outDir, workDir } = options;
  await recover(outDir);
  await refuseForeign(outDir);
  const served = readFileList(outDir, workDir);
  const wanted = new Map(outputs.map((output) => [output.path, output]));
  if (served && isSame(served, wanted)) {
    options.inspect(served);
    return { written: 0, kept: wanted.size, removed: 0 };
  }
  const { spare } = foldersBeside(outDir);
  const held = (await takeSpare(spare, workDir)) ?? new Map<string, FileEntry>();
  const removed = [...(served?.keys() ?? [])].filter((name) => !wanted.has(name)).length;
  const next: FileList = new Map();
  const missing: Output[] = [];
  for (const output of outputs) {
    const entry = held.get(output.path);
    if (entry?.key === output.key) next.set(output.path, entry);
    else missing.push(output);
  }
  for (const [name, entry] of held) if (!next.has(name)) await removeFile(spare, name, entry);
  await makeFolders(spare, missing);

  let written = 0;
  await forEachLimited(missing, CONCURRENCY, async (output) => {
    const same = served?.get(output.path);
    if (same?.key === output.key) {
      await linkFile(outDir, spare, output.path, same);
      next.set(output.path, same);
      return;
    }
    next.set(output.path, await writeFile(spare, output, options.compress));
    written += 1;
    options.onProgress?.(written, missing.length);
  });
  options.inspect(next);
  writeFileList(spare, workDir, next);
  await changePlaces(outDir, workDir);
  return { written, kept: wanted.size - written, removed };
}

function isSame(files: FileList, wanted: ReadonlyMap<string, Output>): boolean {
  if (files.size !== wanted.size) return false;
  for (const [name, { key }] of files) if (wanted.get(name)?.key !== key) return false;
  return true;
}

/** The spare generation, which from now on counts as half made. One that can't be relied on begins empty. */
async function takeSpare(spare: string, workDir: string): Promise<FileList | undefined> {
  const files = readFileList(spare, workDir);
  forgetFileList(spare, workDir);
  if (!files) await rm(spare, { recursive: true, force: true });
  await mkdir(spare, { recursive: true });
  return files;
}

async function makeFolders(folder: string, outputs: readonly Output[]): Promise<void> {
  const names = new Set(outputs.map(({ path: name }) => path.dirname(name)));
  for (const name of names) await mkdir(path.join(folder, name), { recursive: true });
}

const formsOf = (name: string, { compressed = {} }: FileEntry) => [
  name,
  ...Object.keys(compressed).map((ending) => `${name}.${ending}`),
];

async function linkFile(from: string, to: string, name: string, entry: FileEntry): Promise<void> {
  for (const form of formsOf(name, entry)) {
    const goal = path.join(to, form);
    // Some file systems know no hard links.
    await link(path.join(from, form), goal).catch(() => copyFile(path.join(from, form), goal));
  }
}

/** Takes a file away, with the folders that it leaves empty. */
async function removeFile(folder: string, name: string, entry: FileEntry): Promise<void> {
  for (const form of formsOf(name, entry)) await unlink(path.join(folder, form));
  for (let parent = path.dirname(name); parent !== '.'; parent = path.dirname(parent)) {
    if ((await readdir(path.join(folder, parent))).length > 0) return;
    await rmdir(path.join(folder, parent));
  }
}

async function writeFile(folder: string, output: Output, compress: PublishOptions['compress']): Promise<FileEntry> {
  const file = path.join(folder, output.path);
  const known = await output.write(file);
  const { size } = await stat(file);
  const compressed = await compress?.(file);
  return {
    key: output.key,
    size,
    ...(known ? { links: known.links } : {}),
    ...(compressed && Object.keys(compressed).length > 0 ? { compressed } : {}),
  };
}

/** Puts the spare generation in the place of the served one, which is the spare one then. */
async function changePlaces(outDir: string, workDir: string): Promise<void> {
  const { spare, old } = foldersBeside(outDir);
  forgetFileList(old, workDir);
  await rm(old, { recursive: true, force: true });
  await renameIfThere(outDir, old);
  await rename(spare, outDir);
  // What a stranger wrote there is not worth keeping.
  if (readFileList(old, workDir)) return renameIfThere(old, spare);
  forgetFileList(old, workDir);
  await rm(old, { recursive: true, force: true });
}

/** A folder with anything but a site is somebody's: it is not replaced. */
async function refuseForeign(outDir: string): Promise<void> {
  const names: string[] = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0 && !names.includes('_site.json'))
    throw new Error(`${outDir} holds something that is no built site. Choose another folder with --out, or empty it.`);
}

/** A build that was cut off between the two renames has left no site in its place: the finished one is put there. */
export async function recover(outDir: string): Promise<void> {
  if (await stat(outDir).catch(() => undefined)) return;
  await renameIfThere(foldersBeside(outDir).old, outDir);
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
