/** Reads and writes: <work>/checked, <work>/checked-since. Run by: scripts/steps/make-site.ts, scripts/dev/. */
import { createHash } from 'node:crypto';
import type { CheckMemory, QuietFiles } from '../../src/catalogue/check/memory.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { hashSources } from '../lib/source-hash.ts';

/** What checks found out, kept in files: a check of the same bytes by the same program takes it from there. */
export interface StoredMemory extends CheckMemory {
  /** From now on it knows this, and nothing else. */
  learn: (quiet: QuietFiles) => void;
}

interface Knowledge {
  /** By the hashes of files. */
  values: Map<string, unknown>;
  /** Names of sets of files, see `nameOf`. */
  categories: Set<string>;
}

/**
 * So many changes are kept in a file of their own, so that one file which was edited does not have ten thousand written
 * again.
 */
const fewChanges = 500;

/** All that decides what a check says of given bytes: its rules, the schemas, the libraries. */
export function checkerKey(): Promise<string> {
  return hashSources(['src/catalogue/**/*.ts', 'schemas/*.json', 'package-lock.json']);
}

/** @param key stands for the program that checks, see `checkerKey` */
export function openCheckMemory(file: string, key: string): StoredMemory {
  let base = readKnowledge(file, key);
  // What stands here is true of the same bytes, whatever stands there.
  let since = readKnowledge(`${file}-since`, key);
  return {
    recall(hash) {
      const holder = [since, base].find(({ values }) => values.has(hash));
      return holder && { value: holder.values.get(hash) };
    },
    wasQuiet(hashes) {
      const name = nameOf(hashes);
      return base.categories.has(name) || since.categories.has(name);
    },
    learn({ values, categories }) {
      const all: Knowledge = { values, categories: new Set(categories.map(nameOf)) };
      const news = without(all, base);
      if (sizeOf(without(news, since)) === 0 && sizeOf(without(since, news)) === 0) return;
      const isFew = sizeOf(news) <= fewChanges && sizeOf(without(base, all)) <= fewChanges;
      if (isFew && base.values.size > 0) {
        since = news;
        writeKnowledge(`${file}-since`, key, since);
      } else {
        base = all;
        since = { values: new Map(), categories: new Set() };
        writeKnowledge(file, key, base);
      }
    },
  };
}

function without({ values, categories }: Knowledge, known: Knowledge): Knowledge {
  return {
    values: new Map([...values].filter(([hash]) => !known.values.has(hash))),
    categories: new Set([...categories].filter((name) => !known.categories.has(name))),
  };
}

const sizeOf = ({ values, categories }: Knowledge) => values.size + categories.size;

function readKnowledge(file: string, key: string): Knowledge {
  const text = readSealed(file, key);
  if (text === undefined) return { values: new Map(), categories: new Set() };
  const [hashes, values, categories] = JSON.parse(text) as [string[], unknown[], string[]];
  return { values: new Map(hashes.map((hash, index) => [hash, values[index]])), categories: new Set(categories) };
}

/** What JSON would change is left out. */
function writeKnowledge(file: string, key: string, { values, categories }: Knowledge): void {
  const plain = [...values].filter(([, value]) => isPlain(value));
  const text = [plain.map(([hash]) => hash), plain.map(([, value]) => value), [...categories]];
  writeSealed(file, key, JSON.stringify(text));
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
