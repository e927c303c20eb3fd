import { about, type Body } from '../body/body.ts';
import type { MaterialName } from '../../look/drawn-colours.ts';
import { arc, type Point } from '../body/outlines.ts';
import { placed, type Vector } from '../body/vector.ts';
import { chipsAlong } from './goods.ts';
import { columnPairs, spread } from './structure.ts';

interface BeltLook {
  /** Height of the frame, at both sides below the belt. */
  frame: number;
  /** Height of the skirts above the belt; 0 for none. */
  skirt?: number;
  chevrons?: number;
  /** Whether sheets from skirt to skirt cover it, but for its first part. */
  isCovered?: boolean;
}

/** A belt conveyor whose surface leads from one point of the x-y plane to another. */
export function belt(
  body: Body,
  from: Point,
  to: Point,
  width: number,
  { frame, skirt = 0, chevrons = 3, isCovered = false }: BeltLook,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const half = width / 2;
  const radius = frame * 0.42;
  const [inner, outer] = [half + 12, half + 60];
  body.at(placed([...from, 0], 'z', Math.atan2(dy, dx)), () => {
    const loop: Point[] = [
      ...arc(length, -radius, radius, -Math.PI / 2, Math.PI / 2, 12),
      ...arc(0, -radius, radius, Math.PI / 2, (3 * Math.PI) / 2, 12),
    ];
    body.rounded('belt', 'z', loop, [-half, half]);
    body.mark(
      spread(chevrons, [length * (0.5 / chevrons), length * (1 - 0.5 / chevrons)]).map((x): Vector[] => [
        [x - width * 0.12, 0, -half * 0.76],
        [x + width * 0.12, 0, 0],
        [x - width * 0.12, 0, half * 0.76],
      ]),
      'detail',
    );
    if (isCovered)
      for (const share of spread(3, [0.42, 0.84]))
        body.box('sheet', about(length * share, length * 0.1), [skirt, skirt + 40], about(0, half + 40), 'edge');
    body.mirror('z', () => {
      body.box('paint', [length * 0.02, length * 0.98], [-frame, 0], [inner, outer]);
      for (const x of [0, length]) {
        body.cylinder('base', [x, -radius, inner], [x, -radius, outer + 8], radius * 0.9, 'edge');
        body.cylinder('steel', [x, -radius, outer + 8], [x, -radius, outer + 34], radius * 0.32, 'detail');
      }
      const count = Math.max(3, Math.min(14, Math.round(length / 850)));
      const places = spread(count, [length * 0.06, length * 0.94]);
      for (const x of places)
        body.cylinder('bolt', [x, -frame / 2, outer], [x, -frame / 2, outer + 12], frame * 0.13, { fine: true });
      if (skirt <= 0) return;
      body.box('sheet', [length * 0.03, length * 0.95], [0, skirt], [half + 16, half + 24], 'edge');
      for (const x of places) body.box('sheet', about(x, 14), [0, skirt], [half + 24, half + 54], 'thin');
    });
  });
}

/** A discharge conveyor that rises to the right, with skirts, on columns; chips lie on it and fall from its head. */
export function dischargeBelt(
  body: Body,
  from: Point,
  to: Point,
  width: number,
  { material, isCovered = false }: { material?: MaterialName | undefined; isCovered?: boolean } = {},
): void {
  const along = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  body.group('Discharge belt', () => {
    belt(body, from, to, width, { frame: 170, skirt: isCovered ? 220 : 150, isCovered });
    // The guards of the head drum end 90 mm beyond its axis.
    body.mirror('z', () =>
      body.box('guard', [to[0] - 170, to[0] + 90], [to[1] - 220, to[1]], [width / 2 + 98, width / 2 + 106]),
    );
    for (const [x, y] of [along(0.52), along(0.84)]) columnPairs(body, [x], width / 2 + 36, y - 185, 90);
  });
  const [[x1, y1], [x2, y2]] = [along(0.45), along(0.95)];
  if (!isCovered) chipsAlong(body, [x1, y1 + 45, 0], [x2, y2 + 45, 0], 6, width * 0.6, 120, material);
  chipsAlong(body, [to[0] + 130, to[1] * 0.85, 0], [to[0] + 190, to[1] * 0.35, 0], 3, width * 0.3, 120, material);
}
