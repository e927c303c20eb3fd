/**
 * Brings a site's folder to a wanted state. Two generations take turns: the one that is served, and a spare one beside
 * it. What changed is written to the spare one, what it lacks of the served one is linked; then they change places. So
 * an unchanged file costs nothing, and a build that is cut off leaves the served generation as it was.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { numberOf } from './addresses.ts';
import { forgetFileList, readFileList, writeFileList, type FileEntry, type FileList } from './generation.ts';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { openOutput, type ListedOutput, type Output } from './output.ts';

export interface PublishOptions {
  outputs: readonly ListedOutput[];
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
  recover(outDir);
  refuseForeign(outDir);
  const served = readFileList(outDir, workDir);
  if (served && isSame(served, outputs)) {
    options.inspect(served);
    return { written: 0, kept: outputs.length, removed: 0 };
  }
  const wanted = new Set(outputs.map((output) => output.path));
  const { spare } = foldersBeside(outDir);
  const held = takeSpare(spare, workDir, served) ?? new Map<string, FileEntry>();
  for (const [name, entry] of held) if (!wanted.has(name)) removeFile(spare, name, entry);
  makeFolders(spare, outputs, held);

  const next: FileList = new Map();
  let written = 0;
  await forEachLimited(outputs, CONCURRENCY, async (listed) => {
    const output = openOutput(listed);
    const own = held.get(output.path);
    if (own?.key === output.key) {
      next.set(output.path, own);
      return;
    }
    // Not overwritten: the served generation may hold the same file.
    if (own) for (const form of formsOf(output.path, own)) unlinkSync(path.join(spare, form));
    const same = served?.get(output.path);
    if (same?.key === output.key) {
      linkFile(outDir, spare, output.path, same);
      next.set(output.path, same);
      return;
    }
    next.set(output.path, await writeFile(spare, output, options.compress));
    written += 1;
    options.onProgress?.(written, outputs.length);
  });
  options.inspect(next);
  writeFileList(spare, workDir, next);
  changePlaces(outDir, workDir, served !== undefined);
  const removed = [...(served?.keys() ?? [])].filter((name) => !wanted.has(name)).length;
  return { written, kept: outputs.length - written, removed };
}

/** Goes no further than to the first difference. */
function isSame(files: FileList, outputs: readonly ListedOutput[]): boolean {
  return (
    files.size === outputs.length && outputs.every((output) => files.get(output.path)?.key === openOutput(output).key)
  );
}

/** The spare generation, which from now on counts as half made. One that can't be relied on begins empty. */
function takeSpare(spare: string, workDir: string, served: FileList | undefined): FileList | undefined {
  const files = readFileList(spare, workDir, served);
  forgetFileList(spare, workDir);
  if (!files) rmSync(spare, { recursive: true, force: true });
  mkdirSync(spare, { recursive: true });
  return files;
}

function makeFolders(folder: string, outputs: readonly ListedOutput[], held: FileList): void {
  const folderOf = ({ path: name }: ListedOutput) => path.posix.dirname(name);
  const names = new Set(outputs.filter(({ path: name }) => !held.has(name)).map(folderOf));
  for (const name of names) mkdirSync(path.join(folder, name), { recursive: true });
}

const formsOf = (name: string, { compressed = {} }: FileEntry) => [
  name,
  ...Object.keys(compressed).map((ending) => `${name}.${ending}`),
];

function linkFile(from: string, to: string, name: string, entry: FileEntry): void {
  for (const form of formsOf(name, entry)) {
    const [source, goal] = [path.join(from, form), path.join(to, form)];
    try {
      linkSync(source, goal);
    } catch {
      // Some file systems know no hard links.
      copyFileSync(source, goal);
    }
  }
}

/** Takes a file away, with the folders that it leaves empty. */
function removeFile(folder: string, name: string, entry: FileEntry): void {
  for (const form of formsOf(name, entry)) unlinkSync(path.join(folder, form));
  for (let parent = path.dirname(name); parent !== '.'; parent = path.dirname(parent)) {
    if (readdirSync(path.join(folder, parent)).length > 0) return;
    rmdirSync(path.join(folder, parent));
  }
}

async function writeFile(folder: string, output: Output, compress: PublishOptions['compress']): Promise<FileEntry> {
  const file = path.join(folder, output.path);
  const known = await output.write(file);
  const { size } = statSync(file);
  const compressed = await compress?.(file);
  return {
    key: output.key,
    size,
    ...(known ? { links: known.links.map(numberOf) } : {}),
    ...(compressed && Object.keys(compressed).length > 0 ? { compressed } : {}),
  };
}

/** Puts the spare generation in the place of the served one, which is the spare one then if it can be relied on. */
function changePlaces(outDir: string, workDir: string, isReliable: boolean): void {
  const { spare, old } = foldersBeside(outDir);
  forgetFileList(old, workDir);
  rmSync(old, { recursive: true, force: true });
  renameIfThere(outDir, old);
  renameSync(spare, outDir);
  // What a stranger wrote there is not worth keeping.
  if (isReliable) return renameIfThere(old, spare);
  forgetFileList(old, workDir);
  rmSync(old, { recursive: true, force: true });
}

/** A folder with anything but a site is somebody's: it is not replaced. */
function refuseForeign(outDir: string): void {
  const names = existsSync(outDir) ? readdirSync(outDir) : [];
  if (names.length > 0 && !names.includes('_site.json'))
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
