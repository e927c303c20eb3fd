import type { Random } from './random.ts';

export interface ByteMutation {
  name: string;
  mutate(bytes: Uint8Array, random: Random): Uint8Array;
}

/** Invalid UTF-8 (partial characters, surrogates, an overlong slash) and unprintable bytes. */
const sequences = 'ff feff c3 a9 e280 f09f99 eda0bd edb080 c0af f5808080 00 000000 0c 0b 1a 7f 85 93 96 efbbbf'
  .split(' ')
  .map((digits) => Buffer.from(digits, 'hex'));

const put = (bytes: Uint8Array, at: number, length: number, parts: Iterable<number>) =>
  new Uint8Array([...bytes.subarray(0, at), ...parts, ...bytes.subarray(at + length)]);

export const byteMutations: readonly ByteMutation[] = [
  {
    name: 'insert bytes',
    mutate: (bytes, random) => put(bytes, random.integer(bytes.length + 1), 0, random.pick(sequences)),
  },
  {
    name: 'another byte',
    mutate: (bytes, random) => put(bytes, random.integer(bytes.length + 1), 1, [random.integer(256)]),
  },
  {
    name: 'flip a bit',
    mutate(bytes, random) {
      const at = random.integer(Math.max(1, bytes.length));
      return put(bytes, at, 1, [(bytes[at] ?? 0) ^ (1 << random.integer(8))]);
    },
  },
  { name: 'cut off', mutate: (bytes, random) => bytes.slice(0, random.integer(bytes.length + 1)) },
  { name: 'byte order mark', mutate: (bytes) => put(bytes, 0, 0, [0xef, 0xbb, 0xbf]) },
  { name: 'UTF-16', mutate: (bytes) => new Uint8Array(Buffer.from(new TextDecoder().decode(bytes), 'utf16le')) },
  { name: 'Latin-1', mutate: (bytes) => new Uint8Array(Buffer.from(new TextDecoder().decode(bytes), 'latin1')) },
];
