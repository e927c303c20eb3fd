/** A part of a plant, or the whole of it, in elevation and below it in plan, with its dimensions and balloons. */
import { drawDimensions } from '../arrangement/dimension-lines.ts';
import { spacing, type PlacedView } from '../arrangement/lay-out.ts';
import type { ViewDimension } from '../arrangement/measure-machine.ts';
import { drawBalloon, drawBalloons } from '../arrangement/parts-list.ts';
import { textWidth } from '../arrangement/text-width.ts';
import type { Point } from '../body/outlines.ts';
import { visible } from '../general-arrangement.ts';
import { drawItemsAt, Scene } from '../scene.ts';
import { drawGround, drawPerson } from '../props.ts';
import { isWithin } from '../view/hidden-lines.ts';
import type { DrawingWords } from '../../catalogue/words.ts';
import { personRoom, placeRow, type Look, type PlacedRow, type Row } from './lay-out-rows.ts';
import type { PlacedPlant, PlacedStation } from './place-plant.ts';
import { drawLayers, type PlantView, type PlantViews } from './view-plant.ts';

export interface MeasuredPlant {
  plant: PlacedPlant;
  views: PlantViews;
}

/** Draws the rows from the top of the box. Returns where they end. */
export function drawRows(
  scene: Scene,
  rows: readonly Row[],
  measured: MeasuredPlant,
  scale: number,
  look: Look,
  words: DrawingWords['drawing'],
): number {
  let { y } = look.box;
  for (const row of rows) {
    const placed = placeRow(row, y, scale, look);
    drawRow(scene, placed, measured, words);
    y = placed.end;
  }
  return y;
}

function drawRow(
  scene: Scene,
  placed: PlacedRow,
  { plant, views }: MeasuredPlant,
  words: DrawingWords['drawing'],
): void {
  const { row, look, left, width, captions } = placed;
  const inRow = (view: PlantView): PlantView => view.filter(({ station }) => row.stations.includes(station));
  const [elevation, plan] = [inRow(views.elevation), inRow(views.plan)];
  drawViews(scene, placed, elevation, plan);
  dimensionSizes(scene, placed, plant);
  dimensionGaps(scene, placed);
  if (!row.isPart) dimensionWhole(scene, placed, plant);
  numberStations(scene, placed, elevation, plan);
  for (const view of ['elevation', 'plan'] as const)
    scene.text('letteringBlue', left + width / 2, captions[view], look.letter * 0.9, words[view]);
}

/** The machines in both views, beside a person. */
function drawViews(scene: Scene, placed: PlacedRow, elevation: PlantView, plan: PlantView): void {
  const { row, scale, look, left, width, x, ground, planY } = placed;
  const human = new Scene();
  drawPerson(human, 0);
  drawItemsAt(scene, human.items, x + (row.high[0] + personRoom * 0.6) * scale, ground, scale);
  drawItemsAt(scene, visible(drawLayers(elevation), scale, look.weight), x, ground, scale);
  drawItemsAt(scene, visible(drawLayers(plan), scale, look.weight), x, planY, scale);
  drawGround(scene, left - look.letter, left + width + personRoom * scale, ground, look.letter * 0.7);
}

const columnOf = ({ box }: Look) => ({ left: box.x, right: box.x + box.width });

/** Dimensions of one side of a view; `aside` and `down` move them away from it. */
function dimension(
  scene: Scene,
  { row, scale, look, left, width, depth, x, ground, planTop, planY }: PlacedRow,
  id: 'front' | 'plan',
  side: Partial<Pick<PlacedView, 'below' | 'left'>>,
  { aside = 0, down = 0 } = {},
): void {
  const isFront = id === 'front';
  const height = isFront ? row.high[1] * scale : depth;
  const view: PlacedView = {
    id,
    caption: '',
    x,
    y: isFront ? ground : planY,
    box: { x: left + aside, y: isFront ? ground - height : planTop, width, height },
    column: columnOf(look),
    below: [],
    above: [],
    left: [],
    right: [],
    ...side,
  };
  drawDimensions(scene, view, scale, look.letter, isFront ? ground + down : planTop + depth);
}

/** The feeding height and the highest point. */
function dimensionSizes(scene: Scene, placed: PlacedRow, { size, stations: [first], high }: PlacedPlant): void {
  const { stations } = placed.row;
  const highest = stations.find((station) => station.high[1] === high[1]);
  const feeding = size.feedingHeight;
  const isFed = first && feeding && feeding < size.height && stations.includes(first);
  dimension(scene, placed, 'front', {
    left: [
      ...(isFed ? [span('y', 0, feeding, feeding, first.low[0])] : []),
      ...(highest ? [span('y', 0, high[1], size.height, highest.low[0])] : []),
    ],
  });
}

/** The gaps between machines: along the plant below the ground, on the way to a branch beside it in the plan. */
function dimensionGaps(scene: Scene, placed: PlacedRow): void {
  const { row, scale, look, left, x } = placed;
  let free = -Infinity;
  for (const { gap: [from, to] = [] } of row.stations) {
    if (!from || !to || from[0] < row.low[0] - 1) continue;
    const [dx, dz] = [Math.abs(to[0] - from[0]), Math.abs(to[2] - from[2])];
    const value = Math.round(Math.max(dx, dz) / 10) * 10;
    const label = `(${value})`;
    if (dx <= dz) {
      const aside = x + from[0] * scale - look.letter - left;
      dimension(scene, placed, 'plan', { left: [span('y', -from[2], -to[2], value, from[0], label)] }, { aside });
      continue;
    }
    // Of gaps closer to each other than their values are wide, not each is dimensioned.
    const [centre, half] = [((from[0] + to[0]) / 2) * scale, textWidth(label, look.letter) / 2];
    if (centre - half < free) continue;
    free = centre + half + look.letter;
    dimension(scene, placed, 'front', { below: [span('x', from[0], to[0], value, undefined, label)] });
  }
}

/** The overall length and width, of a plant in one row. */
function dimensionWhole(scene: Scene, placed: PlacedRow, { size }: PlacedPlant): void {
  const { low, high } = placed.row;
  const down = spacing.step * placed.look.letter;
  dimension(scene, placed, 'front', { below: [span('x', low[0], high[0], size.length)] }, { down });
  dimension(scene, placed, 'plan', { left: [span('y', -high[2], -low[2], size.width)] });
}

/** A balloon with its number for each machine, above the elevation and in the plan. */
function numberStations(scene: Scene, placed: PlacedRow, elevation: PlantView, plan: PlantView): void {
  const { row, scale, look, top, x, ground, planY } = placed;
  const label = ({ station }: { station: PlacedStation }): string => String(station.station.number);
  const points = row.stations.flatMap((station) => {
    const at = topOf(station, elevation);
    return at ? [{ station, x: x + at[0] * scale, y: ground - at[1] * scale }] : [];
  });
  const inOrder = points.toSorted((a, b) => a.x - b.x);
  drawBalloons(scene, inOrder, top + look.letter, columnOf(look), look.letter, label);
  for (const layer of plan) {
    const [x1, y1, x2, y2] = layer.bounds;
    drawBalloon(scene, x + ((x1 + x2) / 2) * scale, planY - ((y1 + y2) / 2) * scale, look.letter, label(layer));
  }
}

function span(along: 'x' | 'y', a: number, b: number, value: number, at?: number, label = `${value}`): ViewDimension {
  const ends = { from: Math.min(a, b), to: Math.max(a, b) };
  return { view: 'front', along, ...ends, given: { value, label, exact: false }, ...(at === undefined ? {} : { at }) };
}

/** Shares of a station's width and height at which its leader may end. */
const across = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
const upwards = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15];

/** A point of the station that no machine before it covers, as high as possible. */
function topOf(station: PlacedStation, layers: PlantView): Point | undefined {
  const { low, high } = station;
  for (const up of upwards)
    for (const share of across) {
      const [x, y] = [low[0] + (high[0] - low[0]) * share, high[1] * up];
      const isOn = ({ faces }: PlantView[number]): boolean =>
        faces.some(
          ({ bounds: [x1, y1, x2, y2], loops }) => x > x1 && x < x2 && y > y1 && y < y2 && isWithin(loops, x, y),
        );
      if (layers.findLast(isOn)?.station === station) return [x, y];
    }
  return undefined;
}
