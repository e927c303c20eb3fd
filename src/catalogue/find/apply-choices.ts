import type { FacetGroup } from '../page-data.ts';
import type { Choices } from './query.ts';

export interface Matches {
  /** Places of the machines that fit, in the order of lists. */
  found: number[];
  /** By group: how many machines each choice would give beside the choices of the other groups. */
  counts: Record<string, number[]>;
}

/**
 * The machines that fit one choice at least of each group in which something is chosen. A count is what its choice
 * alone would give in its group: the other groups' choices hold, those of its own do not.
 * @param masks by group: for each machine the choices that it fits, as bits
 */
export function applyChoices(
  choices: Choices,
  groups: readonly FacetGroup[],
  masks: Readonly<Record<string, readonly number[]>>,
): Matches {
  const wanted = groups.map(({ id, choices: all }) => ({
    masks: masks[id] ?? [],
    bits: all.reduce((bits, { key }, bit) => (choices[id]?.includes(key) ? bits | (1 << bit) : bits), 0),
    counts: all.map(() => 0),
  }));
  const found: number[] = [];
  const machines = wanted[0]?.masks.length ?? 0;
  for (let machine = 0; machine < machines; machine++) {
    const failed = wanted.filter(({ bits, masks: own }) => bits !== 0 && ((own[machine] ?? 0) & bits) === 0);
    if (failed.length === 0) found.push(machine);
    if (failed.length > 1) continue;
    for (const group of failed.length === 0 ? wanted : failed) {
      const mask = group.masks[machine] ?? 0;
      for (let bit = 0; bit < group.counts.length; bit++) {
        if (mask & (1 << bit)) group.counts[bit] = (group.counts[bit] ?? 0) + 1;
      }
    }
  }
  return { found, counts: Object.fromEntries(groups.map(({ id }, index) => [id, wanted[index]?.counts ?? []])) };
}
