/** The studio of a rendering: a floor that becomes the wall, soft lights, the camera. In metres. */
import { made } from './materials.ts';
import { cross, minus, unit, type Mesh, type Point } from './mesh.ts';

/** A soft light: a rectangle around its middle, with half its sides; it shines to the side of `side` × `up`. */
export interface SoftLight {
  middle: Point;
  side: Point;
  up: Point;
  /** Red, green and blue of its surface. */
  light: readonly [number, number, number];
}

/**
 * The main light from the upper left in front, a cooler one from the right, one from above and behind for the edges.
 */
export const lights: readonly SoftLight[] = [
  softLight([-5.2, 6.6, 5.4], [0, 1.9, 0], 2.0, 1.7, [15, 14.6, 13.8]),
  softLight([6.4, 4.0, 3.4], [0.6, 1.5, 0], 1.3, 2.4, [3.4, 3.8, 4.4]),
  softLight([0.6, 8.2, -2.6], [0, 2.2, 0], 3.0, 0.9, [7.5, 7.8, 8.2]),
];

function softLight(
  middle: Point,
  towards: Point,
  halfWidth: number,
  halfHeight: number,
  light: SoftLight['light'],
): SoftLight {
  const ahead = unit(minus(towards, middle));
  const side = unit(cross(ahead, [0, 1, 0]));
  const up = cross(side, ahead);
  const by = (direction: Point, length: number): Point => [
    direction[0] * length,
    direction[1] * length,
    direction[2] * length,
  ];
  return { middle, side: by(side, halfWidth), up: by(up, halfHeight), light };
}

/** Light from all around: brighter above. `y` is the upward part of the direction. */
export function skyLight(y: number): readonly [number, number, number] {
  const share = 0.5 + 0.5 * Math.max(-1, Math.min(1, y));
  return [0.3 + 0.34 * share, 0.33 + 0.34 * share, 0.37 + 0.35 * share];
}

/** The floor, rounded up into the wall behind. */
export function addStudio(mesh: Mesh): void {
  const [back, radius, wide] = [-4.6, 3.2, 30];
  const profile: [number, number][] = [
    [0, 24],
    [0, back],
  ];
  for (let step = 1; step <= 24; step += 1) {
    const angle = (Math.PI / 2) * (step / 24);
    profile.push([radius - radius * Math.cos(angle), back - radius * Math.sin(angle)]);
  }
  profile.push([30, back - radius]);
  const normalAt = (index: number): Point => {
    const [y0, z0] = profile[Math.max(0, index - 1)] as [number, number];
    const [y1, z1] = profile[Math.min(profile.length - 1, index + 1)] as [number, number];
    return unit([0, z0 - z1, y1 - y0]);
  };
  for (let i = 1; i < profile.length; i += 1) {
    const [y0, z0] = profile[i - 1] as [number, number];
    const [y1, z1] = profile[i] as [number, number];
    const [a, b] = [normalAt(i - 1), normalAt(i)];
    mesh.quad(
      made.floor,
      [
        [-wide, y0, z0],
        [wide, y0, z0],
        [wide, y1, z1],
        [-wide, y1, z1],
      ],
      [a, a, b, b],
    );
  }
}

/** A camera at a place that looks at another; `angle` is the picture's height as seen from there, in radians. */
export interface Camera {
  at: Point;
  ahead: Point;
  side: Point;
  up: Point;
  half: number;
}

export function makeCamera(at: Point, towards: Point, angle: number): Camera {
  const ahead = unit(minus(towards, at));
  const side = unit(cross(ahead, [0, 1, 0]));
  return { at, ahead, side, up: cross(side, ahead), half: Math.tan(angle / 2) };
}
