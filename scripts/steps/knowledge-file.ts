/** Reads and writes: <work>/checked, <work>/checked-since. Run by: scripts/steps/check-memory.ts. */
import { readSealedBytes, writeSealed } from '../lib/sealed-file.ts';

/** What is known of sound files, and of sets of files (see `QuietFiles`). */
export interface Knowledge {
  /** By the hashes of files. */
  files: Map<string, KnownFile>;
  sets: Set<string>;
}

/** What is known of one file. Its value is read from the text when it is asked for: most are not. */
export interface KnownFile {
  /** Stands for what the rest of the catalogue may ask of it. */
  readonly outline: string;
  /** Of a model: what others ask of it in any case (see `briefOf`). */
  readonly brief: unknown;
  /** See description-key.ts. */
  readonly descriptionKey: number;
  readonly value: unknown;
  /** The value as text. */
  readonly toJson: () => string;
}

/** The first line of the file: what is read in any case, column by column. */
type Columns = [
  hashes: string[],
  outlines: string[],
  briefs: unknown[],
  descriptionKeys: number[],
  ends: number[],
  sets: string[],
];

class StoredFile implements KnownFile {
  readonly outline: string;
  readonly brief: unknown;
  readonly descriptionKey: number;
  readonly #bytes: Buffer;
  readonly #start: number;
  readonly #end: number;
  #value: unknown;

  constructor(
    known: Pick<KnownFile, 'outline' | 'brief' | 'descriptionKey'>,
    bytes: Buffer,
    start: number,
    end: number,
  ) {
    this.outline = known.outline;
    this.brief = known.brief;
    this.descriptionKey = known.descriptionKey;
    this.#bytes = bytes;
    this.#start = start;
    this.#end = end;
  }

  toJson(): string {
    return this.#bytes.toString('utf8', this.#start, this.#end);
  }

  get value(): unknown {
    return (this.#value ??= JSON.parse(this.toJson()));
  }
}

/** Nothing where there is no such file, or one that can't be relied on. */
export function readKnowledge(file: string, key: string): Knowledge {
  const bytes = readSealedBytes(file, key);
  const known: Knowledge = { files: new Map(), sets: new Set() };
  if (bytes === undefined) return known;
  const first = bytes.indexOf('\n');
  const [hashes, outlines, briefs, descriptionKeys, ends, sets] = JSON.parse(
    bytes.toString('utf8', 0, first),
  ) as Columns;
  let start = first + 1;
  for (const [index, hash] of hashes.entries()) {
    const end = first + 1 + (ends[index] ?? 0);
    const [outline = '', brief, descriptionKey = 0] = [
      outlines[index],
      briefs[index] ?? undefined,
      descriptionKeys[index],
    ];
    known.files.set(hash, new StoredFile({ outline, brief, descriptionKey }, bytes, start, end));
    start = end;
  }
  known.sets = new Set(sets);
  return known;
}

export function writeKnowledge(file: string, key: string, { files, sets }: Knowledge): void {
  const known = [...files.values()];
  // As bytes one by one: together they are twenty megabytes, as a text twice that.
  const texts = known.map((kept) => Buffer.from(kept.toJson()));
  let end = 0;
  const ends = texts.map(({ length }) => (end += length));
  const briefs = known.map(({ brief }) => brief ?? null);
  const columns: Columns = [
    [...files.keys()],
    known.map(({ outline }) => outline),
    briefs,
    known.map(({ descriptionKey }) => descriptionKey),
    ends,
    [...sets],
  ];
  writeSealed(file, key, Buffer.concat([Buffer.from(`${JSON.stringify(columns)}\n`), ...texts]));
}

/** Whether JSON says the same: it knows neither infinite numbers nor a zero below zero. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return ['string', 'boolean', 'object'].includes(typeof value);
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}
