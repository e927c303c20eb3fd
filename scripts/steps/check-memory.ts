/** Reads and writes: <work>/checked. Run by: scripts/steps/load-data.ts. */
import { createHash } from 'node:crypto';
import type { CheckMemory, QuietFiles } from '../../src/catalogue/check/memory.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { hashSources } from '../lib/source-hash.ts';

/** What checks found out, kept in a file: a check of the same bytes by the same program takes it from there. */
export interface StoredMemory extends CheckMemory {
  /** From now on it knows this, and nothing else. Kept in the file when that makes a difference. */
  learn: (quiet: QuietFiles) => void;
}

/** The values stand behind this as one JSON array. */
interface Header {
  hashes: string[];
  /** How many characters each value has. */
  lengths: number[];
  categories: string[];
}

/** All that decides what a check says of given bytes: its rules, the schemas, the libraries. */
export function checkerKey(): Promise<string> {
  return hashSources(['src/catalogue/**/*.ts', 'schemas/*.json', 'package-lock.json']);
}

/** @param key stands for the program that checks, see `checkerKey` */
export function openCheckMemory(file: string, key: string): StoredMemory {
  const stored = parse(readSealed(file, key));
  let texts = stored.texts;
  let values = stored.values;
  let categories = new Set(stored.categories);
  return {
    recall(hash) {
      return values.has(hash) ? { value: values.get(hash) } : undefined;
    },
    wasQuiet: (hashes) => categories.has(nameOf(hashes)),
    learn(quiet) {
      const names = quiet.categories.map(nameOf);
      const isSame =
        sameNames(quiet.values, values) &&
        names.length === categories.size &&
        names.every((name) => categories.has(name));
      if (isSame) return;
      const known = new Map<string, string>();
      for (const [hash, value] of quiet.values) {
        const text = texts(hash) ?? (isPlain(value) ? JSON.stringify(value) : undefined);
        if (text !== undefined) known.set(hash, text);
      }
      texts = (hash) => known.get(hash);
      values = new Map([...quiet.values].filter(([hash]) => known.has(hash)));
      categories = new Set(names);
      const all = [...known.values()];
      const header: Header = { hashes: [...known.keys()], lengths: all.map(({ length }) => length), categories: names };
      writeSealed(file, key, `${JSON.stringify(header)}\n[${all.join(',')}]`);
    },
  };
}

function parse(text: string | undefined) {
  const nothing = {
    values: new Map<string, unknown>(),
    texts: (_hash: string): string | undefined => undefined,
    categories: [] as string[],
  };
  if (text === undefined) return nothing;
  const end = text.indexOf('\n');
  const { hashes, lengths, categories } = JSON.parse(text.slice(0, end)) as Header;
  const list = JSON.parse(text.slice(end + 1)) as unknown[];
  const starts = new Map<string, { start: number; length: number }>();
  let start = end + 2;
  for (const [index, hash] of hashes.entries()) {
    const length = lengths[index] ?? 0;
    starts.set(hash, { start, length });
    start += length + 1;
  }
  return {
    values: new Map(hashes.map((hash, index) => [hash, list[index]])),
    texts: (hash: string) => {
      const place = starts.get(hash);
      return place && text.slice(place.start, place.start + place.length);
    },
    categories,
  };
}

function sameNames(some: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>): boolean {
  if (some.size !== others.size) return false;
  for (const name of some.keys()) if (!others.has(name)) return false;
  return true;
}

function nameOf(hashes: readonly string[]): string {
  return createHash('sha256').update(hashes.join('\n')).digest('base64url').slice(0, 27);
}

/** Whether JSON says the same: it knows neither infinite numbers nor a zero below zero. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return ['string', 'boolean', 'object'].includes(typeof value);
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}
