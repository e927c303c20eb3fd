/** The camera of all pictures: a long lens from the front right, slightly above. */
import { isSeenIn, type Part } from '../body/body.ts';
import { boxOfPoints } from '../body/surface.ts';
import { add, between, cross, dot, subtract, unit, type Vector } from '../body/vector.ts';
import type { PictureExtent } from '../../catalogue/shown/parts.ts';
import { turnedBy } from './mesh.ts';

export interface Lens {
  eye: Vector;
  right: Vector;
  up: Vector;
  /** The viewing direction. */
  forward: Vector;
  /** Width of the picture plane at distance 1. */
  width: number;
  /** The principal point, from the left and top edge, in picture widths. */
  centre: readonly [number, number];
  /** Size of the shown scene, in millimetres. */
  extent: PictureExtent;
}

/** To the right of the front, and above (radians). */
const azimuth = (35 * Math.PI) / 180;
/** In a picture that is not wide, a scene this many times longer than high is seen more from its end. */
const longFrom = 4;
const wideFrom = 0.7;
const azimuthOfLong = (60 * Math.PI) / 180;
const elevation = (24 * Math.PI) / 180;
/** Distance of the eye, in diagonals of the scene. */
const distance = 4.2;
/** Free margin per side, as a share of the picture's width and height. */
const margin = 0.045;

/** Fits the camera to the visible parts, rotated by `turn` degrees. `shape` is height / width. */
export function lensOf(parts: readonly Part[], turn: number | undefined, shape: number): Lens {
  const turned = turnedBy(turn);
  const visible = parts.filter((part) => isSeenIn(part, 'picture'));
  const corners = visible.flatMap(({ faces }) => faces.flatMap(({ loops }) => (loops[0] ?? []).map(turned)));
  const { low, high } = boxOfPoints(corners);
  const isStrip = shape > wideFrom && high[0] - low[0] >= longFrom * (high[1] - low[1]);
  const aside = isStrip ? azimuthOfLong : azimuth;
  const toward: Vector = [
    Math.sin(aside) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(aside) * Math.cos(elevation),
  ];
  const forward: Vector = [-toward[0], -toward[1], -toward[2]];
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const away = distance * Math.hypot(...subtract(high, low));
  const eye = add(between(low, high, 0.5), toward, away);
  const seen = boxOfPoints(
    corners.map((corner): Vector => {
      const ray = subtract(corner, eye);
      const depth = dot(ray, forward);
      return [dot(ray, right) / depth, dot(ray, up) / depth, depth];
    }),
  );
  const [[left, lowest], [rightmost, top]] = [seen.low, seen.high];
  const free = 1 - 2 * margin;
  const width = Math.max((rightmost - left) / free, (top - lowest) / free / shape);
  const centre: Lens['centre'] = [0.5 - (left + rightmost) / 2 / width, shape / 2 + (lowest + top) / 2 / width];
  const extent: PictureExtent = [Math.round(width * away), Math.round((top - lowest) * away)];
  return { eye, right, up, forward, width, centre, extent };
}
