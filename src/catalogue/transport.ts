/** How a machine travels, and the floor that it takes. */
import type { Figure, FigureTable } from '../figures/figure.ts';
import { lengthsOf, spanOf } from '../figures/measure.ts';
import type { FigureReader } from '../figures/reader.ts';
import { normalizeName } from '../text/names.ts';
import type { Catalogue, LinkedModel, Member, Sides } from './catalogue.ts';
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
    : [figures.read(hallHeight, `${height} mm`), figures.read(floorArea, `${Math.ceil((along * across) / 1e6)} m²`)];
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
