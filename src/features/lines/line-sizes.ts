/** The sizes of a line: where a station has choices, each throughput that they state. Totals of a size. */
import type { Catalogue } from '../../catalogue/catalogue.ts';
import {
  capacityIn,
  factsOfMember,
  transportOf,
  type LinkedLine,
  type LinkedStation,
  type MachineFacts,
  type Transport,
} from '../../catalogue/lines.ts';
import { nameOfMember, type Member } from '../../catalogue/members.ts';
import { fill } from '../../catalogue/words.ts';
import type { Figure } from '../../figures/figure.ts';
import { spanOf } from '../../figures/measure.ts';
import type { ShownFigure } from '../../figures/show.ts';

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

/** Length, width, highest point and feeding height of a line as drawn, in millimetres. */
export interface LineMeasures {
  length: number;
  width: number;
  height: number;
  feedingHeight?: number | undefined;
}

/** The totals of a size as rows. A machine that stands twice counts twice. */
export function totalsOf(
  catalogue: Catalogue,
  line: LinkedLine,
  { stations }: LineSize,
  drawn: LineMeasures | undefined,
): ShownFigure[] {
  const { figures: reader, pages } = catalogue;
  const { words } = pages.lines;
  const count = machinesIn(stations);
  const row = (label: string, text: string): ShownFigure => reader.show(reader.read(label, text));
  const inMetres = (...lengths: readonly number[]) =>
    `${lengths.map((length) => Math.ceil(length / 100) / 10).join(' × ')} m`;

  const powered = stations.flatMap((one) => {
    const span = one.facts.power && spanOf(one.facts.power, 'kW', reader);
    return span ? { count: one.station.count, ...span } : [];
  });
  const sum = (of: 'low' | 'high') => Math.round(powered.reduce((total, one) => total + one[of] * one.count, 0));
  const kilowatts = [...new Set([sum('low'), sum('high')])].join('–');
  const statedBy = (stated: number, figure: ShownFigure) =>
    stated === 0
      ? { label: figure.label, value: words.notStated }
      : say(words.stated, figure, { stated: String(stated), count: String(count) });

  const weighed = stations.flatMap((one) => {
    const kilograms = one.facts.weight && spanOf(one.facts.weight, 'kg', reader)?.high;
    return kilograms === undefined ? [] : { ...one, kilograms };
  });
  const [heaviest] = weighed.toSorted((one, other) => other.kilograms - one.kilograms);
  const travelling = stations.filter(({ transport }) => transport !== 'notStated');
  return [
    statedBy(
      powered.reduce((total, one) => total + one.count, 0),
      row(words.connectedPower, `${kilowatts} kW`),
    ),
    ...narrowestRow(catalogue, line, stations),
    ...(drawn
      ? [
          row(words.floor, inMetres(drawn.length, drawn.width)),
          row(words.area, `${Math.ceil((drawn.length * drawn.width) / 1e6)} m²`),
          row(words.height, inMetres(drawn.height)),
          ...(drawn.feedingHeight === undefined ? [] : [row(words.feedingHeight, inMetres(drawn.feedingHeight))]),
        ]
      : []),
    heaviest?.facts.weight
      ? say(words.named, { ...reader.show(heaviest.facts.weight), label: words.heaviest }, nameIn(heaviest))
      : { label: words.heaviest, value: words.notStated },
    { label: words.transport, value: countTransports(catalogue, stations) },
    statedBy(machinesIn(travelling), { label: words.loads, value: String(machinesIn(travelling)) }),
  ];
}

const machinesIn = (stations: readonly ChosenStation[]): number =>
  stations.reduce((total, { station }) => total + station.count, 0);

const nameIn = ({ member }: ChosenStation) => ({ machine: nameOfMember(member) });

/** The machine of the main line that takes least, and whether this is enough for the feed. */
function narrowestRow(
  { figures: reader, pages }: Catalogue,
  { feed }: LinkedLine,
  stations: readonly ChosenStation[],
): ShownFigure[] {
  const { words } = pages.lines;
  const [narrowest] = stations
    .flatMap((one) => {
      const high = capacityIn(one.facts.capacity, feed.throughput)?.high;
      return high === undefined || one.station.isBranch ? [] : { ...one, capacity: high * one.station.count };
    })
    .sort((one, other) => one.capacity - other.capacity);
  if (!narrowest?.facts.capacity) return [{ label: words.narrowest, value: words.notStated }];
  const wanted = capacityIn(feed.throughput, feed.throughput)?.high ?? 0;
  const figure = { ...reader.show(narrowest.facts.capacity), label: words.narrowest };
  const text = narrowest.capacity >= wanted ? words.enough : words.tooLittle;
  return [say(text, figure, { ...nameIn(narrowest), feed: feed.throughput.text })];
}

/** `1 in a 40 ft high-cube container, 4 not stated`. */
function countTransports({ pages }: Catalogue, stations: readonly ChosenStation[]): string {
  const { words } = pages.lines;
  const groups = Map.groupBy(stations, ({ transport }) => transport);
  return (['container', 'flatRack', 'special', 'notStated'] as const)
    .flatMap((transport) => {
      const count = machinesIn(groups.get(transport) ?? []);
      return count === 0 ? [] : fill(words.counted, { count, transport: words[transport] });
    })
    .join(', ');
}

/** A figure in a sentence, in each of its units. */
export function say(
  text: string,
  { label, ...texts }: ShownFigure,
  values: Readonly<Record<string, string>>,
): ShownFigure {
  const said = Object.entries(texts).map(([units, figure]) => [units, fill(text, { figure, ...values })]);
  return { label, ...(Object.fromEntries(said) as typeof texts) };
}

/** A machine's own size, as far as its tables state it. */
export function sizeFigure({ figures }: Catalogue, { sides, size }: MachineFacts): Figure | undefined {
  if (size.length < 2) return size[0];
  return sides && size.length === 3 ? figures.read('', `${sides.join(' × ')} mm`) : size[0];
}
