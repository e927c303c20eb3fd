import type { Point } from '../scene.ts';
import type { View } from '../view/draw-view.ts';
import type { ViewFace } from '../view/project.ts';

/** A part that a balloon points to. */
export interface NumberedPart {
  name: string;
  at: Point;
}

/** Places that are tried on a face along each side of its box. */
const tries = 5;
/** Faces of a part that are tried, the largest first. */
const mostFaces = 12;

/** Every named part of a view that is seen, with a place on it: on its largest face, as near to the middle as it is seen. */
export function findParts({ faces }: View): NumberedPart[] {
  const named = Map.groupBy(
    faces.filter(({ part }) => part.name !== ''),
    ({ part }) => part.name,
  );
  return [...named].flatMap(([name, own]): NumberedPart[] => {
    const largest = own.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, mostFaces);
    for (const face of largest) {
      const at = placesOn(face).find((place) => topmost(faces, place)?.part.name === name);
      if (at) return [{ name, at }];
    }
    return [];
  });
}

function sizeOf({ bounds: [left, bottom, right, top] }: ViewFace): number {
  return (right - left) * (top - bottom);
}

/** Places within the box of a face, the nearest to its middle first. */
function placesOn({ bounds: [left, bottom, right, top] }: ViewFace): Point[] {
  const shares = Array.from({ length: tries }, (_, i) => (i + 0.5) / tries);
  const away = (share: number): number => Math.abs(share - 0.5);
  return shares
    .flatMap((x) => shares.map((y): [number, number] => [x, y]))
    .toSorted((a, b) => away(a[0]) + away(a[1]) - away(b[0]) - away(b[1]))
    .map(([x, y]): Point => [left + (right - left) * x, bottom + (top - bottom) * y]);
}

/** The face that is painted last at a place. */
function topmost(faces: readonly ViewFace[], [x, y]: Point): ViewFace | undefined {
  return faces.findLast(({ bounds: [left, bottom, right, top], loops }) => {
    if (x < left || x > right || y < bottom || y > top) return false;
    let isInside = false;
    for (const loop of loops)
      loop.forEach((p, i) => {
        const q = loop[(i + 1) % loop.length] ?? p;
        if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) isInside = !isInside;
      });
    return isInside;
  });
}
