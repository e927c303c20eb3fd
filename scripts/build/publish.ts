/**
 * Replaces the served site with the next one in one step. Unchanged files (same key) are hard-linked into the next
 * folder; all others are made. An interrupted build leaves the served site as it was.
 */
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { dropNext, openNext, recover, refuseForeign, replaceSite } from './folders.ts';
import { formsOf, hasFile, isWhole, readManifest, writeManifest, type FileEntry, type FileList } from './manifest.ts';
import { onDemand } from './on-demand.ts';
import type { Output, OutputList } from './output.ts';

/** A site that can be served before it is published. */
interface UnfinishedSite {
  folder: string;
  /** The files that are there, relative to the folder. */
  ready: readonly string[];
  /** The slow files, some of which are not there yet. */
  slow: readonly string[];
  /** Makes one of them now, before those that nobody has asked for. */
  want: (name: string) => Promise<void>;
}

export interface PublishOptions {
  /** Files that are made at once. The lists are processed in parallel, so that one does not wait for another's threads. */
  lists: readonly OutputList[];
  /** Files that take seconds: pictures, sheets, cards. */
  slow?: readonly (readonly Output[])[];
  /** Files made from all the others. They replace files of the lists, which are served until then. */
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
  /**
   * Called as soon as the site lacks slow files only. Those, and the compressed files, are made after it. The folder
   * stays until the promise is fulfilled.
   */
  serve?: ((site: UnfinishedSite) => Promise<void>) | undefined;
}

export interface Published {
  written: number;
  kept: number;
  removed: number;
}

/** Files of one list made at the same time: enough to keep threads busy with little memory. */
const CONCURRENCY = 16;
/** The same while the site is served, where a visitor's file waits for those that are being made. */
const UNASKED = 3;

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
  const { lists, slow = [], last, outDir, workDir, inputs, inspect, onProgress, serve } = options;
  const served: FileList = readManifest(outDir, workDir)?.files ?? new Map();
  const files = new Map<string, FileEntry>();
  const folders = new Set<string>();
  const failures: unknown[] = [];
  const uncompressed: string[] = [];
  const written = new Set<string>();
  const keys = new Map<string, string>();

  const write = async (output: Output): Promise<void> => {
    // The check refuses such names; here, a kind of file that it does not know yet is noticed.
    if ((keys.get(output.path) ?? output.key) !== output.key) {
      throw new Error(`Two files of the site would be called ${output.path}`);
    }
    keys.set(output.path, output.key);
    const folder = path.dirname(output.path);
    if (!folders.has(folder)) mkdirSync(path.join(next, folder), { recursive: true });
    folders.add(folder);
    const known = served.get(output.path);
    if (known?.key === output.key && linkFile(outDir, next, output.path, known)) {
      files.set(output.path, known);
      // Messages of worker threads arrive between two links.
      await nextTurn();
    } else {
      files.set(output.path, await writeOutput(next, output, serve ? undefined : options.compress));
      if (serve) uncompressed.push(output.path);
      written.add(output.path);
      onProgress?.(written.size, files.size);
    }
  };
  const fail = (error: unknown): void => void failures.push(error);
  const bring = (output: Output) => write(output).catch(fail);
  // After a failure, finish what is running but start nothing new.
  const each = <Item>(items: Iterable<Item>, limit: number, work: (item: Item) => Promise<void>) =>
    forEachLimited(items, limit, async (item) => (failures.length === 0 ? work(item) : undefined));
  const bringAll = async (list: OutputList): Promise<void> =>
    each((await Promise.resolve(list).catch(fail)) ?? [], CONCURRENCY, bring);

  if (serve) {
    await Promise.all(lists.map(bringAll));
    const demand = onDemand(slow.flat(), bring);
    const opening =
      failures.length === 0
        ? serve({ folder: next, ready: [...files.keys()], slow: demand.names, want: demand.want })
        : undefined;
    await Promise.all(slow.map((list) => each(list, UNASKED, demand.makeBehind)));
    await opening?.catch(fail);
  } else {
    // Pictures and sheets first: their threads work while the pages are compared and linked.
    await Promise.all([...slow, ...lists].map(bringAll));
  }
  if (failures.length === 0 && last) {
    await each((await Promise.resolve(last(files)).catch(fail)) ?? [], CONCURRENCY, (output) => {
      rmSync(path.join(next, output.path), { force: true });
      keys.delete(output.path);
      return bring(output);
    });
  }
  await each(new Set(uncompressed), CONCURRENCY, async (name) => {
    const entry = files.get(name);
    if (entry) await compressFile(next, name, entry, options.compress).then((whole) => files.set(name, whole), fail);
  });
  if (failures.length > 0) throw failures[0];
  inspect(files);

  const removed = [...served.keys()].filter((name) => !files.has(name)).length;
  // Nothing changed: keep the served folder.
  if (written.size === 0 && removed === 0 && isWhole(outDir, files)) rmSync(next, { recursive: true });
  else replaceSite(outDir);
  writeManifest(outDir, workDir, { inputs, files });
  return { written: written.size, kept: files.size - written.size, removed };
}

/** Links a file and its compressed versions. @returns whether the served folder has all of them, unchanged */
function linkFile(from: string, to: string, name: string, entry: FileEntry): boolean {
  const forms = formsOf(name, entry);
  if (!forms.every(([form, size]) => hasFile(from, form, size))) return false;
  for (const [form] of forms) {
    try {
      linkSync(`${from}/${form}`, `${to}/${form}`);
    } catch {
      // Some file systems have no hard links.
      copyFileSync(`${from}/${form}`, `${to}/${form}`);
    }
  }
  return true;
}

async function writeOutput(folder: string, output: Output, compress: PublishOptions['compress']): Promise<FileEntry> {
  const { bytes, links } = await output.make();
  writeFileSync(path.join(folder, output.path), bytes, { flag: 'wx' });
  const entry = { key: output.key, size: bytes.length, ...(links && links.length > 0 ? { links } : {}) };
  return compressFile(folder, output.path, entry, compress, bytes);
}

/** Writes the compressed versions of a file. */
async function compressFile(
  folder: string,
  name: string,
  entry: FileEntry,
  compress: PublishOptions['compress'],
  bytes?: Uint8Array,
): Promise<FileEntry> {
  if (!compress) return entry;
  const file = path.join(folder, name);
  const forms = Object.entries(await compress(name, bytes ?? readFileSync(file)));
  for (const [ending, form] of forms) writeFileSync(`${file}.${ending}`, form);
  if (forms.length === 0) return entry;
  return { ...entry, compressed: Object.fromEntries(forms.map(([ending, form]) => [ending, form.length])) };
}
