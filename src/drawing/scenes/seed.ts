/** Hashes a text and a salt (FNV-1a, 32 bits): the same on every platform. */
export function hashOf(seed: string, salt: string | number = ''): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}\n${salt}`) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Deterministic choices: the same seed and salt always give the same result. */
export interface Chooser {
  of: <Value>(salt: string, values: readonly [Value, ...Value[]]) => Value;
  /** A number from `least` up to but not including `most`. */
  between: (salt: string, least: number, most: number) => number;
}

export function chooserOf(seed: string): Chooser {
  return {
    of: (salt, values) => values[hashOf(seed, salt) % values.length] ?? values[0],
    between: (salt, least, most) => least + ((hashOf(seed, salt) % 10_000) / 10_000) * (most - least),
  };
}
