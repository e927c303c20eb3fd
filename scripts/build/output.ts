/** A file of the site that is written only when needed. */
import { readFileSync } from 'node:fs';
import { keyOf, keyOfBytes } from '../lib/cache.ts';

export interface Output {
  /** Relative to the site's folder, with slashes: `blt150.html`. */
  path: string;
  /** Content key: outputs with the same path and key have the same bytes. */
  key: string;
  make: () => Made | Promise<Made>;
}

/** A list that may not be known yet. */
export type OutputList = Iterable<Output> | Promise<Iterable<Output>>;

export interface Made {
  bytes: Uint8Array;
  /** The same-site addresses that the file links to. */
  links?: readonly string[];
}

/** Output with the given text. */
export function textOutput(path: string, text: string): Output {
  return { path, key: keyOf(text), make: () => ({ bytes: Buffer.from(text) }) };
}

/** Output whose bytes are made on demand. */
export function bytesOutput(path: string, key: string, make: () => Promise<Uint8Array> | Uint8Array): Output {
  return { path, key, make: async () => ({ bytes: await make() }) };
}

/** Output that copies another file. */
export function copyOutput(path: string, source: string): Output {
  return bytesOutput(path, keyOfBytes(readFileSync(source)), () => readFileSync(source));
}
