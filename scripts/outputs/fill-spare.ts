/** Brings the spare generation to a wanted state. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { numberOf } from './addresses.ts';
import { formsOf, makeGroup, type FileEntry, type FileGroup } from './file-group.ts';
import { filesOf, hasFiles, writeGeneration, type Generation } from './generation.ts';
import { openOutput, type ListedOutput, type Output, type OutputGroup } from './output.ts';
import { foldersBeside } from './places.ts';

export interface Filling {
  groups: readonly OutputGroup[];
  /** The served folder, and what it should hold. */
  outDir: string;
  served: Generation;
  /** The spare folder, and what it holds. */
  spare: string;
  held: Generation;
  compress?: ((file: string) => Promise<Record<string, number>>) | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Files that are made at the same time: workers and the file system want to be busy, memory wants to be small. */
const CONCURRENCY = 48;

/** A file that the spare folder shall have: one of the served folder, or an output. */
interface Wanted {
  path: string;
  served?: FileEntry;
  output?: ListedOutput;
}

/** Afterwards the spare folder holds the groups that are wanted, and nothing else. */
export async function fillSpare(filling: Filling): Promise<{ next: Generation; written: number }> {
  const { groups, outDir, served, spare, held, compress, onProgress } = filling;
  const [before, known] = [differing(held, groups), differing(served, groups)];
  const wanted: (OutputGroup & { files: Wanted[] })[] = [];
  for (const group of groups) wanted.push({ ...group, files: await filesToBring(group, filling) });
  const files = wanted.flatMap(({ files: own }) => own);
  const names = new Set(files.map((file) => file.path));
  for (const [name, entry] of before) if (!names.has(name)) removeFile(spare, name, entry);
  makeFolders(
    spare,
    [...names].filter((name) => !before.has(name)),
  );

  const entries = new Map<Wanted, FileEntry>();
  let written = 0;
  const bring = async (file: Wanted): Promise<FileEntry> => {
    const output = file.output && openOutput(file.output);
    const key = output?.key ?? file.served?.key;
    const own = before.get(file.path);
    if (own && own.key === key) return own;
    // Not overwritten: the served generation may hold the same file.
    if (own) for (const [form] of formsOf(file.path, own)) unlinkSync(path.join(spare, form));
    const same = known.get(file.path) ?? file.served;
    if (same && same.key === key && hasFiles(outDir, formsOf(file.path, same))) {
      linkFile(outDir, spare, file.path, same);
      return same;
    }
    if (!output) throw new Error(`${file.path} is nowhere`);
    const entry = await writeFile(spare, output, compress);
    written += 1;
    onProgress?.(written, files.length);
    return entry;
  };
  await forEachLimited(files, CONCURRENCY, async (file) => void entries.set(file, await bring(file)));

  const entryOf = (file: Wanted) => {
    const entry = entries.get(file);
    if (!entry) throw new Error(`${file.path} was not made`);
    return [file.path, entry] as const;
  };
  const next = wanted.map(({ name, key, files: own }): [string, FileGroup] => {
    const same = [held, served].map((generation) => generation.get(name)).find((group) => group?.key === key);
    return [name, same ?? makeGroup(key, new Map(own.map(entryOf)))];
  });
  return { next: new Map(next), written };
}

/**
 * Makes the first spare generation: all files of the served one. Else the first change after it would have to, for which
 * somebody waits. Where files can't be linked it is left out.
 */
export function prepareSpare(outDir: string, workDir: string, served: Generation): void {
  const { spare } = foldersBeside(outDir);
  const names = [...served.values()].flatMap(({ sizes }) => sizes.map(([name]) => name));
  makeFolders(spare, names);
  try {
    for (const name of names) linkSync(`${outDir}/${name}`, `${spare}/${name}`);
    writeGeneration(spare, workDir, served);
  } catch {
    rmSync(spare, { recursive: true, force: true });
  }
}

/** The files of the groups that are not wanted as they are: another group may want them. */
function differing(generation: Generation, groups: readonly OutputGroup[]): ReadonlyMap<string, FileEntry> {
  const keys = new Map(groups.map(({ name, key }) => [name, key]));
  return filesOf(new Map([...generation].filter(([name, { key }]) => keys.get(name) !== key)));
}

/** The files of a group, unless the spare folder has it as it is wanted. */
async function filesToBring({ name, key, list }: OutputGroup, { held, served, outDir }: Filling): Promise<Wanted[]> {
  if (held.get(name)?.key === key) return [];
  const group = served.get(name);
  if (group?.key === key && hasFiles(outDir, group.sizes))
    return [...group.files].map(([file, entry]) => ({ path: file, served: entry }));
  return (await list()).map((output) => ({ path: output.path, output }));
}

function makeFolders(folder: string, files: readonly string[]): void {
  const names = new Set(files.map((name) => path.posix.dirname(name)));
  for (const name of names) mkdirSync(path.join(folder, name), { recursive: true });
}

function linkFile(from: string, to: string, name: string, entry: FileEntry): void {
  for (const [form] of formsOf(name, entry)) {
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
  for (const [form] of formsOf(name, entry)) unlinkSync(path.join(folder, form));
  for (let parent = path.dirname(name); parent !== '.'; parent = path.dirname(parent)) {
    if (readdirSync(path.join(folder, parent)).length > 0) return;
    rmdirSync(path.join(folder, parent));
  }
}

async function writeFile(folder: string, output: Output, compress: Filling['compress']): Promise<FileEntry> {
  const file = path.join(folder, output.path);
  const known = await output.write(file);
  const { size } = known?.size === undefined ? statSync(file) : { size: known.size };
  const compressed = await compress?.(file);
  return {
    key: output.key,
    size,
    ...(known?.links ? { links: known.links.map(numberOf) } : {}),
    ...(compressed && Object.keys(compressed).length > 0 ? { compressed } : {}),
  };
}
