import { person } from '../parts/person.ts';
import { place } from '../place.ts';
import { Scene } from '../scene.ts';
import type { StyleName } from '../styles.ts';

export interface Visitor {
  /** Middle of the feet, in pixels. */
  x: number;
  y: number;
  height: number;
  style: StyleName;
  arm?: -1 | 0 | 1;
}

/** Stands people in a picture; who stands further back comes first. */
export function drawPeople(picture: Scene, visitors: readonly Visitor[]): void {
  for (const { x, y, height, style, arm = 0 } of visitors.toSorted((a, b) => a.y - b.y)) {
    const scene = new Scene();
    person(scene, 0, 1750, style, arm);
    const k = height / 1750;
    const left = (arm === -1 ? 640 : 258) * k;
    const right = (arm === 1 ? 640 : 258) * k;
    place(picture, scene, { x: x - left, y: y - height, width: left + right, height }, 'ground');
  }
}
