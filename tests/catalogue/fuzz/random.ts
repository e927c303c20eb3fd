/** A source of chance that gives the same row of numbers for the same seed. */
export interface Random {
  /** A whole number from 0 to `below` − 1. */
  integer(below: number): number;
  /** True in `share` of all cases (0 to 1). */
  chance(share: number): boolean;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** The items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/**
 * Makes a source of chance. The generator is mulberry32: 32 bits of state, quick, and even enough to pick mutations.
 */
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

/** The seed of one mutant of a run: far from its neighbours', so that each can be made again alone. */
export function seedOf(run: number, index: number): number {
  return (Math.imul(run ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
}
