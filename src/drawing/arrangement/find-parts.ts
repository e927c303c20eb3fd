import type { Point } from '../body/outlines.ts';
import type { View } from '../view/draw-view.ts';
import { isWithin } from '../view/hidden-lines.ts';
import type { ViewFace } from '../view/project.ts';

/** A part with a balloon; `at` is where its leader ends. */
export interface NumberedPart {
  name: string;
  at: Point;
}

/** Candidate points per side of a face's bounding box. */
const tries = 5;
/** Candidate faces per part, largest first. */
const maxFaces = 12;

/** Each visible named part with a point for its leader: near the middle of its largest visible face. */
export function findParts({ faces }: View): NumberedPart[] {
  const named = Map.groupBy(
    faces.filter(({ part }) => part.name !== ''),
    ({ part }) => part.name,
  );
  return [...named].flatMap(([name, own]): NumberedPart[] => {
    const largest = own.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, maxFaces);
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

/** Candidate points on a face's bounding box, nearest to the middle first. */
function placesOn({ bounds: [left, bottom, right, top] }: ViewFace): Point[] {
  const shares = Array.from({ length: tries }, (_, i) => (i + 0.5) / tries);
  const away = (share: number): number => Math.abs(share - 0.5);
  return shares
    .flatMap((x) => shares.map((y): [number, number] => [x, y]))
    .toSorted((a, b) => away(a[0]) + away(a[1]) - away(b[0]) - away(b[1]))
    .map(([x, y]): Point => [left + (right - left) * x, bottom + (top - bottom) * y]);
}

/** The face painted last at a point. */
function topmost(faces: readonly ViewFace[], [x, y]: Point): ViewFace | undefined {
  return faces.findLast(
    ({ bounds: [left, bottom, right, top], loops }) =>
      x >= left && x <= right && y >= bottom && y <= top && isWithin(loops, x, y),
  );
}
