/**
 * Puts the next site in the place of the served one, all at once. A file whose output has the key of the served one is linked
 * into the next folder; every other one is made. A build that is cut off leaves the served site as it was.
 */
import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { openNext, recover, refuseForeign, replaceSite } from './folders.ts';
import { formsOf, hasFile, isWhole, readManifest, writeManifest, type FileEntry, type FileList } from './manifest.ts';
import type { Output } from './output.ts';

export interface PublishOptions {
  /** All files of the site. The lists are gone through side by side, so that what makes the files of one does not wait for another. */
  lists: readonly Iterable<Output>[];
  /** The files that are made from all those. */
  last?: (files: FileList) => Iterable<Output>;
  outDir: string;
  workDir: string;
  /** Stands for all that the site is built from. */
  inputs: string;
  /** Makes the compressed forms of a file. @returns their bytes by ending; none where nothing is gained */
  compress?: ((name: string, bytes: Uint8Array) => Promise<Record<string, Uint8Array>>) | undefined;
  /** Looks at the whole before it is published; what it throws leaves the site as it was. */
  inspect: (files: FileList) => void;
  onProgress?: (done: number, total: number) => void;
}

export interface Published {
  written: number;
  kept: number;
  removed: number;
}

/** Files of one list that are made at the same time: threads want to be busy, memory wants to be small. */
const CONCURRENCY = 16;

export async function publish(options: PublishOptions): Promise<Published> {
  const { lists, last, outDir, workDir, inputs, inspect, onProgress } = options;
  recover(outDir);
  refuseForeign(outDir);
  const served: FileList = readManifest(outDir, workDir)?.files ?? new Map();
  const next = openNext(outDir);
  const files = new Map<string, FileEntry>();
  const folders = new Set<string>();
  const failures: unknown[] = [];
  let written = 0;

  const bring = async (output: Output): Promise<void> => {
    const folder = path.join(next, path.dirname(output.path));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const known = served.get(output.path);
    if (known?.key === output.key && linkFile(outDir, next, output.path, known)) files.set(output.path, known);
    else {
      files.set(output.path, await writeOutput(next, output, options.compress));
      written += 1;
      onProgress?.(written, files.size);
    }
  };
  const bringAll = (list: Iterable<Output>): Promise<void> =>
    forEachLimited(list, CONCURRENCY, async (output) => {
      // What other lists have begun comes to its end; nothing more is begun.
      if (failures.length === 0) await bring(output).catch((error: unknown) => void failures.push(error));
    });
  await Promise.all(lists.map(bringAll));
  if (failures.length === 0 && last) await bringAll(last(files));
  if (failures.length > 0) throw failures[0];
  inspect(files);

  const removed = [...served.keys()].filter((name) => !files.has(name)).length;
  // Nothing has changed: the server need not look at another folder.
  if (written === 0 && removed === 0 && isWhole(outDir, files)) rmSync(next, { recursive: true });
  else replaceSite(outDir);
  writeManifest(outDir, workDir, { inputs, files });
  return { written, kept: files.size - written, removed };
}

/** Links a file with its compressed forms. @returns whether the served folder has them all as they were written */
function linkFile(from: string, to: string, name: string, entry: FileEntry): boolean {
  const forms = formsOf(name, entry);
  if (!forms.every(([form, size]) => hasFile(from, form, size))) return false;
  for (const [form] of forms) {
    const [source, goal] = [path.join(from, form), path.join(to, form)];
    try {
      linkSync(source, goal);
    } catch {
      // Some file systems know no hard links.
      copyFileSync(source, goal);
    }
  }
  return true;
}

async function writeOutput(folder: string, output: Output, compress: PublishOptions['compress']): Promise<FileEntry> {
  const { bytes, links } = await output.make();
  const size = bytes.length;
  const file = path.join(folder, output.path);
  writeFileSync(file, bytes, { flag: 'wx' });
  const forms = Object.entries((await compress?.(output.path, bytes)) ?? {});
  for (const [ending, form] of forms) writeFileSync(`${file}.${ending}`, form);
  const sizes = Object.fromEntries(forms.map(([ending, form]) => [ending, form.length]));
  return {
    key: output.key,
    size,
    ...(links && links.length > 0 ? { links } : {}),
    ...(forms.length > 0 ? { compressed: sizes } : {}),
  };
}
