/** What a line amounts to in one of its sizes: the rows of its totals. */
import type { Catalogue, PlantMeasures, LinkedLine } from '../../catalogue/catalogue.ts';
import { capacityIn, type MachineFacts } from '../../catalogue/machine-facts.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import { fill, fillFigure } from '../../catalogue/words.ts';
import type { Figure } from '../../figures/figure.ts';
import { makeFigure, unitInRow } from '../../figures/make-figure.ts';
import { spanOf, type FigureSpan } from '../../figures/measure.ts';
import type { FigureReader } from '../../figures/reader.ts';
import { container, flatRack, inMetres, type TransportMode } from '../../catalogue/transport.ts';
import type { ShownFigure } from '../../figures/show.ts';
import type { ChosenStation, LineSize } from './line-sizes.ts';

/** The totals of a size as rows. A machine that stands twice counts twice. */
export function totalsOf(
  catalogue: Catalogue,
  line: LinkedLine,
  { stations }: LineSize,
  drawn: PlantMeasures | undefined,
): ShownFigure[] {
  const { figures: reader, pages } = catalogue;
  const { words } = pages.lines;
  const count = machinesIn(stations);
  const row = (label: string, text: string): ShownFigure => reader.show(reader.read(label, text));

  const powerIn = (unit: PowerUnit) =>
    stations.flatMap(({ station, facts }) => {
      const span = facts.power && spanOf(facts.power, unit, reader);
      return span ? { count: station.count, low: span.low * station.count, high: span.high * station.count } : [];
    });
  const powered = powerIn('kW');
  const statedBy = (stated: number, figure: ShownFigure) => {
    if (stated === 0) return { label: figure.label, value: words.notStated };
    return count === 1 ? figure : fillFigure(words.stated, figure, { stated: String(stated), count: String(count) });
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
    statedBy(
      machinesIn(
        stations.filter(
          (machine) => !machine.station.isBranch && capacityIn(machine.facts.capacity, line.feed.throughput),
        ),
      ),
      narrowestRow(catalogue, line, stations),
    ),
    ...(drawn
      ? [
          row(words.floor, inMetres(reader, [drawn.length, drawn.width])),
          row(words.area, `${Math.ceil(drawn.area)} m²`),
          row(words.height, inMetres(reader, [drawn.height])),
          ...(drawn.feedingHeight === undefined
            ? []
            : [row(words.feedingHeight, inMetres(reader, [drawn.feedingHeight]))]),
        ]
      : []),
    heaviest?.facts.weight
      ? statedBy(
          machinesIn(weighed),
          fillFigure(words.named, { ...reader.show(heaviest.facts.weight), label: words.heaviest }, nameIn(heaviest)),
        )
      : { label: words.heaviest, value: words.notStated },
    { label: words.transport, value: travelling.length > 0 ? countTransports(catalogue, stations) : words.notStated },
    statedBy(machinesIn(travelling), {
      label: words.loads,
      value: fill(machinesIn(travelling) < count ? words.atLeast : '{count}', { count: loadsOf(travelling, reader) }),
    }),
  ];
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

/**
 * The machine of the main line that takes least of those that state it, and whether this is less than the feed. That it
 * is enough is only known if all of them state it.
 */
function narrowestRow(
  { figures: reader, pages }: Catalogue,
  { feed }: LinkedLine,
  stations: readonly ChosenStation[],
): ShownFigure {
  const { words } = pages.lines;
  const stream = stations.filter(({ station }) => !station.isBranch);
  const stated = stream.flatMap((machine) => {
    const high = capacityIn(machine.facts.capacity, feed.throughput)?.high;
    return high === undefined ? [] : { ...machine, capacity: high * machine.station.count };
  });
  const [narrowest] = stated.toSorted((first, second) => first.capacity - second.capacity);
  if (!narrowest?.facts.capacity) return { label: words.narrowest, value: words.notStated };
  const wanted = capacityIn(feed.throughput, feed.throughput)?.high ?? 0;
  const figure = { ...reader.show(narrowest.facts.capacity), label: words.narrowest };
  const isKnown = stated.length === stream.length;
  const text = narrowest.capacity < wanted ? words.tooLittle : isKnown ? words.enough : words.named;
  return fillFigure(text, figure, { ...nameIn(narrowest), feed: feed.throughput.text });
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
  return sides && size.length === 3 ? figures.read('', `${sides.join(' × ')} mm`) : size[0];
}
