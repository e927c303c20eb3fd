/**
 * The studio's lights: a large lamp at the front left, a bright ceiling, and a white floor that reflects light.
 * Light comes from many directions, so that shadows are soft.
 */
import { unit, type Vector } from '../body/vector.ts';

export interface LightRay {
  toward: Vector;
  kind: 'lamp' | 'ceiling' | 'floor';
  /** The share of the lamp; else the light on a surface that faces it, together 1 − `lampShare` on open floor. */
  strength: number;
}

/** Directions of each kind. */
const counts = { lamp: 16, ceiling: 48, floor: 12 } as const;

/** From the centre of the lamp. */
export const lamp: Vector = unit([-0.46, 0.86, 0.72]);
/** The lamp's angular radius, in radians. */
const lampSize = 0.13;
/** The lamp's share of the light on an unobstructed floor. */
export const lampShare = 0.56;
/** Brightness of the floor relative to the ceiling. */
const floorShare = 2.5;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** All directions, dealt out to passes of the same strength and distribution. */
export function lightRays(passes: number): LightRay[][] {
  const ceiling = hemisphere(counts.ceiling, 1);
  const onFloor = ceiling.reduce((sum, { toward, strength }) => sum + toward[1] * strength, 0);
  const scale = (1 - lampShare) / onFloor;
  const around = [...ceiling, ...hemisphere(counts.floor, -1)];
  const rays = [...lampRays(counts.lamp), ...around.map((ray) => ({ ...ray, strength: ray.strength * scale }))];
  const dealt = rays.map((ray) => ({ ...ray, strength: ray.strength * passes }));
  return Array.from({ length: passes }, (_, pass) => dealt.filter((_ray, i) => i % passes === pass));
}

/** Points on the lamp's disc. */
function lampRays(count: number): LightRay[] {
  const right = unit([lamp[2], 0, -lamp[0]]);
  const up: Vector = [lamp[1] * right[2], lamp[2] * right[0] - lamp[0] * right[2], -lamp[1] * right[0]];
  return Array.from({ length: count }, (_, i) => {
    const [r, angle] = [Math.sqrt((permuted(i, count) + 0.5) / count) * lampSize, i * goldenAngle];
    const [a, b] = [r * Math.cos(angle), r * Math.sin(angle)];
    const toward = unit([
      lamp[0] + right[0] * a + up[0] * b,
      lamp[1] + right[1] * a + up[1] * b,
      lamp[2] + right[2] * a + up[2] * b,
    ]);
    return { toward, kind: 'lamp', strength: 1 / count };
  });
}

/** Even directions above (side 1) or below (side -1). The ceiling is brighter overhead and towards the lamp. */
function hemisphere(count: number, side: 1 | -1): LightRay[] {
  return Array.from({ length: count }, (_, i) => {
    const y = (permuted(i, count) + 0.5) / count;
    const [r, angle] = [Math.sqrt(1 - y * y), i * goldenAngle];
    const toward: Vector = [r * Math.cos(angle), side * y, r * Math.sin(angle)];
    const strength = side > 0 ? 0.62 + 0.38 * y + 0.5 * (toward[0] * lamp[0] + toward[2] * lamp[2]) : floorShare;
    return { toward, kind: side > 0 ? 'ceiling' : 'floor', strength: strength / count };
  });
}

/** A permutation of 0 to count - 1 that spreads every contiguous range evenly: its step is near the golden ratio. */
function permuted(i: number, count: number): number {
  const step = Math.floor(count * 0.618) | 1;
  return (i * step) % count;
}

/** Brightness of the studio in a direction, for reflections; 1 is the floor's white. */
export function reflectedLight(x: number, y: number, z: number, roughness: number): number {
  const soft = 0.06 + roughness * 0.5;
  const step = (edge: number, value: number): number => {
    const share = Math.max(0, Math.min(1, (value - edge + soft) / (2 * soft)));
    return share * share * (3 - 2 * share);
  };
  const floor = 0.86 * (1 - step(-0.04, y));
  const wall = 0.34 + 0.3 * Math.max(0, y);
  // Two upright lamps left and right, a large one above.
  const level = Math.sqrt(x * x + z * z) || 1;
  const left = step(0.55, (-0.8 * x + 0.6 * z) / level) * (1 - step(0.8, y));
  const right = step(0.86, (0.95 * x + 0.3 * z) / level) * (1 - step(0.8, y));
  const above = step(0.72, y * 0.88 + (-0.46 * x + 0.72 * z) * 0.36);
  return Math.max(floor, step(-0.04, y) * (wall + 0.9 * left + 0.45 * right + 0.9 * above));
}
