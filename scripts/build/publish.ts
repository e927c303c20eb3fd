/**
 * Replaces the served site with the next one in one step. Unchanged files (same key) are hard-linked into the next
 * folder; all others are made. An interrupted build leaves the served site as it was.
 */
import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { dropNext, openNext, recover, refuseForeign, replaceSite } from './folders.ts';
import { formsOf, hasFile, isWhole, readManifest, writeManifest, type FileEntry, type FileList } from './manifest.ts';
import type { Output, OutputList } from './output.ts';

export interface PublishOptions {
  /** All files of the site. The lists are processed in parallel, so that one does not wait for another's threads. */
  lists: readonly OutputList[];
  /** Files made from all the others. */
  last?: (files: FileList) => OutputList;
  outDir: string;
  workDir: string;
  /** Hash of all build inputs. */
  inputs: string;
  /** Compresses a file. @returns the bytes by extension; empty when compression gains nothing */
  compress?: ((name: string, bytes: Uint8Array) => Promise<Record<string, Uint8Array>>) | undefined;
  /** Checks all files before the swap; an exception leaves the served site as it was. */
  inspect: (files: FileList) => void;
  onProgress?: (done: number, total: number) => void;
}

export interface Published {
  written: number;
  kept: number;
  removed: number;
}

/** Files of one list made at the same time: enough to keep threads busy with little memory. */
const CONCURRENCY = 16;

export async function publish(options: PublishOptions): Promise<Published> {
  const { outDir } = options;
  recover(outDir);
  refuseForeign(outDir);
  try {
    return await publishInto(openNext(outDir), options);
  } catch (error) {
    // On a full disk the half of a site would take the room that the next attempt needs.
    dropNext(outDir);
    throw error;
  }
}

async function publishInto(next: string, options: PublishOptions): Promise<Published> {
  const { lists, last, outDir, workDir, inputs, inspect, onProgress } = options;
  const served: FileList = readManifest(outDir, workDir)?.files ?? new Map();
  const files = new Map<string, FileEntry>();
  const folders = new Set<string>();
  const failures: unknown[] = [];
  let written = 0;

  const bring = async (output: Output): Promise<void> => {
    const folder = path.join(next, path.dirname(output.path));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const known = served.get(output.path);
    if (known?.key === output.key && linkFile(outDir, next, output.path, known)) {
      files.set(output.path, known);
      // Messages of worker threads arrive between two links.
      await nextTurn();
    } else {
      files.set(output.path, await writeOutput(next, output, options.compress));
      written += 1;
      onProgress?.(written, files.size);
    }
  };
  const fail = (error: unknown): void => void failures.push(error);
  const bringAll = async (list: OutputList): Promise<void> => {
    const outputs = await Promise.resolve(list).catch(fail);
    await forEachLimited(outputs ?? [], CONCURRENCY, async (output) => {
      // After a failure, finish what is running but start nothing new.
      if (failures.length === 0) await bring(output).catch(fail);
    });
  };
  await Promise.all(lists.map(bringAll));
  if (failures.length === 0 && last) await bringAll(last(files));
  if (failures.length > 0) throw failures[0];
  inspect(files);

  const removed = [...served.keys()].filter((name) => !files.has(name)).length;
  // Nothing changed: keep the served folder.
  if (written === 0 && removed === 0 && isWhole(outDir, files)) rmSync(next, { recursive: true });
  else replaceSite(outDir);
  writeManifest(outDir, workDir, { inputs, files });
  return { written, kept: files.size - written, removed };
}

/** Links a file and its compressed versions. @returns whether the served folder has all of them, unchanged */
function linkFile(from: string, to: string, name: string, entry: FileEntry): boolean {
  const forms = formsOf(name, entry);
  if (!forms.every(([form, size]) => hasFile(from, form, size))) return false;
  for (const [form] of forms) {
    const [source, goal] = [path.join(from, form), path.join(to, form)];
    try {
      linkSync(source, goal);
    } catch {
      // Some file systems have no hard links.
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
