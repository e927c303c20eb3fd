/** The camera of all pictures: a long lens from the front right, a little from above. */
import { add, cross, dot, unit, type Vector } from '../body/vector.ts';
import type { PictureExtent } from '../../catalogue/page-data.ts';

export interface Lens {
  eye: Vector;
  right: Vector;
  up: Vector;
  /** From the eye into the picture. */
  forward: Vector;
  /** Width of the picture at a distance of 1. */
  width: number;
  /** Where the axis of the lens meets the picture, from its left and its upper edge, in its widths. */
  centre: readonly [number, number];
  extent: PictureExtent;
}

/** Round to the right from the front, and upwards (radians). */
const azimuth = (35 * Math.PI) / 180;
const elevation = (24 * Math.PI) / 180;
/** The eye's distance in diagonals of what is shown. */
const distance = 4.2;
/** The share of the picture's width and height that is left free on each side. */
const margin = 0.045;

/** The lens that shows all corners (three numbers each) in a picture of this shape (height by width). */
export function aim(corners: Float32Array, shape: number): Lens {
  const toward: Vector = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const forward: Vector = [-toward[0], -toward[1], -toward[2]];
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  corners.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3] ?? value, value);
    high[i % 3] = Math.max(high[i % 3] ?? value, value);
  });
  const [x1 = 0, y1 = 0, z1 = 0] = low;
  const [x2 = 0, y2 = 0, z2 = 0] = high;
  const away = distance * Math.hypot(x2 - x1, y2 - y1, z2 - z1);
  const eye = add([(x1 + x2) / 2, (y1 + y2) / 2, (z1 + z2) / 2], toward, away);
  let [left, rightmost, lowest, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < corners.length; i += 3) {
    const p: Vector = [(corners[i] ?? 0) - eye[0], (corners[i + 1] ?? 0) - eye[1], (corners[i + 2] ?? 0) - eye[2]];
    const depth = dot(p, forward);
    const [x, y] = [dot(p, right) / depth, dot(p, up) / depth];
    left = Math.min(left, x);
    rightmost = Math.max(rightmost, x);
    lowest = Math.min(lowest, y);
    top = Math.max(top, y);
  }
  const free = 1 - 2 * margin;
  const width = Math.max((rightmost - left) / free, (top - lowest) / free / shape);
  const centre: Lens['centre'] = [0.5 - (left + rightmost) / 2 / width, shape / 2 + (lowest + top) / 2 / width];
  const extent: PictureExtent = [Math.round(width * away), Math.round((top - lowest) * away)];
  return { eye, right, up, forward, width, centre, extent };
}
