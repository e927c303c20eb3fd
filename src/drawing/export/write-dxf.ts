/** Writes the views of a machine or a plant as DXF for AutoCAD R12, the most widely supported version. In millimetres. */
import type { Point } from '../body/outlines.ts';
import type { ViewId } from '../../catalogue/shown/parts.ts';
import type { MeasuredMachine } from '../arrangement/measure-machine.ts';
import type { MeasuredPlant } from '../plant/draw-row.ts';
import { drawLayers } from '../plant/view-plant.ts';
import { boundsOf, type Box, type Item } from '../scene.ts';
import type { StyleName } from '../styles.ts';

interface Layer {
  /** AutoCAD Color Index. */
  colour: number;
  line: 'CONTINUOUS' | 'DASHED' | 'CENTER';
}

const layers: Record<string, Layer> = {
  OUTLINE: { colour: 7, line: 'CONTINUOUS' },
  EDGES: { colour: 8, line: 'CONTINUOUS' },
  DETAIL: { colour: 9, line: 'CONTINUOUS' },
  HIDDEN: { colour: 8, line: 'DASHED' },
  CENTRE: { colour: 5, line: 'CENTER' },
  TEXT: { colour: 7, line: 'CONTINUOUS' },
};

/** Filled shapes have no layer and are left out. */
const layerOf: Partial<Record<StyleName, string>> = {
  contour: 'OUTLINE',
  edge: 'EDGES',
  strap: 'EDGES',
  detail: 'DETAIL',
  thin: 'DETAIL',
  hidden: 'HIDDEN',
  centre: 'CENTRE',
};

/** Text height as a share of the machine's greatest length; gap between views in text heights. */
const [letterShare, gapHeights] = [0.03, 18];

/**
 * First-angle projection, as on the general arrangement. `notice` goes below the views.
 * @param captions of the views
 */
export function writeDxf(
  measured: MeasuredMachine,
  title: string,
  notice: string,
  captions: Readonly<Record<ViewId, string>>,
): string {
  const { views, principal, end } = measured;
  const other = principal === 'front' ? 'side' : 'front';
  const [main, beside, plan] = [views[principal].bounds, views[other].bounds, views.plan.bounds];
  const lettering = letterShare * Math.max(main.width, main.height, plan.height);
  const gap = gapHeights * lettering;
  const aside = end === 'left' ? main.x + main.width + gap - beside.x : main.x - gap - beside.x - beside.width;
  const below = Math.min(0, main.y) - gap - (plan.y + plan.height);
  const placed = (view: ViewId, at: Point): PlacedItems => ({ ...views[view], caption: captions[view], at });
  const shown = [placed(principal, [0, 0]), placed(other, [aside, 0]), placed('plan', [0, below])];
  return writeViews(shown, lettering, [title, notice], [main.x, below + plan.y]);
}

/** A plant in elevation and plan, with the numbers of its stations in both. `list` and `notice` go below the views. */
export function writePlantDxf(
  { plant, views }: MeasuredPlant,
  title: string,
  list: readonly string[],
  notice: string,
  captions: { elevation: string; plan: string },
): string {
  const lettering = (letterShare / 2) * Math.max(plant.size.length, plant.size.width);
  const below = plant.low[2] - gapHeights * lettering;
  const shown = (['elevation', 'plan'] as const).map((view): PlacedItems => {
    const items = drawLayers(views[view]);
    return { items, bounds: boundsOf({ items }), caption: captions[view], at: [0, view === 'plan' ? below : 0] };
  });
  const numbers = views.plan.map(({ station, bounds: [x1, y1, x2, y2] }): Groups => {
    const middle: Point = [(x1 + x2) / 2 - lettering / 2, (y1 + y2) / 2 - lettering / 2 + below];
    return text(middle, String(station.station.number), lettering);
  });
  const foot: Point = [plant.low[0], below - plant.high[2]];
  return writeViews(shown, lettering, [title, ...list, notice], foot, numbers.flat());
}

/** A view that stands at `at`. */
interface PlacedItems {
  items: readonly Item[];
  bounds: Box;
  caption: string;
  at: Point;
}

/** `notes` are lines of text below `foot`. */
function writeViews(
  views: readonly PlacedItems[],
  lettering: number,
  notes: readonly string[],
  foot: Point,
  more: Groups = [],
): string {
  const groups: Groups = [...header(lettering), ...tables(), 0, 'SECTION', 2, 'ENTITIES'];
  for (const { items, bounds, caption, at } of views) {
    groups.push(...items.flatMap((item) => entity(item, at)));
    groups.push(...text([bounds.x + at[0], Math.min(0, bounds.y) + at[1] - 3 * lettering], caption, lettering));
  }
  groups.push(...more);
  notes.forEach((note, i) => groups.push(...text([foot[0], foot[1] - (6 + 2 * i) * lettering], note, lettering)));
  groups.push(0, 'ENDSEC', 0, 'EOF');
  return `${groups.join('\r\n')}\r\n`;
}

/** Group codes and values in turn, a line each in the file. */
type Groups = (string | number)[];

/** Millimetres, metric; dashes scale with the text. */
function header(lettering: number): Groups {
  const units = [9, '$INSUNITS', 70, 4, 9, '$MEASUREMENT', 70, 1];
  const dashes = [9, '$LTSCALE', 40, tenth(lettering / 14) / 10];
  return [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', ...units, ...dashes, 0, 'ENDSEC'];
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
  const layerTable = Object.entries(layers).flatMap(([name, { colour, line }]) => [
    0,
    'LAYER',
    2,
    name,
    70,
    0,
    62,
    colour,
    6,
    line,
  ]);
  const table = (name: string, count: number, entries: Groups): Groups => [
    0,
    'TABLE',
    2,
    name,
    70,
    count,
    ...entries,
    0,
    'ENDTAB',
  ];
  // The default font of CAD programs has Latin letters only.
  const font = [0, 'STYLE', 2, 'STANDARD', 70, 0, 40, 0, 41, 1, 50, 0, 71, 0, 42, 100, 3, 'arial.ttf', 4, ''];
  const content = [
    ...table('LTYPE', 3, lineTypes),
    ...table('LAYER', Object.keys(layers).length, layerTable),
    ...table('STYLE', 1, font),
  ];
  return [0, 'SECTION', 2, 'TABLES', ...content, 0, 'ENDSEC'];
}

/** Empty for a filled shape. */
function entity(item: Item, [dx, dy]: Point): Groups {
  const layer = layerOf[item.style];
  if (!layer) return [];
  const [x, y] = [(value: number) => tenth(value + dx), (value: number) => tenth(value + dy)];
  if (item.kind === 'circle') return [0, 'CIRCLE', 8, layer, 10, x(item.x), 20, y(item.y), 40, tenth(item.radius)];
  if (item.kind !== 'path') return [];
  const points = item.steps.flatMap((step): Point[] =>
    step[0] === 'M' || step[0] === 'L' ? [[step[1], step[2]]] : [],
  );
  const [a, b] = points;
  if (!a || !b) return [];
  if (points.length === 2) return [0, 'LINE', 8, layer, 10, x(a[0]), 20, y(a[1]), 11, x(b[0]), 21, y(b[1])];
  const corners = points.flatMap((p) => [0, 'VERTEX', 8, layer, 10, x(p[0]), 20, y(p[1])]);
  return [0, 'POLYLINE', 8, layer, 66, 1, 70, 0, 10, 0, 20, 0, ...corners, 0, 'SEQEND', 8, layer];
}

/** A file of R12 is in ASCII: other letters are escaped as UTF-16 units, and control characters become spaces. */
function text([x, y]: Point, words: string, height: number): Groups {
  const ascii = words
    .normalize()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[^ -~]/g, (unit) => `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
  return [0, 'TEXT', 8, 'TEXT', 10, tenth(x), 20, tenth(y), 40, tenth(height), 1, ascii];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
