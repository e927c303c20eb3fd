/** Rotors around a z axis through the origin; position them with `body.at`. */
import type { Body } from '../body/body.ts';
import { arc, boundsOfPoints, circle, outline, type Point } from '../body/outlines.ts';
import { placed } from '../body/vector.ts';
import { makersPlate, warningSign } from './controls.ts';

interface Chamber {
  /** Between the end plates. */
  length: number;
  /** Of the rotor, to the knife tips. */
  radius: number;
  /** Rows of knives around the rotor, and knives per row. */
  rows: number;
  perRow: number;
  /** The outline of the end plates, and their thickness. */
  plate: readonly Point[];
  wall: number;
}

/** A rotor with its screen and bearings between two end plates. The side view leaves out the near plate. */
export function rotorChamber(body: Body, { length, radius: r, rows, perRow, plate, wall }: Chamber): void {
  const half = length / 2;
  body.group('Housing', () => {
    body.plate('paint', 'z', plate, [circle(0, 0, r * 0.42)], [-half - wall, -half]);
    body.group({ without: ['side'] }, () => {
      const near = half + wall;
      body.plate('paint', 'z', plate, [circle(0, 0, r * 0.42)], [half, near]);
      warningSign(body, [r * 1.05, -r * 1.1, near], r * 0.55);
      makersPlate(body, [-r * 1.25, -r * 0.45], [r * 0.75, r * 1.15], near);
      const [left, low, right] = boundsOfPoints(plate);
      body.bolts([left + 60, low + 50, near], [right - 60, low + 50, near], 9, 21, [0, 0, 1]);
    });
  });
  drum(body, length - 20, r, rows, perRow);
  body.group('Rotor', () => {
    for (const way of [-1, 1]) {
      const end = way * (half + wall);
      body.cylinder('steel', [0, 0, end], [0, 0, end + way * r * 0.7], r * 0.16);
      body.cylinder('motorCover', [0, 0, end], [0, 0, end + way * r * 0.07], r * 0.44);
      body.cylinder('motor', [0, 0, end], [0, 0, end + way * r * 0.6], r * 0.37);
      body.boltCircle([0, 0, end + way * r * 0.07], r * 0.405, 6, r * 0.03, [0, 0, way]);
    }
  });
  const [from, to] = [Math.PI * 1.07, Math.PI * 1.94];
  const shell = [...arc(0, 0, r * 1.12, from, to, 24), ...arc(0, 0, r * 1.07, to, from, 24)];
  body.group('Screen', () => body.rounded('steel', 'z', shell, [-half, half]));
}

/** A drum with rows of knives, alternate rows offset by half a knife. */
function drum(body: Body, length: number, r: number, rows: number, perRow: number): void {
  const half = length / 2;
  const pitch = length / (perRow + 0.5);
  const seat = outline(r * 0.7, -r * 0.2, r * 0.94, -r * 0.08, r * 0.94, r * 0.1, r * 0.7, r * 0.12);
  const knife = outline(r * 0.76, r * 0.1, r * 0.98, r * 0.1, r, r * 0.19, r * 0.76, r * 0.19);
  body.group('Rotor', () => {
    body.cylinder('steel', [0, 0, -half], [0, 0, half], r * 0.76);
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
