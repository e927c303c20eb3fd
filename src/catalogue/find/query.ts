/** The finder's choices in an address: `?material=tyres&job=bale,cut&power=15-30`. */
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
export function writeChoices(choices: Choices, groups: readonly FacetGroup[]): string {
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
