/** Reads and writes: <work>/manifest.json, what the built site consists of. Run by: publish.ts, inputs.ts. */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is known of a file of the site. */
export interface FileEntry {
  /** That of its output. */
  key: string;
  /** In bytes. */
  size: number;
  /** Addresses of this site that it refers to. */
  links?: readonly string[];
  /** Bytes of the compressed forms that lie beside it, by their ending. */
  compressed?: Readonly<Record<string, number>>;
}

export type FileList = ReadonlyMap<string, FileEntry>;

export interface Manifest {
  /** Stands for all that the site was built from; empty where it must be looked into again. */
  inputs: string;
  files: FileList;
}

/** As it is stored. */
interface Stored {
  version: number;
  folder: string;
  inputs: string;
  files: [name: string, entry: FileEntry][];
}

/** Rises when the meaning of the manifest changes: others are not read. */
const version = 2;

const fileOf = (workDir: string) => path.join(workDir, 'manifest.json');

/** Tells one folder from any other, also from one that takes its place: then a manifest says nothing about it. */
function identify(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() ? `${found.ino} ${found.birthtimeMs}` : undefined;
}

/** What a site's folder consists of. Undefined when there is no manifest of this very folder: then all is made again. */
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
  writeFileSync(unfinished, JSON.stringify(stored));
  renameSync(unfinished, fileOf(workDir));
}

/** The names of a file and of its compressed forms, each with its bytes. */
export function formsOf(name: string, { size, compressed = {} }: FileEntry): [name: string, size: number][] {
  const others = Object.entries(compressed).map(([end, bytes]): [string, number] => [`${name}.${end}`, bytes]);
  return [[name, size], ...others];
}

/** Whether a folder holds these files, each with its size, and no others. */
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
