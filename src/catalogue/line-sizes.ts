/** The sizes of a line: where stations have choices, one for each throughput that these state. */
import type { Catalogue, LinkedLine, LinkedStation, Member } from './catalogue.ts';
import { capacityIn, factsOfMember, transportOf, type MachineFacts, type Transport } from './lines.ts';

/** A machine of a line in one of its sizes. */
export interface ChosenStation {
  station: LinkedStation;
  member: Member;
  facts: MachineFacts;
  transport: Transport;
}

export interface LineSize {
  /** Names its drawings and files: the line's id, followed by the throughput if it is not the default. */
  id: string;
  /** In the unit of the feed, up to which the chosen machines go; undefined if they do not state it. */
  throughput: number | undefined;
  stations: readonly ChosenStation[];
}

/** The default, as the line's file has it, and one size for each throughput that its choices state, the smallest first. */
export function sizesOf(catalogue: Catalogue, line: LinkedLine): { sizes: LineSize[]; standard: LineSize } {
  const { throughput: feed } = line.feed;
  const capacityOf = (member: Member) => capacityIn(factsOfMember(member, catalogue).capacity, feed)?.high;
  const open = line.stations.filter(({ choices }) => choices.length > 1);
  const stated = open.flatMap(({ choices }) => choices.flatMap((member) => capacityOf(member) ?? []));
  const standard = line.stations.map(({ choices }) => choices[0]);
  const sizes = new Map([
    [keyOf(standard), { throughput: least(open.map(({ choices }) => capacityOf(choices[0]))), members: standard }],
  ]);
  for (const throughput of [...new Set(stated)].sort((one, other) => one - other)) {
    const members = line.stations.map(({ choices }) => smallestFor(throughput, choices, capacityOf));
    if (!sizes.has(keyOf(members))) sizes.set(keyOf(members), { throughput, members });
  }
  const made = [...sizes.values()].map(({ throughput, members }): LineSize => ({
    id:
      members === standard || throughput === undefined ? line.id : `${line.id}-${String(throughput).replace('.', '-')}`,
    throughput,
    stations: members.map((member, index) => chosen(catalogue, line.stations[index], member)),
  }));
  const [first] = made;
  if (!first) throw new Error('A line has at least one size');
  return { sizes: made.sort((one, other) => (one.throughput ?? 0) - (other.throughput ?? 0)), standard: first };
}

/** Whether visitors can choose a throughput. */
export const hasSizes = (catalogue: Catalogue, line: LinkedLine): boolean => sizesOf(catalogue, line).sizes.length > 1;

const keyOf = (members: readonly Member[]): string => members.map(({ entry }) => entry.id).join(' ');

/** Undefined if one of them is. */
const least = (capacities: readonly (number | undefined)[]): number | undefined => {
  const known = capacities.filter((capacity) => capacity !== undefined);
  return known.length > 0 && known.length === capacities.length ? Math.min(...known) : undefined;
};

/** The smallest choice with this capacity, else the largest; the default if none states its capacity. */
function smallestFor(
  throughput: number,
  choices: LinkedStation['choices'],
  capacityOf: (member: Member) => number | undefined,
): Member {
  const known = choices
    .flatMap((member) => {
      const capacity = capacityOf(member);
      return capacity === undefined ? [] : [{ member, capacity }];
    })
    .sort((one, other) => one.capacity - other.capacity);
  return (known.find(({ capacity }) => capacity >= throughput) ?? known.at(-1))?.member ?? choices[0];
}

function chosen(catalogue: Catalogue, station: LinkedStation | undefined, member: Member): ChosenStation {
  if (!station) throw new Error('Each machine of a size has its station');
  const facts = factsOfMember(member, catalogue);
  return { station, member, facts, transport: transportOf(facts, catalogue.figures) };
}
