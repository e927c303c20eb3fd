/** A file of the built site, before it is made. */
import { readFileSync } from 'node:fs';
import { keyOf, keyOfBytes } from '../lib/cache.ts';

export interface Output {
  /** Relative to the site's folder, with slashes: `blt150.html`. */
  path: string;
  /** Stands for the bytes: outputs of one path with the same key have the same bytes. */
  key: string;
  make: () => Made | Promise<Made>;
}

export interface Made {
  bytes: Uint8Array;
  /** Addresses of this site that the file refers to. */
  links?: readonly string[];
}

/** A file with a text that is at hand. */
export function textOutput(path: string, text: string): Output {
  return { path, key: keyOf(text), make: () => ({ bytes: Buffer.from(text) }) };
}

/** A file whose bytes are made when they are needed. */
export function bytesOutput(path: string, key: string, make: () => Promise<Uint8Array> | Uint8Array): Output {
  return { path, key, make: async () => ({ bytes: await make() }) };
}

/** A copy of another file. */
export function copyOutput(path: string, source: string): Output {
  return bytesOutput(path, keyOfBytes(readFileSync(source)), () => readFileSync(source));
}
