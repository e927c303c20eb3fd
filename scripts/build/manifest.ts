/** Reads and writes: <work>/manifest.json, the list of the built site's files. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of the manifest. */
export interface FileEntry {
  /** The key of its output. */
  key: string;
  /** In bytes. */
  size: number;
  /** The same-site addresses that it links to. */
  links?: readonly string[];
  /** Sizes in bytes of the compressed files next to it, by extension. */
  compressed?: Readonly<Record<string, number>>;
}

export type FileList = ReadonlyMap<string, FileEntry>;

interface Manifest {
  /** Hash of all build inputs; empty when the next build must not be skipped. */
  inputs: string;
  files: FileList;
}

interface Stored {
  version: number;
  folder: string;
  inputs: string;
  files: [name: string, entry: FileEntry][];
}

/** Increase when the format changes: manifests of other versions are ignored. */
const version = 2;

const fileOf = (workDir: string) => path.join(workDir, 'manifest.json');

/** Identifies one folder, so that a manifest does not apply to another one under the same path. */
function identify(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : undefined;
}

/** Reads the manifest of a site's folder. Undefined when it is missing or of another folder: rebuild everything. */
export function readManifest(outDir: string, workDir: string): Manifest | undefined {
  let stored: Stored;
  try {
    stored = JSON.parse(readFileSync(fileOf(workDir), 'utf8')) as Stored;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (stored.version !== version || stored.folder !== identify(outDir)) return undefined;
  return { inputs: stored.inputs, files: new Map(stored.files) };
}

export function writeManifest(outDir: string, workDir: string, { inputs, files }: Manifest): void {
  const stored: Stored = { version, folder: identify(outDir) ?? '', inputs, files: [...files] };
  mkdirSync(workDir, { recursive: true });
  const unfinished = `${fileOf(workDir)}.${process.pid}`;
  try {
    writeFileSync(unfinished, JSON.stringify(stored));
    renameSync(unfinished, fileOf(workDir));
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The names of a file and of its compressed versions, each with its size in bytes. */
export function formsOf(name: string, { size, compressed = {} }: FileEntry): [name: string, size: number][] {
  const others = Object.entries(compressed).map(([end, bytes]): [string, number] => [`${name}.${end}`, bytes]);
  return [[name, size], ...others];
}

/** Whether a folder holds exactly these files with these sizes. */
export function isWhole(folder: string, files: FileList): boolean {
  const forms = [...files].flatMap(([name, entry]) => formsOf(name, entry));
  return forms.length === countFiles(folder) && forms.every(([name, size]) => hasFile(folder, name, size));
}

export function hasFile(folder: string, name: string, size: number): boolean {
  return statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.size === size;
}

function countFiles(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.reduce((sum, entry) => sum + (entry.isDirectory() ? countFiles(path.join(folder, entry.name)) : 1), 0);
}
