/** The rows of a plant on its sheet: which machines each has, its size and its place. */
import { spacing } from '../arrangement/lay-out.ts';
import { boxOfPoints } from '../body/surface.ts';
import type { Vector } from '../body/vector.ts';
import { personHeight } from '../props.ts';
import type { Box } from '../scene.ts';
import type { PlacedPlant, PlacedStation } from './place-plant.ts';

/** Font size, factor on line weights, and where the rows stand. */
export interface Look {
  letter: number;
  weight: number;
  box: Pick<Box, 'x' | 'y' | 'width'>;
}

export interface Row {
  stations: readonly PlacedStation[];
  /** Of several. */
  isPart: boolean;
  low: Vector;
  high: Vector;
}

/** At most so many rows, however long a plant is. */
export const maxRows = 12;

/** Rows of about equal length, at most `most`, cut between stations. A branch is in the row of what it leaves. */
export function rowsOf({ stations, low, high }: PlacedPlant, most: number): Row[] {
  const length = high[0] - low[0];
  const count = Math.min(maxRows, Math.ceil(length / most) || 1);
  const rowOf = (station: PlacedStation): number =>
    Math.min(count - 1, Math.floor((((station.low[0] + station.high[0]) / 2 - low[0]) / length) * count));
  return [...Map.groupBy(stations, rowOf)]
    .toSorted(([a], [b]) => a - b)
    .map(([, ofRow]) => ({
      stations: ofRow,
      isPart: count > 1,
      ...boxOfPoints(ofRow.flatMap((station) => [station.low, station.high])),
    }));
}

/** At the left of a row are two dimensions, at its right a person (millimetres). */
const leftRoom = (letter: number): number => letter * (spacing.first + spacing.step + 1.6);
export const personRoom = 1100;

/** Heights in font sizes: balloons, captions, between the views. */
const space = { balloons: 3.4, caption: 2, gap: 1 };
/** Dimensions below the ground: of gaps, and in a whole plant also its length. */
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

/** A row on the sheet: `x` is where the plant begins, the others are heights, all in pixels. */
export interface PlacedRow {
  row: Row;
  scale: number;
  look: Look;
  top: number;
  left: number;
  width: number;
  depth: number;
  x: number;
  ground: number;
  /** Of the captions of the views. */
  captions: { elevation: number; plan: number };
  planTop: number;
  planY: number;
  /** Where the next row begins. */
  end: number;
}

export function placeRow(row: Row, top: number, scale: number, look: Look): PlacedRow {
  const { low, high, isPart } = row;
  const { letter, box } = look;
  const free = box.width - leftRoom(letter) - (high[0] - low[0] + personRoom) * scale;
  // All rows of several begin at the same place.
  const left = box.x + leftRoom(letter) + (isPart ? 0 : Math.max(0, free / 2));
  const ground = top + space.balloons * letter + tallest(row) * scale;
  const under = ground + belowGround(row) * letter;
  const planTop = under + (space.caption + space.gap) * letter;
  const [width, depth] = [(high[0] - low[0]) * scale, (high[2] - low[2]) * scale];
  const [x, planY] = [left - low[0] * scale, planTop - low[2] * scale];
  const captions = { elevation: under + letter * 1.2, plan: planTop + depth + letter * 1.5 };
  const end = planTop + depth + space.caption * letter + space.gap * letter;
  return { row, scale, look, top, left, width, depth, x, ground, captions, planTop, planY, end };
}
