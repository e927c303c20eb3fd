/** Where a line view looks from: along parallel rays onto a plane. */
import type { ViewId } from '../../catalogue/page-data.ts';
import type { Vector } from '../body/vector.ts';

/** Three directions at right angles: to the right and upwards on the picture's plane, and towards the viewer. */
export interface Camera {
  right: Vector;
  up: Vector;
  toward: Vector;
}

/** How the views of a machine belong together. */
export interface Orientation {
  /** The elevation that shows the body from +z, and shares its x with the plan. */
  principal: 'front' | 'side';
  /** The end of the principal elevation that the other one looks at. */
  end: 'left' | 'right';
}

const fromFront: Camera = { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1] };
const fromAbove: Camera = { right: [1, 0, 0], up: [0, 0, -1], toward: [0, 1, 0] };
const ends: Record<Orientation['end'], Camera> = {
  left: { right: [0, 0, 1], up: [0, 1, 0], toward: [-1, 0, 0] },
  right: { right: [0, 0, -1], up: [0, 1, 0], toward: [1, 0, 0] },
};

export function cameraOf(view: ViewId, { principal, end }: Orientation): Camera {
  if (view === 'plan') return fromAbove;
  return view === principal ? fromFront : ends[end];
}
