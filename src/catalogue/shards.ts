/** Names spread over a number of small files, so that one of them can be found without a list of all. */

/** Names in a file, about. */
const namesInShard = 50;

/** How many files so many names need: a power of two, so that it seldom changes when the catalogue does. */
export function shardCount(names: number): number {
  let count = 1;
  while (count * namesInShard < names) count *= 2;
  return count;
}

/**
 * The file of a reduced name (`reduceName`), from 0: its FNV-1a hash (32 bits, over UTF-16 units) modulo the number of
 * files.
 */
export function shardOf(name: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % count;
}
