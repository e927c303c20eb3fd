/** Orthographic cameras of the line views. */
import type { ViewId } from '../../catalogue/shown/parts.ts';
import type { Vector } from '../body/vector.ts';

/** Orthogonal unit vectors: right and up on the picture, and towards the viewer. */
export interface Camera {
  right: Vector;
  up: Vector;
  toward: Vector;
}

export interface Orientation {
  /** The elevation seen from +z; it shares its x axis with the plan. */
  principal: 'front' | 'side';
  /** The end of the machine that the other elevation shows. Default: right. */
  end?: 'left' | 'right';
}

const fromFront: Camera = { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1] };
const fromAbove: Camera = { right: [1, 0, 0], up: [0, 0, -1], toward: [0, 1, 0] };
const ends: Record<'left' | 'right', Camera> = {
  left: { right: [0, 0, 1], up: [0, 1, 0], toward: [-1, 0, 0] },
  right: { right: [0, 0, -1], up: [0, 1, 0], toward: [1, 0, 0] },
};

export function cameraOf(view: ViewId, { principal, end = 'right' }: Orientation): Camera {
  if (view === 'plan') return fromAbove;
  return view === principal ? fromFront : ends[end];
}
