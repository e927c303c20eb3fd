/** Reads and writes: <work>/checked, <work>/checked-since. Run by: scripts/steps/make-site.ts, scripts/dev/. */
import { createHash } from 'node:crypto';
import type { CheckMemory, QuietFiles } from '../../src/catalogue/check/memory.ts';
import { outlineOf as outlineOfValue } from '../../src/catalogue/outline.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { hashSources } from '../lib/source-hash.ts';
import { keyOf } from '../outputs/output.ts';

/** What checks found out, kept in files: a check of the same bytes by the same program takes it from there. */
export interface StoredMemory extends CheckMemory {
  /** From now on it knows this, and nothing else. */
  learn: (quiet: QuietFiles) => void;
}

interface Knowledge {
  /** By the hashes of files. */
  values: Map<string, Known>;
  /** Names of sets of files, see `nameOf`. */
  sets: Set<string>;
}

interface Known {
  value: unknown;
  /** Stands for what the rest of the catalogue may ask of it. */
  outline: string;
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
  /** Outlines of files that were read just now. */
  const fresh = new Map<string, string>();
  const recall = (hash: string) => since.values.get(hash) ?? base.values.get(hash);
  const outlineOf = (hash: string, value?: unknown) => {
    const known = recall(hash)?.outline ?? fresh.get(hash);
    if (known !== undefined) return known;
    const outline = value === undefined ? hash : keyOf(JSON.stringify(outlineOfValue(value)));
    fresh.set(hash, outline);
    return outline;
  };
  return {
    recall,
    outlineOf,
    wasQuiet(set) {
      const name = nameOf(set);
      return base.sets.has(name) || since.sets.has(name);
    },
    learn({ values, sets }) {
      const known = [...values].map(([hash, value]) => [hash, { value, outline: outlineOf(hash, value) }] as const);
      const all: Knowledge = { values: new Map(known), sets: new Set(sets.map(nameOf)) };
      const news = without(all, base);
      if (sizeOf(without(news, since)) === 0 && sizeOf(without(since, news)) === 0) return;
      const isFew = sizeOf(news) <= fewChanges && sizeOf(without(base, all)) <= fewChanges;
      if (isFew && base.values.size > 0) {
        since = news;
        writeKnowledge(`${file}-since`, key, since);
      } else {
        base = all;
        since = { values: new Map(), sets: new Set() };
        writeKnowledge(file, key, base);
      }
    },
  };
}

function without({ values, sets }: Knowledge, known: Knowledge): Knowledge {
  return {
    values: new Map([...values].filter(([hash]) => !known.values.has(hash))),
    sets: new Set([...sets].filter((name) => !known.sets.has(name))),
  };
}

const sizeOf = ({ values, sets }: Knowledge) => values.size + sets.size;

function readKnowledge(file: string, key: string): Knowledge {
  const text = readSealed(file, key);
  if (text === undefined) return { values: new Map(), sets: new Set() };
  const [hashes, outlines, values, sets] = JSON.parse(text) as [string[], string[], unknown[], string[]];
  const known = hashes.map((hash, index) => [hash, { value: values[index], outline: outlines[index] ?? '' }] as const);
  return { values: new Map(known), sets: new Set(sets) };
}

/** What JSON would change is left out. */
function writeKnowledge(file: string, key: string, { values, sets }: Knowledge): void {
  const plain = [...values].filter(([, { value }]) => isPlain(value));
  const columns = [
    plain.map(([hash]) => hash),
    plain.map(([, { outline }]) => outline),
    plain.map(([, { value }]) => value),
    [...sets],
  ];
  writeSealed(file, key, JSON.stringify(columns));
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
