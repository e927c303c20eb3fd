/** A part of a line, or the whole of it, in elevation and below it in plan, with its dimensions and balloons. */
import { drawDimensions } from '../arrangement/dimension-lines.ts';
import { spacing, type PlacedView } from '../arrangement/lay-out.ts';
import type { ViewDimension } from '../arrangement/measure-machine.ts';
import { drawBalloon, drawBalloons } from '../arrangement/parts-list.ts';
import { textWidth } from '../arrangement/text-width.ts';
import type { Point } from '../body/outlines.ts';
import { boxOfPoints } from '../body/surface.ts';
import type { Vector } from '../body/vector.ts';
import { visible } from '../general-arrangement.ts';
import { drawItemsAt, Scene, type Box } from '../scene.ts';
import { drawGround, drawPerson, personHeight } from '../props.ts';
import { isWithin } from '../view/hidden-lines.ts';
import type { DrawingWords } from '../../catalogue/words.ts';
import type { PlacedLine, PlacedStation } from './place-line.ts';
import { drawLayers, type LineView, type LineViews } from './view-line.ts';

export interface MeasuredLine {
  line: PlacedLine;
  views: LineViews;
}

/** Font size, factor on line weights, and where the rows stand. */
export interface Look {
  letter: number;
  weight: number;
  box: Pick<Box, 'x' | 'y' | 'width'>;
}

interface Row {
  stations: readonly PlacedStation[];
  /** Of several. */
  isPart: boolean;
  low: Vector;
  high: Vector;
}

/** At most so many rows, however long a line is. */
export const maxRows = 12;

/** Rows of about equal length, at most `most`, cut between stations. A branch is in the row of what it leaves. */
export function rowsOf({ stations, low, high }: PlacedLine, most: number): Row[] {
  const length = high[0] - low[0];
  const count = Math.min(maxRows, Math.ceil(length / most) || 1);
  const rowOf = (station: PlacedStation): number =>
    Math.min(count - 1, Math.floor((((station.low[0] + station.high[0]) / 2 - low[0]) / length) * count));
  return [...Map.groupBy(stations, rowOf)]
    .toSorted(([a], [b]) => a - b)
    .map(([, own]) => ({
      stations: own,
      isPart: count > 1,
      ...boxOfPoints(own.flatMap((station) => [station.low, station.high])),
    }));
}

/** At the left of a row are two dimensions, at its right a person (millimetres). */
const leftRoom = (letter: number): number => letter * (spacing.first + spacing.step + 1.6);
const personRoom = 1100;

/** Heights in font sizes: balloons, captions, between the views. */
const space = { balloons: 3.4, caption: 2, gap: 1 };
/** Dimensions below the ground: of gaps, and in a whole line also its length. */
const belowGround = ({ isPart, stations }: Row): number =>
  isPart ? (stations.some(({ gap }) => gap) ? 2.4 : 1) : spacing.first + spacing.step + 0.8;

const tallest = ({ high }: Row): number => Math.max(high[1], personHeight);

export function heightOf(rows: readonly Row[], scale: number, { letter }: Look): number {
  const fixed = space.balloons + 2 * space.caption + space.gap;
  return rows.reduce(
    (sum, row) => sum + (fixed + belowGround(row)) * letter + (tallest(row) + row.high[2] - row.low[2]) * scale,
    (rows.length - 1) * space.gap * letter,
  );
}

/** The largest scale, in pixels per millimetre, at which the rows are as wide as the box and at most `most` high. */
export function scaleOf(rows: readonly Row[], look: Look, most = Infinity): number {
  const longest = Math.max(...rows.map(({ low, high }) => high[0] - low[0])) + personRoom;
  const wide = (look.box.width - leftRoom(look.letter)) / longest;
  const fixed = heightOf(rows, 0, look);
  return Math.min(wide, (most - fixed) / (heightOf(rows, 1, look) - fixed));
}

/** Draws the rows from the top of the box. Returns where they end. */
export function drawRows(
  sheet: Scene,
  rows: readonly Row[],
  measured: MeasuredLine,
  scale: number,
  look: Look,
  words: DrawingWords['drawing'],
): number {
  const { letter, box } = look;
  let { y } = box;
  for (const row of rows) {
    const free = box.width - leftRoom(letter) - (row.high[0] - row.low[0] + personRoom) * scale;
    // All rows of several begin at the same place.
    const left = box.x + leftRoom(letter) + (row.isPart ? 0 : Math.max(0, free / 2));
    y = drawRow(sheet, row, measured, [left, y], scale, look, words) + space.gap * letter;
  }
  return y;
}

function drawRow(
  sheet: Scene,
  row: Row,
  { line, views }: MeasuredLine,
  [left, top]: Point,
  scale: number,
  { letter, weight, box }: Look,
  words: DrawingWords['drawing'],
): number {
  const { low, high, stations } = row;
  const x = left - low[0] * scale;
  const [width, depth] = [(high[0] - low[0]) * scale, (high[2] - low[2]) * scale];
  const ground = top + space.balloons * letter + tallest(row) * scale;
  const under = ground + belowGround(row) * letter;
  const planTop = under + (space.caption + space.gap) * letter;
  const planY = planTop - low[2] * scale;
  const middle = left + width / 2;

  const human = new Scene();
  drawPerson(human, 0);
  drawItemsAt(sheet, human.items, x + (high[0] + personRoom * 0.6) * scale, ground, scale);
  const own = (view: LineView): LineView => view.filter(({ station }) => stations.includes(station));
  const [elevation, plan] = [own(views.elevation), own(views.plan)];
  drawItemsAt(sheet, visible(drawLayers(elevation), scale, weight), x, ground, scale);
  drawItemsAt(sheet, visible(drawLayers(plan), scale, weight), x, planY, scale);
  drawGround(sheet, left - letter, left + width + personRoom * scale, ground, letter * 0.7);

  const column = { left: box.x, right: box.x + box.width };
  const none = { below: [], above: [], left: [], right: [] };
  /** Dimensions of one side of a view; `aside` and `down` move them away from it. */
  const dimension = (id: 'front' | 'plan', side: Partial<PlacedView>, aside = 0, down = 0): void => {
    const isFront = id === 'front';
    const height = isFront ? high[1] * scale : depth;
    const view: PlacedView = {
      id,
      caption: '',
      x,
      y: isFront ? ground : planY,
      box: { x: left + aside, y: isFront ? ground - height : planTop, width, height },
      column,
      ...none,
      ...side,
    };
    drawDimensions(sheet, view, scale, letter, isFront ? ground + down : planTop + depth);
  };
  const { size } = line;
  const [first] = line.stations;
  const highest = stations.find((station) => station.high[1] === line.high[1]);
  const feeding = size.feedingHeight;
  dimension('front', {
    left: [
      ...(first && feeding && feeding < size.height && stations.includes(first)
        ? [span('y', 0, feeding, feeding, first.low[0])]
        : []),
      ...(highest ? [span('y', 0, line.high[1], size.height, highest.low[0])] : []),
    ],
  });
  let free = -Infinity;
  for (const { gap: [from, to] = [] } of stations) {
    if (!from || !to || from[0] < low[0] - 1) continue;
    const [dx, dz] = [Math.abs(to[0] - from[0]), Math.abs(to[2] - from[2])];
    const value = Math.round(Math.max(dx, dz) / 10) * 10;
    // Along the line it is below the ground, on the way to a branch beside it in the plan.
    if (dx > dz) {
      // Of gaps closer to each other than their values are wide, not each is dimensioned.
      const [centre, half] = [((from[0] + to[0]) / 2) * scale, textWidth(`(${value})`, letter) / 2];
      if (centre - half < free) continue;
      free = centre + half + letter;
      dimension('front', { below: [span('x', from[0], to[0], value, undefined, `(${value})`)] });
    } else
      dimension(
        'plan',
        { left: [span('y', -from[2], -to[2], value, from[0], `(${value})`)] },
        x + from[0] * scale - letter - left,
      );
  }
  if (!row.isPart) {
    dimension('front', { below: [span('x', low[0], high[0], size.length)] }, 0, spacing.step * letter);
    dimension('plan', { left: [span('y', -high[2], -low[2], size.width)] });
  }

  const label = ({ station }: { station: PlacedStation }): string => String(station.station.number);
  const points = stations.flatMap((station) => {
    const at = topOf(station, elevation);
    return at ? [{ station, x: x + at[0] * scale, y: ground - at[1] * scale }] : [];
  });
  drawBalloons(
    sheet,
    points.toSorted((a, b) => a.x - b.x),
    top + letter,
    column,
    letter,
    label,
  );
  for (const layer of plan) {
    const [x1, y1, x2, y2] = layer.bounds;
    drawBalloon(sheet, x + ((x1 + x2) / 2) * scale, planY - ((y1 + y2) / 2) * scale, letter, label(layer));
  }
  sheet.text('letteringBlue', middle, under + letter * 1.2, letter * 0.9, words.elevation);
  sheet.text('letteringBlue', middle, planTop + depth + letter * 1.5, letter * 0.9, words.plan);
  return planTop + depth + space.caption * letter;
}

function span(along: 'x' | 'y', a: number, b: number, value: number, at?: number, label = `${value}`): ViewDimension {
  const ends = { from: Math.min(a, b), to: Math.max(a, b) };
  return { view: 'front', along, ...ends, given: { value, label, exact: false }, ...(at === undefined ? {} : { at }) };
}

/** Shares of a station's width and height at which its leader may end. */
const across = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
const upwards = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15];

/** A point of the station that no machine before it covers, as high as possible. */
function topOf(station: PlacedStation, layers: LineView): Point | undefined {
  const { low, high } = station;
  for (const up of upwards)
    for (const share of across) {
      const [x, y] = [low[0] + (high[0] - low[0]) * share, high[1] * up];
      const isOn = ({ faces }: LineView[number]): boolean =>
        faces.some(
          ({ bounds: [x1, y1, x2, y2], loops }) => x > x1 && x < x2 && y > y1 && y < y2 && isWithin(loops, x, y),
        );
      if (layers.findLast(isOn)?.station === station) return [x, y];
    }
  return undefined;
}
