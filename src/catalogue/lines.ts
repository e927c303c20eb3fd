/** Production lines: machines in the order in which the material passes them, and what their figures mean for a line. */
import type { PageLines } from '#generated/entries.gen.ts';
import { partsOf, type Figure, type FigureTable } from '../figures/figure.ts';
import { lengthsOf, spanIn, spanOf, type FigureSpan } from '../figures/measure.ts';
import type { FigureReader } from '../figures/reader.ts';
import { normalizeName } from '../text/names.ts';
import { once } from '../text/once.ts';
import type { Catalogue, LinkedLine, LinkedModel, LinkedStation, Member, Sides } from './catalogue.ts';
import type { Sourced } from './entries.ts';
import { figuresOfModel } from './link/tables-of.ts';
import { ownFacets } from './link/facets.ts';
import { machineNamed } from './members.ts';
import { machinePicturePath, sheetPath, pathOf } from './paths.ts';

/** Resolves the machines of a line. Throws at an unknown one. */
export function linkLine(entry: Sourced<'line'>, catalogue: Catalogue): LinkedLine {
  const { path, stations, feed, product, materials, ...fields } = entry;
  const { figures, pages } = catalogue;
  const { words } = pages.lines;
  const memberOf = (id: string): Member => {
    const category = catalogue.categories.find((one) => one.id === id);
    const member = machineNamed(catalogue, id) ?? (category && { kind: 'category' as const, entry: category });
    if (!member) throw new Error(`${entry.file} refers to an unknown machine`);
    return member;
  };
  const predecessors = findPredecessors(stations);
  return {
    ...fields,
    path: pathOf({ kind: 'line', id: entry.id, path }),
    facets: ownFacets(materials ? { materials } : {}),
    feed: { material: feed.material, throughput: figures.read(words.throughput, feed.throughput ?? '') },
    product: { material: product.material, size: figures.read(words.size, product.size ?? '') },
    stations: stations.map(({ id, choices = [], count = 1, after: _after, ...station }, index) => ({
      ...station,
      ...(predecessors[index] ?? { after: undefined, isBranch: false }),
      count,
      choices: [memberOf(id), ...choices.filter((choice) => choice !== id).map(memberOf)],
    })),
    sheetPath: sheetPath(entry.id),
  };
}

/**
 * Which station each one follows: the one that it names, of several the last before it; else the last one of the main
 * line.
 */
export function findPredecessors(
  stations: readonly { id?: string | undefined; after?: string | undefined }[],
): Pick<LinkedStation, 'after' | 'isBranch'>[] {
  return stations.map(({ after }, index) => {
    const isBefore = (test: (station: (typeof stations)[number]) => boolean) => {
      const found = stations.slice(0, index).findLastIndex(test);
      return found < 0 ? undefined : found;
    };
    const named = after === undefined ? undefined : isBefore(({ id }) => id === after);
    return named === undefined
      ? { after: isBefore((station) => station.after === undefined), isBranch: false }
      : { after: named, isBranch: true };
  });
}

/** The rows that a line compares, by what they state (pages/lines.yaml). */
type LineRows = PageLines['rows'];

/** What a machine's figures say about its place in a line. */
export interface MachineFacts {
  capacity: Figure | undefined;
  power: Figure | undefined;
  weight: Figure | undefined;
  /** The overall size, or length, width and height. */
  size: readonly Figure[];
  /** The size of the pieces that it takes, and of those that leave it. */
  input: Figure | undefined;
  output: Figure | undefined;
  /** The greatest length, width and height in millimetres; undefined if not stated. */
  sides: Sides | undefined;
  transportHeight: Figure | undefined;
}

/** The figures of a machine, highlights first; none for a category. */
export function figuresOfMember({ kind, entry }: Member): readonly Figure[] {
  if (kind === 'category') return [];
  return kind === 'model' ? figuresOfModel(entry) : entry.overview;
}

export function factsOf(figures: readonly Figure[], rows: LineRows): MachineFacts {
  const stated = figures.filter((figure) => partsOf(figure).length > 0);
  const inRow = (names: readonly string[]) => {
    const keys = new Set(names.map(normalizeName));
    return stated.find(({ key }) => keys.has(key));
  };
  const ofRole = (role: Figure['role']) => stated.find((figure) => figure.role === role);
  const whole = ofRole('Overall size');
  const size = whole ? [whole] : [ofRole('Length'), ofRole('Width'), ofRole('Height')].flatMap((one) => one ?? []);
  const sides = whole ? lengthsOf(whole) : size.map((figure) => Math.max(...lengthsOf(figure)));
  const [along = 0, across = 0, height = 0] = sides;
  return {
    capacity: inRow(rows.capacity),
    power: stated.find((figure) => figure.role === 'Power' && spanIn(figure, kilowatt)),
    weight: inRow(rows.weight),
    size,
    input: inRow(rows.input),
    output: inRow(rows.output),
    sides: sides.length === 3 && Math.min(...sides) > 0 ? [along, across, height] : undefined,
    transportHeight: inRow(rows.transportHeight),
  };
}

const kilowatt = { kind: 'power', factor: 1000, sign: 'kW' } as const;

const folderOf = { model: 'models', equipment: 'equipment', category: 'categories' } as const;
/** The start of the URLs of its picture. */
export const stemOf = ({ kind, entry }: Member): string => machinePicturePath(folderOf[kind], entry.id);

/** Made once, since the finder and the pages of machines and lines ask for them. */
const statedFacts = once((rows: LineRows) => once((figures: readonly Figure[]) => factsOf(figures, rows)));

/** Its sides are those as drawn, if the drawing knows more: some tables state the height before the width. */
export function factsOfMember(member: Member, { pages, spaces }: Pick<Catalogue, 'pages' | 'spaces'>): MachineFacts {
  const facts = statedFacts(pages.lines.rows)(figuresOfMember(member));
  return { ...facts, sides: spaces?.get(stemOf(member))?.machine ?? facts.sides };
}

/** A capacity in the unit of a line's feed; undefined if one of them is not stated, or in another kind of unit. */
export function capacityIn(capacity: Figure | undefined, feed: Figure): FigureSpan | undefined {
  const unit = partsOf(feed)[0]?.unit;
  const span = capacity && unit && spanIn(capacity, unit);
  // `min. 5 t/h` promises 5.
  return span && { ...span, high: Number.isFinite(span.high) ? span.high : span.low };
}

/**
 * The least inside length and door opening of a 40 ft high-cube container (1AAA in ISO 668:2020; in millimetres; inside,
 * it is 2330 wide and 2655 high, but everything passes the door). ISO 668:2013 limits the whole to 30,480 kg, as do most
 * shipping lines today; the container itself weighs up to 3,980 kg.
 */
export const container = { length: 11_998, width: 2286, height: 2566, kilograms: 26_500 } as const;

/** The floor of a 40 ft flat rack is that of the outside sizes of ISO 668 (1AA). Its load may be higher than its ends. */
export const flatRack = { length: 12_192, width: 2438, kilograms: 26_500 } as const;

export type TransportMode = 'container' | 'flatRack' | 'special' | 'notStated';

/** How a machine travels. All three sizes and the weight must be stated; higher than the door, also for transport. */
export function transportOf({ sides, transportHeight, weight }: MachineFacts, reader: FigureReader): TransportMode {
  const kilograms = weight && spanOf(weight, 'kg', reader)?.high;
  const height = transportHeight ? Math.max(...lengthsOf(transportHeight)) : sides?.[2];
  if (!sides || kilograms === undefined || height === undefined) return 'notStated';
  const [across, along] = [sides[0], sides[1]].toSorted((one, other) => one - other) as [number, number];
  const fits = (room: { length: number; width: number; kilograms: number }) =>
    along <= room.length && across <= room.width && kilograms <= room.kilograms;
  if (height <= container.height && fits(container)) return 'container';
  // Without a height for transport, it may come apart.
  if (transportHeight === undefined && height > container.height) return 'notStated';
  return fits(flatRack) ? 'flatRack' : 'special';
}

/** Length, width and height of a machine on the floor, in millimetres: as installed if that is more. */
export function floorOf(catalogue: Catalogue, member: Member): Sides | undefined {
  return catalogue.spaces?.get(stemOf(member))?.installed ?? factsOfMember(member, catalogue).sides;
}

/**
 * The machine's own size and the one as installed, where more is drawn than the machine itself; and how it travels, if
 * its size and weight are stated.
 */
export function sizeRows(catalogue: Catalogue, member: Member): Figure[] {
  const { figures, words, spaces, pages } = catalogue;
  const { machine, installed } = spaces?.get(stemOf(member)) ?? {};
  const row = (label: string, size: Sides) => figures.read(label, `${size.join(' × ')} mm`);
  const { machineSize, installedSize } = words.drawing;
  const { words: texts } = pages.lines;
  const transport = transportOf(factsOfMember(member, catalogue), figures);
  return [
    ...(machine && installed ? [row(machineSize, machine), row(installedSize, installed)] : []),
    ...(transport === 'notStated' ? [] : [inWords(texts.transport, texts[transport])]),
  ];
}

/**
 * What the data leaves open: its floor is then as drawn, unless a size as installed says more, and other things are not
 * stated. `ask` says how to learn them.
 */
export function openSizes(catalogue: Catalogue, member: Member): { rows: Figure[]; ask: string | undefined } {
  const { figures, spaces, pages } = catalogue;
  const { floor, floorArea, transport, notStated, ask } = pages.lines.words;
  const { installed, drawn } = spaces?.get(stemOf(member)) ?? {};
  const isTransportOpen = transportOf(factsOfMember(member, catalogue), figures) === 'notStated';
  const missing = [...(spaces && !drawn ? [floorArea] : []), ...(isTransportOpen ? [transport] : [])];
  const rows = [
    ...(drawn && !installed ? [figures.read(floor, inMetres(figures, drawn.slice(0, 2)))] : []),
    ...missing.map((label) => inWords(label, notStated)),
  ];
  return { rows, ask: missing.length > 0 ? ask : undefined };
}

/** Rounded up: `46.9 × 11.2 m`. */
export const inMetres = ({ decimal }: FigureReader, millimetres: readonly number[]): string =>
  `${millimetres.map((length) => String(Math.ceil(length / 100) / 10).replace('.', decimal)).join(' × ')} m`;

const inWords = (label: string, text: string): Figure => ({
  label,
  key: normalizeName(label),
  text,
  reading: { kind: 'words' },
});

/** A model's sizes as a table, for sheets and comparisons. */
export function sizeTables(catalogue: Catalogue, entry: LinkedModel): FigureTable[] {
  const rows = sizeRows(catalogue, { kind: 'model', entry });
  return rows.length > 0 ? [{ title: catalogue.words.drawing.space, rows }] : [];
}

/** The lines in which a machine stands, or may stand. */
export function linesWith({ lines }: Catalogue, { id }: { id: string }): LinkedLine[] {
  return lines.filter(({ stations }) => stations.some(({ choices }) => choices.some(({ entry }) => entry.id === id)));
}
