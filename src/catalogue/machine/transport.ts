/** How a machine travels, the floor that it takes, and its electrical supply. */
import type { Figure, FigureTable } from '../../figures/figure.ts';
import { makeSize, wordsFigure } from '../../figures/make-figure.ts';
import { lengthsOf, spanOf } from '../../figures/measure.ts';
import type { FigureReader } from '../../figures/reader.ts';
import type { Catalogue, LinkedModel, MachineSpace, Member, Sides } from '../catalogue.ts';
import { supplyOf, supplyRows } from './site-needs.ts';
import { fill } from '../words.ts';
import { factsOfMember, stemOf, type MachineFacts } from './machine-facts.ts';

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
export function transportOf(facts: MachineFacts, reader: FigureReader): TransportMode {
  const { sides, size, transportHeight, weight } = facts;
  // Nothing follows from a size of its own and a weight of the shared sheet.
  const isOneSet = weight?.isShared === size?.[0]?.isShared;
  const kilograms = isOneSet && weight ? spanOf(weight, 'kg', reader)?.high : undefined;
  const height = heightOf(facts);
  if (!sides || kilograms === undefined || height === undefined) return 'notStated';
  const [across, along] = [sides[0], sides[1]].toSorted((a, b) => a - b) as [number, number];
  const fits = (room: { length: number; width: number; kilograms: number }) =>
    along <= room.length && across <= room.width && kilograms <= room.kilograms;
  if (height <= container.height && fits(container)) return 'container';
  // Without a height for transport, it may come apart.
  if (transportHeight === undefined && height > container.height) return 'notStated';
  return fits(flatRack) ? 'flatRack' : 'special';
}

/** What two people carry, in kilograms: ISO 11228-1 recommends at most 25 for one person. */
const carried = 50;

/** Nobody asks on what floor a machine stands and in what container it travels, if people carry it. */
function isCarried({ weight }: MachineFacts, reader: FigureReader): boolean {
  const kilograms = weight && spanOf(weight, 'kg', reader)?.high;
  return kilograms !== undefined && kilograms <= carried;
}

/** On the way: as its tables state it, else its height. In millimetres. */
const heightOf = ({ sides, transportHeight }: MachineFacts): number | undefined =>
  transportHeight ? Math.max(...lengthsOf(transportHeight)) : sides?.[2];

/** How a machine travels, in words; what is known where its size alone says that it does not fit as it stands. */
export function transportText({ figures, pages }: Catalogue, facts: MachineFacts, mode: TransportMode): string {
  const { words } = pages.lines;
  const height = heightOf(facts) ?? 0;
  const isOver = height > container.height;
  const inWords = (millimetres: number) => makeSize(figures, '', [millimetres], 'mm').text;
  if (mode === 'flatRack' && isOver)
    return fill(words.overHeight, { transport: words.flatRack, height: inWords(height) });
  return mode === 'notStated' && isOver ? fill(words.tooHigh, { height: inWords(container.height) }) : words[mode];
}

/** Length, width and height of a machine on the floor, in millimetres: as installed if that is more. */
function floorOf(catalogue: Catalogue, member: Member): Sides | undefined {
  return catalogue.spaces?.get(stemOf(member))?.installed ?? factsOfMember(member, catalogue).sides;
}

/** Rows that a facet may name: the height of the hall, and the area on the floor. */
export function spaceFigures(catalogue: Catalogue, member: Member): Figure[] {
  const [along = 0, across = 0, height = 0] = floorOf(catalogue, member) ?? [];
  const { hallHeight, floorArea } = catalogue.pages.lines.words;
  const { figures } = catalogue;
  return height === 0
    ? []
    : [makeSize(figures, hallHeight, [height], 'mm'), makeSize(figures, floorArea, [areaOf(along * across)], 'm²')];
}

/**
 * The machine’s own size, if stated, and the one as installed, if more is drawn; how it travels, if its
 * size and weight are stated; and its electrical supply, if stated. Of what people carry, the supply alone.
 */
export function sizeRows(catalogue: Catalogue, member: Member): Figure[] {
  const { figures, words, spaces, pages } = catalogue;
  const { machine, installed } = spaces?.get(stemOf(member)) ?? {};
  const row = (label: string, size: Sides) => makeSize(figures, label, size, 'mm');
  const { machineSize, installedSize } = words.drawing;
  const { words: texts } = pages.lines;
  const facts = factsOfMember(member, catalogue);
  const supply = supplyRows(catalogue, supplyOf(member));
  if (isCarried(facts, figures)) return supply;
  const transport = transportOf(facts, figures);
  return [
    ...(machine ? [row(machineSize, machine)] : []),
    ...(installed ? [row(installedSize, installed)] : []),
    ...(transport === 'notStated' ? [] : [wordsFigure(texts.transport, transportText(catalogue, facts, transport))]),
    ...supply,
  ];
}

/**
 * What the data leaves open: its floor is then as drawn, and other things are not stated. `ask` says how to learn them.
 */
export function openSizes(catalogue: Catalogue, member: Member): { rows: Figure[]; ask: string | undefined } {
  const { figures, words, spaces, pages } = catalogue;
  const { floor, floorArea, transport, notStated, ask } = pages.lines.words;
  const { machine, drawn } = spaces?.get(stemOf(member)) ?? {};
  const facts = factsOfMember(member, catalogue);
  if (isCarried(facts, figures)) return { rows: [], ask: undefined };
  const isTransportOpen = transportOf(facts, figures) === 'notStated';
  const missing = [
    ...(spaces && !drawn ? [floorArea] : []),
    ...(isTransportOpen ? [transport] : []),
    ...(supplyOf(member) ? [] : [words.machine.supply]),
  ];
  const textOf = (label: string) => (label === transport ? transportText(catalogue, facts, 'notStated') : notStated);
  const rows = [
    ...(drawn && !machine ? [makeSize(figures, floor, drawn.slice(0, 2).map(inMetres), 'm')] : []),
    ...missing.map((label) => wordsFigure(label, textOf(label))),
  ];
  return { rows, ask: missing.length > 0 ? ask : undefined };
}

/** The floor of a machine: its size and the one as installed, else as drawn. */
export function floorRows(catalogue: Catalogue, sides: Sides | undefined, space: Partial<MachineSpace>): Figure[] {
  const { figures, words, pages } = catalogue;
  const { floor, floorArea } = pages.lines.words;
  const { machine = sides, installed, drawn } = space;
  const { machineSize, installedSize } = words.drawing;
  if (machine)
    return [
      makeSize(figures, machineSize, machine, 'mm'),
      ...(installed ? [makeSize(figures, installedSize, installed, 'mm')] : []),
    ];
  return [drawn ? makeSize(figures, floor, drawn.slice(0, 2).map(inMetres), 'm') : notStatedRow(catalogue, floorArea)];
}

export const notStatedRow = ({ pages }: Catalogue, label: string): Figure =>
  wordsFigure(label, pages.lines.words.notStated);

/** Rounded up to a tenth of a metre. */
export const inMetres = (millimetres: number): number => Math.ceil(millimetres / 100) / 10;
/** From square millimetres to square metres, rounded up. */
const areaOf = (square: number): number => Math.ceil(square / 1e6);

/** Rows of sizes, transport and supply as a table; none without rows. */
export const sizeTable = ({ words }: Catalogue, rows: Figure[]): FigureTable[] =>
  rows.length > 0 ? [{ title: words.drawing.space, rows }] : [];

/** A model's sizes as a table, for sheets and comparisons. */
export const sizeTables = (catalogue: Catalogue, entry: LinkedModel): FigureTable[] =>
  sizeTable(catalogue, sizeRows(catalogue, { kind: 'model', entry }));
