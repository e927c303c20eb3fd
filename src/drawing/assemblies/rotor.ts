/** Rotors and screens around a z axis through the origin; position them with `body.at`. */
import type { Body } from '../body/body.ts';
import { arc, outline } from '../body/outlines.ts';
import { placed, type Vector } from '../body/vector.ts';

export interface Rotor {
  length: number;
  /** To the knife tips. */
  radius: number;
  /** Rows around the rotor, and knives per row. */
  rows: number;
  perRow: number;
}

/** A drum with rows of knives, alternate rows offset by half a knife. */
export function rotor(body: Body, { length, radius: r, rows, perRow }: Rotor): void {
  const half = length / 2;
  body.group({ name: 'Rotor' }, () => {
    body.cylinder('steel', [0, 0, -half], [0, 0, half], r * 0.76);
    const pitch = length / (perRow + 0.5);
    const seat = outline(r * 0.7, -r * 0.2, r * 0.94, -r * 0.08, r * 0.94, r * 0.1, r * 0.7, r * 0.12);
    const knife = outline(r * 0.76, r * 0.1, r * 0.98, r * 0.1, r, r * 0.19, r * 0.76, r * 0.19);
    for (let row = 0; row < rows; row += 1)
      body.at(placed([0, 0, 0], 'z', (2 * Math.PI * row) / rows + 0.2), () => {
        for (let i = 0; i < perRow; i += 1) {
          const from = -half + pitch * (i + 0.1 + (row % 2) * 0.5);
          body.prism('base', 'z', seat, [from, from + pitch * 0.8], 'edge');
          body.prism('knife', 'z', knife, [from, from + pitch * 0.8]);
        }
      });
  });
}

/** A shaft end with its bearing housing, along z from `from` to `to`. */
export function bearing(body: Body, from: number, to: number, radius: number): void {
  const way = Math.sign(to - from);
  body.group({ name: 'Rotor' }, () => {
    body.cylinder('steel', [0, 0, from], [0, 0, to + way * radius * 0.3], radius * 0.42);
    body.cylinder('motorCover', [0, 0, from], [0, 0, from + way * radius * 0.18], radius * 1.2);
    body.cylinder('motor', [0, 0, from + way * radius * 0.18], [0, 0, to], radius);
    body.boltCircle([0, 0, from + way * radius * 0.18], radius * 1.1, 6, radius * 0.08, [0, 0, way]);
  });
}

/** The perforated half shell under a rotor, between two angles (radians, counter-clockwise from +x). */
export function screen(body: Body, radius: number, length: number, [from, to]: readonly [number, number]): void {
  const half = length / 2;
  const wall = Math.max(16, radius * 0.05);
  body.group({ name: 'Screen' }, () => {
    const shell = [...arc(0, 0, radius + wall, from, to, 24), ...arc(0, 0, radius, to, from, 24)];
    body.rounded('steel', 'z', shell, [-half, half]);
    body.mark(
      Array.from({ length: 9 }, (_, i) => from + ((to - from) * (i + 0.5)) / 9).map((angle): Vector[] => [
        [radius * Math.cos(angle), radius * Math.sin(angle), half],
        [(radius + wall) * Math.cos(angle), (radius + wall) * Math.sin(angle), half],
      ]),
      'detail',
    );
  });
}
