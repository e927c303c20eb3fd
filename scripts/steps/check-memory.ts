/** Reads and writes: <work>/checked, <work>/checked-since. Run by: scripts/steps/make-site.ts, scripts/dev/. */
import { keyOfDescription } from '../../src/catalogue/check/description-key.ts';
import type { CheckMemory, QuietFiles } from '../../src/catalogue/check/memory.ts';
import { briefOf, outlineOf as outlineOfValue } from '../../src/catalogue/outline.ts';
import { keyOfSources, readProjectSources, type ProjectSources } from '../lib/project-sources.ts';
import { keyOf, keyOfTexts } from '../outputs/output.ts';
import { isPlain, readKnowledge, writeKnowledge, type Knowledge, type KnownFile } from './knowledge-file.ts';

/** What checks found out, kept in files: a check of the same bytes by the same program takes it from there. */
export interface StoredMemory extends CheckMemory {
  /** From now on it knows this, and nothing else. */
  learn: (quiet: QuietFiles) => void;
}

/**
 * So many changes are kept in a file of their own, so that one file which was edited does not have ten thousand written
 * again.
 */
const fewChanges = 500;

const decides = /^(src\/catalogue\/.*\.ts|schemas\/.*\.json|package-lock\.json)$/;

/** All that decides what a check says of given bytes: its rules, the schemas, the libraries. */
export function checkerKey(sources: ProjectSources = readProjectSources()): string {
  return keyOfSources(sources, (name) => decides.test(name));
}

/** @param key stands for the program that checks, see `checkerKey` */
export function openCheckMemory(file: string, key: string): StoredMemory {
  let base = readKnowledge(file, key);
  // What stands here is true of the same bytes, whatever stands there.
  let since = readKnowledge(`${file}-since`, key);
  /** Outlines of files that were read just now. */
  const fresh = new Map<string, string>();
  const recall = (hash: string) => since.files.get(hash) ?? base.files.get(hash);
  const outlineOf = (hash: string, value?: () => unknown) => {
    const known = recall(hash)?.outline ?? fresh.get(hash);
    if (known !== undefined) return known;
    const outline = value === undefined ? hash : keyOf(JSON.stringify(outlineOfValue(value())));
    fresh.set(hash, outline);
    return outline;
  };
  /** What JSON would change is read anew each time. */
  const knownFile = (hash: string, { kind, value }: { kind: string; value: unknown }): KnownFile | undefined => {
    if (!isPlain(value)) return undefined;
    const brief = kind === 'model' ? briefOf(value) : undefined;
    const { description } = (value ?? {}) as { description?: unknown };
    const known = { outline: outlineOf(hash, () => value), brief, descriptionKey: keyOfDescription(description) };
    return { ...known, value, toJson: () => JSON.stringify(value) };
  };
  return {
    recall,
    outlineOf,
    nameOf: keyOfTexts,
    wasQuiet: (set) => base.sets.has(set) || since.sets.has(set),
    learn({ entries, sets }) {
      const allSets = new Set(sets);
      const news: Knowledge = { files: new Map(), sets: new Set(without(allSets, base.sets)) };
      for (const [hash, entry] of entries) {
        const known = base.files.has(hash) ? undefined : (since.files.get(hash) ?? knownFile(hash, entry));
        if (known) news.files.set(hash, known);
      }
      if (isSame(news, since)) return;
      const gone = without(base.files.keys(), entries).length + without(base.sets, allSets).length;
      if (base.files.size > 0 && news.files.size + news.sets.size + gone <= fewChanges) {
        since = news;
        writeKnowledge(`${file}-since`, key, since);
      } else {
        const kept = [...base.files].filter(([hash]) => entries.has(hash));
        base = { files: new Map([...kept, ...news.files]), sets: allSets };
        since = { files: new Map(), sets: new Set() };
        writeKnowledge(file, key, base);
      }
    },
  };
}

type Names = Pick<ReadonlySet<string>, 'has' | 'size' | 'keys'>;

const without = (names: Iterable<string>, known: Names): string[] => [...names].filter((name) => !known.has(name));

function isSame(one: Knowledge, other: Knowledge): boolean {
  const holdsSame = (own: Names, others: Names) => own.size === others.size && without(own.keys(), others).length === 0;
  return holdsSame(one.files, other.files) && holdsSame(one.sets, other.sets);
}
