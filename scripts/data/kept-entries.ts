/**
 * Reads and writes: .cache/entries. Keeps the values of entries between builds and checks, so that a large catalogue is
 * not parsed and validated again for one changed file.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from '../../src/catalogue/entry.ts';
import { placeOf } from '../../src/catalogue/kinds.ts';
import { knownEntry } from '../../src/check/check-entry.ts';
import type { DataFile } from '../../src/check/place-files.ts';
import { projectDir } from '../lib/build-settings.ts';
import { keyOf, keyOfBytes } from '../lib/cache.ts';
import { hashSources, readVersions } from '../lib/source-hash.ts';

/** Smaller catalogues are read faster than this program's sources, whose hash the key contains. */
const fewest = 500;

/** Written again once more than this share of the entries is not in it: writing takes as long as reading 500 files. */
const mostMissing = 0.02;

/** A file's name, the hash of its bytes, and its value. */
type Kept = readonly [file: string, hash: string, value: unknown];

/** The entries of unchanged files, and a function that keeps those that were read this time. */
interface KeptEntries {
  known: ReadonlyMap<string, Entry>;
  /** @param reported files with a finding of their own, which are read again each time to report it */
  keep: (entries: readonly Entry[], reported: ReadonlySet<string>) => void;
}

const ownStore = path.join(projectDir, '.cache/entries');

/**
 * @param dataDir absolute, since every data folder has a file of its own
 * @param store the folder of these files
 */
export function openKeptEntries(dataDir: string, files: readonly DataFile[], store = ownStore): KeptEntries {
  if (files.length < fewest) return { known: new Map(), keep: () => undefined };
  // Everything that decides how a text is read and whether its schema allows it.
  const program = keyOf(hashSources(['schemas/', 'src/text/', 'src/yaml/', 'src/check/', 'src/catalogue/']));
  const key = keyOf(program, readVersions(['js-yaml', 'ajv']), process.version);
  const target = path.join(store, keyOf(dataDir));
  const hashes = new Map(files.map(({ file, bytes }) => [file, keyOfBytes(bytes)]));
  const kept = new Map(readKept(target, key).map((row) => [row[0], row]));
  const known = new Map<string, Entry>();
  for (const { file, bytes } of files) {
    const row = kept.get(file);
    const place = row && row[1] === hashes.get(file) ? placeOf(file) : undefined;
    if (place) known.set(file, knownEntry({ file, ...place }, bytes, row?.[2]));
  }
  return {
    known,
    keep(entries, reported) {
      const missing = entries.filter(({ file }) => !known.has(file) && !reported.has(file)).length;
      if (missing <= entries.length * mostMissing) return;
      const clean = entries.filter(({ file, valid, source }) => valid && !reported.has(file) && !source.original);
      writeKept(
        target,
        key,
        clean.map(({ file, value }): Kept => [file, hashes.get(file) ?? '', value]),
      );
    },
  };
}

/** Empty unless the file was written by the same program and is whole. */
function readKept(file: string, key: string): readonly Kept[] {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const text = bytes.subarray(end + 1);
    return bytes.toString('latin1', 0, end) === keyOf(key, text) ? (JSON.parse(text.toString()) as Kept[]) : [];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Writes and renames, so that nobody reads a part. Without write access, nothing is kept. */
function writeKept(file: string, key: string, entries: readonly Kept[]): void {
  const text = Buffer.from(JSON.stringify(entries));
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(unfinished, Buffer.concat([Buffer.from(`${keyOf(key, text)}\n`), text]));
    renameSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
