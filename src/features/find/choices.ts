/** The visitor's choices in the finder: in the URL, and the machines that match. */
import type { FacetGroup } from '../../catalogue/shown/lists.ts';
import type { Band } from './bands.ts';

/** Id of the finder's form; a link with it as its fragment opens the choices on a phone. */
export const finderId = 'finder';

/** Chosen keys by group, without empty groups. */
export type Choices = ReadonlyMap<string, readonly string[]>;

/** In a URL: machines that do not state the figure. */
export const unstatedKey = 'unstated';

/** A range in a URL: `15-30`, `0-15`, `150-`. */
export function bandKey({ from, to }: Band): string {
  return `${from}-${to ?? ''}`;
}

/**
 * Reads choices from a query, in page order. Ignores unknown ones. A range that is no longer offered selects those that
 * it overlaps.
 */
export function readChoices(search: string, groups: readonly FacetGroup[]): Choices {
  const query = new URLSearchParams(search);
  const chosen = groups.flatMap(({ id, choices }) => {
    const words = new Set(query.getAll(id).flatMap((value) => value.toLowerCase().split(',')));
    const old = [...words].filter((word) => choices.every(({ key }) => key !== word)).flatMap((word) => readBand(word));
    const keys = choices
      .filter(({ key, from, to = Infinity }) => {
        if (words.has(key)) return true;
        return from !== undefined && old.some((band) => from < (band.to ?? Infinity) && band.from < to);
      })
      .map(({ key }) => key);
    return keys.length > 0 ? [[id, keys] as const] : [];
  });
  return new Map(chosen);
}

/** The query for choices, with its question mark; empty for none. */
export function writeChoices(choices: Choices, groups: readonly Pick<FacetGroup, 'id'>[]): string {
  const pairs = groups.flatMap(({ id }) => {
    const keys = choices.get(id) ?? [];
    return keys.length > 0 ? `${id}=${keys.map(encodeURIComponent).join(',')}` : [];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

export function toggleChoice(choices: Choices, group: FacetGroup, key: string): Choices {
  const others = new Map(choices);
  const wanted = new Set(choices.get(group.id));
  others.delete(group.id);
  if (!wanted.delete(key)) wanted.add(key);
  const keys = group.choices.map((choice) => choice.key).filter((each) => wanted.has(each));
  return keys.length > 0 ? others.set(group.id, keys) : others;
}

/** `15-30` → a band; empty if invalid. */
function readBand(word: string): Band[] {
  const match = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(word);
  if (!match) return [];
  return [{ from: Number(match[1]), ...(match[2] === undefined ? {} : { to: Number(match[2]) }) }];
}

interface Matches {
  /** Indexes of the matching machines, in list order. */
  fitting: number[];
  /** Machines that may match: all that they lack are figures that they do not state. In list order. */
  maybe: { machine: number; lacking: FacetGroup[] }[];
  /** By group: how many machines each choice would give, combined with the other groups' choices. */
  counts: ReadonlyMap<string, readonly number[]>;
}

/**
 * Finds the machines that match at least one choice of each group that has any. Counts ignore the choices of their own
 * group.
 * @param masks by group: the choices that each machine matches, as bits
 */
export function applyChoices(
  choices: Choices,
  groups: readonly FacetGroup[],
  masks: ReadonlyMap<string, readonly number[]>,
): Matches {
  const wanted = groups.map((group) => ({
    group,
    masks: masks.get(group.id) ?? [],
    bits: group.choices.reduce(
      (bits, { key }, bit) => (choices.get(group.id)?.includes(key) ? bits | (1 << bit) : bits),
      0,
    ),
    /** The bit of "not stated"; 0 in a group without it. */
    unstated: group.choices.reduce((bits, { key }, bit) => (key === unstatedKey ? 1 << bit : bits), 0),
    counts: group.choices.map(() => 0),
  }));
  const fitting: number[] = [];
  const maybe: Matches['maybe'] = [];
  const machines = wanted[0]?.masks.length ?? 0;
  for (let machine = 0; machine < machines; machine++) {
    const failed = wanted.filter((group) => group.bits !== 0 && ((group.masks[machine] ?? 0) & group.bits) === 0);
    if (failed.length === 0) fitting.push(machine);
    else if (failed.every((group) => (group.masks[machine] ?? 0) & group.unstated))
      maybe.push({ machine, lacking: failed.map(({ group }) => group) });
    if (failed.length > 1) continue;
    for (const group of failed.length === 0 ? wanted : failed) {
      const mask = group.masks[machine] ?? 0;
      for (let bit = 0; bit < group.counts.length; bit++) {
        if (mask & (1 << bit)) group.counts[bit] = (group.counts[bit] ?? 0) + 1;
      }
    }
  }
  return { fitting, maybe, counts: new Map(groups.map(({ id }, index) => [id, wanted[index]?.counts ?? []])) };
}
