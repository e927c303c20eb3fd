/** How a machine travels, and the floor that it takes. */
import type { Figure, FigureTable } from '../figures/figure.ts';
import { makeSize } from '../figures/make-figure.ts';
import { lengthsOf, spanOf } from '../figures/measure.ts';
import type { FigureReader } from '../figures/reader.ts';
import { normalizeName } from '../text/names.ts';
import type { Catalogue, LinkedModel, Member, Sides } from './catalogue.ts';
import { fill } from './words.ts';
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
  const [across, along] = [sides[0], sides[1]].toSorted((one, other) => one - other) as [number, number];
  const fits = (room: { length: number; width: number; kilograms: number }) =>
    along <= room.length && across <= room.width && kilograms <= room.kilograms;
  if (height <= container.height && fits(container)) return 'container';
  // Without a height for transport, it may come apart.
  if (transportHeight === undefined && height > container.height) return 'notStated';
  return fits(flatRack) ? 'flatRack' : 'special';
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
 * The machine's own size and the one as installed, where more is drawn than the machine itself; and how it travels, if
 * its size and weight are stated.
 */
export function sizeRows(catalogue: Catalogue, member: Member): Figure[] {
  const { figures, words, spaces, pages } = catalogue;
  const { machine, installed } = spaces?.get(stemOf(member)) ?? {};
  const row = (label: string, size: Sides) => makeSize(figures, label, size, 'mm');
  const { machineSize, installedSize } = words.drawing;
  const { words: texts } = pages.lines;
  const facts = factsOfMember(member, catalogue);
  const transport = transportOf(facts, figures);
  return [
    ...(machine && installed ? [row(machineSize, machine), row(installedSize, installed)] : []),
    ...(transport === 'notStated' ? [] : [inWords(texts.transport, transportText(catalogue, facts, transport))]),
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
  const facts = factsOfMember(member, catalogue);
  const isTransportOpen = transportOf(facts, figures) === 'notStated';
  const missing = [...(spaces && !drawn ? [floorArea] : []), ...(isTransportOpen ? [transport] : [])];
  const textOf = (label: string) => (label === transport ? transportText(catalogue, facts, 'notStated') : notStated);
  const rows = [
    ...(drawn && !installed ? [makeSize(figures, floor, drawn.slice(0, 2).map(inMetres), 'm')] : []),
    ...missing.map((label) => inWords(label, textOf(label))),
  ];
  return { rows, ask: missing.length > 0 ? ask : undefined };
}

/** Rounded up to a tenth of a metre. */
export const inMetres = (millimetres: number): number => Math.ceil(millimetres / 100) / 10;
/** From square millimetres to square metres, rounded up. */
const areaOf = (square: number): number => Math.ceil(square / 1e6);

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
