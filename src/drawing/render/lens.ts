/** The camera of all pictures: a long lens from the front right, slightly above. */
import { add, cross, unit, type Vector } from '../body/vector.ts';
import type { PictureExtent } from '../../catalogue/page-data.ts';

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
const elevation = (24 * Math.PI) / 180;
/** Distance of the eye, in diagonals of the scene. */
const distance = 4.2;
/** Free margin per side, as a share of the picture's width and height. */
const margin = 0.045;

/** Fits the camera to all corners (three numbers each). `shape` is height / width. */
export function fitLens(corners: Float32Array, shape: number): Lens {
  const toward: Vector = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const forward: Vector = [-toward[0], -toward[1], -toward[2]];
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const [x1, x2] = rangeOf(corners, 0);
  const [y1, y2] = rangeOf(corners, 1);
  const [z1, z2] = rangeOf(corners, 2);
  const away = distance * Math.hypot(x2 - x1, y2 - y1, z2 - z1);
  const eye = add([(x1 + x2) / 2, (y1 + y2) / 2, (z1 + z2) / 2], toward, away);
  let [left, rightmost, lowest, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < corners.length; i += 3) {
    const px = (corners[i] ?? 0) - eye[0];
    const py = (corners[i + 1] ?? 0) - eye[1];
    const pz = (corners[i + 2] ?? 0) - eye[2];
    const depth = px * forward[0] + py * forward[1] + pz * forward[2];
    const x = (px * right[0] + py * right[1] + pz * right[2]) / depth;
    const y = (px * up[0] + py * up[1] + pz * up[2]) / depth;
    if (x < left) left = x;
    if (x > rightmost) rightmost = x;
    if (y < lowest) lowest = y;
    if (y > top) top = y;
  }
  const free = 1 - 2 * margin;
  const width = Math.max((rightmost - left) / free, (top - lowest) / free / shape);
  const centre: Lens['centre'] = [0.5 - (left + rightmost) / 2 / width, shape / 2 + (lowest + top) / 2 / width];
  const extent: PictureExtent = [Math.round(width * away), Math.round((top - lowest) * away)];
  return { eye, right, up, forward, width, centre, extent };
}

function rangeOf(corners: Float32Array, axis: 0 | 1 | 2): [number, number] {
  let [least, greatest] = [Infinity, -Infinity];
  for (let i = axis; i < corners.length; i += 3) {
    const value = corners[i] ?? 0;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}
