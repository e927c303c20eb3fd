/** A number from a text and a salt, the same on every machine (FNV-1a, 32 bits). */
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

/** Choices that a seed makes: the same seed and salt always choose the same. */
export interface Chooser {
  /** One of the values. */
  of: <Value>(salt: string, values: readonly [Value, ...Value[]]) => Value;
  /** A number from `least` up to, not including, `most`. */
  between: (salt: string, least: number, most: number) => number;
}

export function chooserOf(seed: string): Chooser {
  return {
    of: (salt, values) => values[hashOf(seed, salt) % values.length] ?? values[0],
    between: (salt, least, most) => least + ((hashOf(seed, salt) % 10_000) / 10_000) * (most - least),
  };
}
