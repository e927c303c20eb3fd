/** Seeded random numbers. */
export interface Random {
  /** An integer from 0 to `below` − 1. */
  integer(below: number): number;
  /** True with probability `share` (0 to 1). */
  chance(share: number): boolean;
  /** One item of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** mulberry32: 32 bits of state, fast, and uniform enough to choose mutations. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    chance: (share) => next() < share,
    pick(items) {
      const item = items[integer(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    shuffle(items) {
      return items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item);
    },
  };
}

/** The seed of one mutant, so that it can be made alone. Neighbouring indexes get very different seeds. */
export function seedOf(run: number, index: number): number {
  return (Math.imul(run ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
}
