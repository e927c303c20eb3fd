/** A drawing as DXF for AutoCAD R12, the most widely supported version: blocks, dimensions and texts, in millimetres. */
import type { Point } from '../body/outlines.ts';
import type { Item } from '../scene.ts';
import type { StyleName } from '../styles.ts';

/** What can be moved as one. Names have at most 31 of `A–Z 0–9 - _ $`. */
export interface DxfBlock {
  name: string;
  /** Filled shapes are left out. */
  items: readonly Item[];
  /** Among the items. */
  texts?: readonly DxfText[];
  /** The insertion point among the items, and where it is inserted. */
  base: Point;
  at: Point;
}

/** A horizontal (`x`) or vertical dimension between two positions; its line is at `place`, seen from the edge `start`. */
export interface DxfDimension {
  along: 'x' | 'y';
  from: number;
  to: number;
  start: number;
  place: number;
  label: string;
}

export interface DxfText {
  at: Point;
  text: string;
}

interface Layer {
  /** AutoCAD Color Index. */
  colour: number;
  line: 'CONTINUOUS' | 'DASHED' | 'CENTER';
}

const layers: Record<string, Layer> = {
  'MACHINE-OUTLINE': { colour: 7, line: 'CONTINUOUS' },
  'MACHINE-EDGES': { colour: 8, line: 'CONTINUOUS' },
  'MACHINE-DETAIL': { colour: 9, line: 'CONTINUOUS' },
  'MACHINE-HIDDEN': { colour: 8, line: 'DASHED' },
  SURROUNDINGS: { colour: 8, line: 'CONTINUOUS' },
  INSTALLATION: { colour: 3, line: 'DASHED' },
  CENTRE: { colour: 5, line: 'CENTER' },
  DIMENSIONS: { colour: 5, line: 'CONTINUOUS' },
  TEXT: { colour: 7, line: 'CONTINUOUS' },
};

/** Filled shapes have no layer and are left out. */
const layerOf: Partial<Record<StyleName, string>> = {
  contour: 'MACHINE-OUTLINE',
  edge: 'MACHINE-EDGES',
  strap: 'MACHINE-EDGES',
  detail: 'MACHINE-DETAIL',
  thin: 'MACHINE-DETAIL',
  hidden: 'MACHINE-HIDDEN',
  centre: 'CENTRE',
  floor: 'INSTALLATION',
};

/** Group codes and values in turn, a line each in the file. */
type Groups = (string | number)[];

/** @param lettering the height of texts */
export function writeDocument(
  lettering: number,
  {
    blocks,
    dimensions,
    texts,
  }: { blocks: readonly DxfBlock[]; dimensions: readonly DxfDimension[]; texts: readonly DxfText[] },
): string {
  const write = ({ at, text }: DxfText): Groups => textEntity('TEXT', at, text, lettering);
  const drawn = dimensions.map((dimension, i) => drawDimension(dimension, `*D${i}`, lettering));
  const groups = [
    ...header(lettering),
    ...tables(),
    ...section('BLOCKS', [
      ...blocks.flatMap(({ name, items, texts: blockTexts = [], base }) =>
        block(name, 0, base, [...items.flatMap(entity), ...blockTexts.flatMap(write)]),
      ),
      ...drawn.flatMap(({ lines }, i) => block(`*D${i}`, 1, [0, 0], lines)),
    ]),
    ...section('ENTITIES', [
      ...blocks.flatMap(({ name, at }) => [...begin('INSERT', '0'), 2, name, ...point(10, at)]),
      ...drawn.flatMap(({ dimension }) => dimension),
      ...texts.flatMap(write),
    ]),
  ];
  return `${[...groups, 0, 'EOF'].join('\r\n')}\r\n`;
}

const section = (name: string, content: Groups): Groups => [0, 'SECTION', 2, name, ...content, 0, 'ENDSEC'];

const begin = (kind: string, layer: string): Groups => [0, kind, 8, layer];

const block = (name: string, flags: 0 | 1, base: Point, content: Groups): Groups => {
  const start = [...begin('BLOCK', '0'), 2, name, 70, flags, ...point(10, base), 3, name];
  return [...start, ...content, ...begin('ENDBLK', '0')];
};

/** Millimetres, metric; dashes scale with the text. */
function header(lettering: number): Groups {
  const units = [9, '$INSUNITS', 70, 4, 9, '$MEASUREMENT', 70, 1];
  const dashes = [9, '$LTSCALE', 40, tenth(lettering / 14) / 10];
  return section('HEADER', [9, '$ACADVER', 1, 'AC1009', ...units, ...dashes]);
}

function tables(): Groups {
  const lineType = (name: string, description: string, dashes: readonly number[]): Groups => {
    const length = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
    const pattern = [72, 65, 73, dashes.length, 40, length, ...dashes.flatMap((dash) => [49, dash])];
    return [0, 'LTYPE', 2, name, 70, 0, 3, description, ...pattern];
  };
  const lineTypes = [
    ...lineType('CONTINUOUS', 'Solid line', []),
    ...lineType('DASHED', '__ __ __', [50, -25]),
    ...lineType('CENTER', '____ _ ____', [160, -40, 40, -40]),
  ];
  const layerTable = Object.entries(layers).flatMap(([name, { colour, line: type }]) => {
    return [0, 'LAYER', 2, name, 70, 0, 62, colour, 6, type];
  });
  const table = (name: string, count: number, entries: Groups): Groups => {
    return [0, 'TABLE', 2, name, 70, count, ...entries, 0, 'ENDTAB'];
  };
  // The default font of CAD programs has Latin letters only.
  const font = [0, 'STYLE', 2, 'STANDARD', 70, 0, 40, 0, 41, 1, 50, 0, 71, 0, 42, 100, 3, 'arial.ttf', 4, ''];
  return section('TABLES', [
    ...table('LTYPE', 3, lineTypes),
    ...table('LAYER', Object.keys(layers).length, layerTable),
    ...table('STYLE', 1, font),
  ]);
}

/** Empty for a filled shape. */
function entity(item: Item): Groups {
  const layerOfStyle = layerOf[item.style];
  if (!layerOfStyle) return [];
  const layer = item.attached && layerOfStyle !== 'CENTRE' ? 'SURROUNDINGS' : layerOfStyle;
  if (item.kind === 'circle')
    return [...begin('CIRCLE', layer), ...point(10, [item.x, item.y]), 40, tenth(item.radius)];
  if (item.kind !== 'path') return [];
  const points = item.steps.flatMap((step): Point[] => (step[0] === 'Z' ? [] : [[step[1], step[2]]]));
  const [a, b] = points;
  if (!a || !b) return [];
  if (points.length === 2) return line(layer, a, b);
  const corners = points.flatMap((p) => [...begin('VERTEX', layer), ...point(10, p)]);
  return [...begin('POLYLINE', layer), 66, 1, 70, 0, 10, 0, 20, 0, ...corners, ...begin('SEQEND', layer)];
}

const line = (layer: string, a: Point, b: Point): Groups => [...begin('LINE', layer), ...point(10, a), ...point(11, b)];

/** A dimension, and its lines for the programs that do not make them from it. */
function drawDimension({ along, from, to, start, place, label }: DxfDimension, name: string, lettering: number) {
  const layer = 'DIMENSIONS';
  const [angle, side] = along === 'x' ? [0, 1] : [90, -1];
  const at = (position: number, across: number): Point => (along === 'x' ? [position, across] : [across, position]);
  const middle = at((from + to) / 2, place + side * lettering * 0.9);
  const beyond = place + Math.sign(place - start) * lettering * 0.4;
  const [long, wide] = [lettering * 0.8, lettering * 0.17];
  // A short dimension has its arrows outside.
  const inwards = to - from > 3 * long ? long : -long;
  const arrow = (tip: number, foot: number): Groups => {
    const [left, right] = [at(foot, place - wide), at(foot, place + wide)];
    const corners = [...point(10, at(tip, place)), ...point(11, left), ...point(12, right), ...point(13, right)];
    return [...begin('SOLID', layer), ...corners];
  };
  const centred = [50, angle, 72, 1, 73, 2, ...point(11, middle)];
  const lines = [
    ...[from, to].flatMap((end) => line(layer, at(end, start), at(end, beyond))),
    ...line(layer, at(from, place), at(to, place)),
    ...arrow(from, from + inwards),
    ...arrow(to, to - inwards),
    ...textEntity(layer, middle, label, lettering),
    ...centred,
  ];
  const head = [...begin('DIMENSION', layer), 2, name, ...point(10, at(to, place)), ...point(11, middle)];
  const ends = [...point(13, at(from, start)), ...point(14, at(to, start)), 50, angle];
  return { lines, dimension: [...head, 70, 0, 1, ascii(label), ...ends] };
}

const textEntity = (layer: string, at: Point, words: string, height: number): Groups => {
  return [...begin('TEXT', layer), ...point(10, at), 40, tenth(height), 1, ascii(words)];
};

/** A file of R12 is in ASCII: other letters are escaped as UTF-16 units, and control characters become spaces. */
const ascii = (words: string): string =>
  words
    .normalize()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[^ -~]/g, (unit) => `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

const point = (code: number, [x, y]: Point): Groups => [code, tenth(x), code + 10, tenth(y)];

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
