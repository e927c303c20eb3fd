/** What a line amounts to in one of its sizes: the rows of its totals. */
import type { Catalogue, PlantMeasures, LinkedLine } from '../../catalogue/catalogue.ts';
import { capacityIn, dailyCapacityIn, type MachineFacts } from '../../catalogue/machine/machine-facts.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import { fill, fillFigure } from '../../catalogue/words.ts';
import { partsOf, type Figure } from '../../figures/figure.ts';
import { makeFigure, makeSize, unitInRow } from '../../figures/make-figure.ts';
import { spanOf, type FigureSpan } from '../../figures/measure.ts';
import type { FigureReader } from '../../figures/reader.ts';
import { container, flatRack, inMetres, transportText, type TransportMode } from '../../catalogue/machine/transport.ts';
import { givenText, type ShownFigure } from '../../figures/show.ts';
import type { ChosenStation, LineSize } from './line-sizes.ts';

/** A row of totals. */
export interface Total extends ShownFigure {
  /** The figure alone, where the row says more: pages show it large, and the notes small. */
  main?: ShownFigure;
  notes?: string[];
  /** It is a sentence, not a figure. */
  isText?: true;
}

/** The totals of a size as rows. A machine that stands twice counts twice. */
export function totalsOf(
  catalogue: Catalogue,
  line: LinkedLine,
  size: LineSize,
  drawn: PlantMeasures | undefined,
): Total[] {
  const { figures: reader, pages } = catalogue;
  const { words } = pages.lines;
  const { stations } = size;
  const count = machinesIn(stations);
  const row = (label: string, numbers: readonly number[], unit: 'm' | 'm²' = 'm'): ShownFigure =>
    reader.show(makeSize(reader, label, numbers, unit));
  const { capacity, missing } = narrowestRow(catalogue, line, size);

  const powerIn = (unit: PowerUnit) =>
    stations.flatMap(({ station, facts }) => {
      const span = facts.power && spanOf(facts.power, unit, reader);
      return span ? { count: station.count, low: span.low * station.count, high: span.high * station.count } : [];
    });
  const powered = powerIn('kW');
  const unstated = (label: string): Total => ({ label, value: words.notStated, isText: true });
  const statedBy = (stated: number, total: Total) => {
    if (stated === 0) return unstated(total.label);
    return count === 1 ? total : addNote(words.stated, total, { stated: String(stated), count: String(count) });
  };

  const weighed = stations.flatMap((machine) => {
    const kilograms = machine.facts.weight && spanOf(machine.facts.weight, 'kg', reader)?.high;
    return kilograms === undefined ? [] : { ...machine, kilograms };
  });
  const [heaviest] = weighed.toSorted((first, second) => second.kilograms - first.kilograms);
  const travelling = stations.filter(({ transport }) => transport !== 'notStated');
  return [
    statedBy(
      powered.reduce((total, machine) => total + machine.count, 0),
      powerRow(reader, words.connectedPower, powerIn),
    ),
    statedBy(machinesIn(mainStream(stations)) - machinesIn(missing), capacity),
    ...(missing.length > 0 && machinesIn(missing) < machinesIn(mainStream(stations))
      ? [{ label: words.withoutCapacity, value: withoutCapacity(missing), isText: true as const }]
      : []),
    ...(drawn
      ? [
          row(words.floor, [drawn.length, drawn.width].map(inMetres)),
          row(words.area, [Math.ceil(drawn.area)], 'm²'),
          row(words.height, [inMetres(drawn.height)]),
          ...(drawn.feedingHeight === undefined ? [] : [row(words.feedingHeight, [inMetres(drawn.feedingHeight)])]),
        ]
      : []),
    heaviest?.facts.weight
      ? statedBy(
          machinesIn(weighed),
          addNote(words.named, { ...reader.show(heaviest.facts.weight), label: words.heaviest }, nameIn(heaviest)),
        )
      : unstated(words.heaviest),
    travelling.length > 0
      ? { label: words.transport, value: countTransports(catalogue, stations), isText: true }
      : unstated(words.transport),
    statedBy(machinesIn(travelling), {
      label: words.loads,
      value: fill(machinesIn(travelling) < count ? words.atLeast : '{count}', { count: loadsOf(travelling, reader) }),
    }),
  ];
}

/** Puts the figure of a row into a text, whose other words are a note. */
function addNote(text: string, total: Total, values: Readonly<Record<string, string>>): Total {
  const { main, notes = [], ...whole } = total;
  const around = fill(text, { ...values, figure: '' }).trim();
  const note = /^[(（](.*)[)）]$/su.exec(around)?.[1] ?? around.replace(/^[\p{P}\s]+/u, '');
  return { ...fillFigure(text, whole, values), main: main ?? whole, notes: [...notes, note] };
}

type PowerUnit = 'kW' | 'HP';

/**
 * Rounded, but the power of a small motor is not 0. `min. 90 kW` has no upper end. In horsepower, the plates that state
 * them are summed: `180 HP (132 kW)` is 180.
 */
function powerRow(reader: FigureReader, label: string, powerIn: (unit: PowerUnit) => FigureSpan[]): ShownFigure {
  const shown = (unit: PowerUnit) => {
    const spans = powerIn(unit);
    const [low, high] = (['low', 'high'] as const).map((end) => spans.reduce((sum, span) => sum + span[end], 0));
    return reader.show(totalFigure(reader, label, { low: low ?? 0, high: high ?? 0 }, unit));
  };
  const horsepower = shown('HP');
  return { ...shown('kW'), imperial: horsepower.uniform ?? horsepower.value };
}

function totalFigure(reader: FigureReader, label: string, { low, high }: FigureSpan, unit: PowerUnit): Figure {
  const decimals = low < 10 && !Number.isInteger(low) ? 1 : 0;
  const isOne = low.toFixed(decimals) === high.toFixed(decimals);
  const numbers = isOne || !Number.isFinite(high) ? [low] : [low, high];
  const around = Number.isFinite(high) ? (['', ''] as const) : (['≥ ', ''] as const);
  return makeFigure(reader, label, { numbers, decimals, around, unit: unitInRow('', unit, reader) });
}

const machinesIn = (stations: readonly ChosenStation[]): number =>
  stations.reduce((total, { station }) => total + station.count, 0);

const nameIn = ({ member }: ChosenStation) => ({ machine: nameOfMember(member) });

const mainStream = (stations: readonly ChosenStation[]) => stations.filter(({ station }) => !station.isBranch);

/** `Feeder, Tyre cutter (40–120 tyres per hour)`: the machines whose capacity is not stated in a unit of the feed. */
const withoutCapacity = (stations: readonly ChosenStation[]): string =>
  [
    ...new Set(
      stations.map(({ member, facts }) =>
        facts.capacity ? `${nameOfMember(member)} (${givenText(facts.capacity)})` : nameOfMember(member),
      ),
    ),
  ].join(', ');

/**
 * The machine of the main line that takes least of those that state it, and whether this is less than the feed. That it
 * is enough is only known if all of them state it per hour. `missing` are those that do not state it.
 */
function narrowestRow(
  { figures: reader, pages }: Catalogue,
  { feed }: LinkedLine,
  { stations, throughput }: LineSize,
): { capacity: Total; missing: ChosenStation[] } {
  const { words } = pages.lines;
  const stream = mainStream(stations);
  const stated = stream.flatMap((chosen) => {
    const hourly = capacityIn(chosen.facts.capacity, feed.throughput)?.high;
    const high = hourly ?? dailyCapacityIn(chosen.facts.capacity, feed.throughput);
    return high === undefined ? [] : { chosen, capacity: high * chosen.station.count, isDaily: hourly === undefined };
  });
  const missing = stream.filter((station) => !stated.some(({ chosen }) => chosen === station));
  const [narrowest] = stated.toSorted((a, b) => a.capacity - b.capacity);
  if (!narrowest?.chosen.facts.capacity)
    return { capacity: { label: words.narrowest, value: words.notStated }, missing };
  // A size for more than the line's feed is judged by its own.
  const least = capacityIn(feed.throughput, feed.throughput)?.high ?? 0;
  const wanted = Math.max(least, throughput ?? 0);
  const unit = partsOf(feed.throughput)[0]?.unit;
  const fed = wanted > least ? makeFigure(reader, '', { numbers: [wanted], unit }) : feed.throughput;
  const figure = { ...reader.show(narrowest.chosen.facts.capacity), label: words.narrowest };
  const isKnown = missing.length === 0 && stated.every(({ isDaily }) => !isDaily);
  const isLess = !narrowest.isDaily && narrowest.capacity < wanted;
  const text = isLess ? words.tooLittle : isKnown ? words.enough : words.named;
  return { capacity: addNote(text, figure, { ...nameIn(narrowest.chosen), feed: fed.text }), missing };
}

/** `1 in a 40 ft high-cube container, 4 not stated`. */
function countTransports(catalogue: Catalogue, stations: readonly ChosenStation[]): string {
  const { words } = catalogue.pages.lines;
  return (['container', 'flatRack', 'special', 'notStated'] as const)
    .flatMap((mode) => {
      const alike = stations.filter(({ transport }) => transport === mode);
      const textOf = ({ facts }: ChosenStation) =>
        mode === 'notStated' ? words.notStated : transportText(catalogue, facts, mode);
      return [...Map.groupBy(alike, textOf)].map(([transport, those]) =>
        fill(words.counted, { count: machinesIn(those), transport }),
      );
    })
    .join(', ');
}

/** How many trucks carry the machines, one behind another, each on the first truck with room for it. */
function loadsOf(stations: readonly ChosenStation[], reader: FigureReader): number {
  const loads: { transport: TransportMode; length: number; kilograms: number }[] = [];
  const cargo = stations.flatMap(({ station, facts, transport }) => {
    const [along = 0, across = 0] = facts.sides ?? [];
    const kilograms = (facts.weight && spanOf(facts.weight, 'kg', reader)?.high) ?? 0;
    return Array.from({ length: station.count }, () => ({ transport, length: Math.max(along, across), kilograms }));
  });
  for (const machine of cargo.toSorted((a, b) => b.length - a.length)) {
    const room = { container, flatRack, special: undefined, notStated: undefined }[machine.transport];
    const load = loads.find(
      ({ transport, length, kilograms }) =>
        room &&
        transport === machine.transport &&
        length + machine.length <= room.length &&
        kilograms + machine.kilograms <= room.kilograms,
    );
    if (!load) loads.push({ ...machine });
    else {
      load.length += machine.length;
      load.kilograms += machine.kilograms;
    }
  }
  return loads.length;
}

/** A machine's own size, as far as its tables state it. */
export function sizeFigure({ figures }: Catalogue, { sides, size }: MachineFacts): Figure | undefined {
  if (size.length < 2) return size[0];
  return sides && size.length === 3 ? makeSize(figures, '', sides, 'mm') : size[0];
}
