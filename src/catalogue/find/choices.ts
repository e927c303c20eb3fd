/** What a visitor has chosen in the finder: in its address, and the machines that fit it. */
import type { FacetGroup } from '../page-data.ts';
import type { Band } from './bands.ts';

/** What is chosen, by group; a group without choices is not there. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Stands in an address for the machines that do not state a figure. */
export const unstatedKey = 'unstated';

/** A step in an address: `15-30`, `0-15`, `150-`. */
export function bandKey({ from, to }: Band): string {
  return `${from}-${to ?? ''}`;
}

/**
 * The choices of an address, in the order of the page. What is not known is passed over; a range of steps that are not
 * offered any more stands for those that it touches.
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
  return Object.fromEntries(chosen);
}

/** The address's query for choices, with its question mark; empty for none. */
export function writeChoices(choices: Choices, groups: readonly Pick<FacetGroup, 'id'>[]): string {
  const pairs = groups.flatMap(({ id }) => {
    const keys = choices[id] ?? [];
    return keys.length > 0 ? `${id}=${keys.map(encodeURIComponent).join(',')}` : [];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The choices with one taken or taken back. */
export function toggleChoice(choices: Choices, group: FacetGroup, key: string): Choices {
  const { [group.id]: before = [], ...others } = choices;
  const wanted = new Set(before);
  if (!wanted.delete(key)) wanted.add(key);
  const keys = group.choices.map((choice) => choice.key).filter((each) => wanted.has(each));
  return keys.length > 0 ? { ...others, [group.id]: keys } : others;
}

/** `15-30` → a band; nothing for what is none. */
function readBand(word: string): Band[] {
  const match = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(word);
  if (!match) return [];
  return [{ from: Number(match[1]), ...(match[2] === undefined ? {} : { to: Number(match[2]) }) }];
}

interface Matches {
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
