/** A process machine of no particular kind: a housing on a frame, its drive, and nothing that says what goes in or out. */
import { cabinet, makersPlate, towerLight, warningSign } from '../assemblies/controls.ts';
import { gearMotor } from '../assemblies/drive.ts';
import { columnPairs, crossBrace, spread } from '../assemblies/structure.ts';
import { Body } from '../body/body.ts';
import { roundedRectangle } from '../body/outlines.ts';
import { placed } from '../body/vector.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import { lengthwise, type Machine } from './family.ts';

function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 4200, 2800, 6400);
  return {
    length,
    half: clamp(figures.width, 1800, length * 0.3, length * 0.6) / 2,
    height: clamp(figures.height, 2600, length * 0.4, length * 0.95),
  };
}
type Sizes = ReturnType<typeof measure>;

export function generic(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { length: l, half, height: h } = m;
  const body = new Body();
  body.group({ name: 'Frame' }, () => frame(body, m));
  body.group({ name: 'Housing' }, () => housing(body, m));
  const base = h * 0.24;
  body.box('base', [l * 0.7, l], [base, base + h * 0.1], [-half * 0.5, half * 0.5], { line: 'edge', name: 'Drive' });
  body.at(placed([l * 0.68, base + h * 0.26, 0]), () => gearMotor(body, l * 0.32, h * 0.26, { name: 'Drive' }));
  body.at(placed([-l * 0.26, 0, half * 0.2]), () => {
    const tall = Math.min(1950, h * 0.75);
    cabinet(body, [l * 0.19, tall, 480], { without: ['front'] });
    body.group({ without: ['front'] }, () => towerLight(body, [l * 0.095, tall, 0]));
  });
  body.axis([0, 0, 0], [l, 0, 0], ['plan']);
  body.axis([0, 0, 0], [0, h, 0], ['front']);
  return {
    body,
    ...lengthwise(l, h, half),
    person: [l * 0.85, half + 900],
  };
}

function frame(body: Body, { length: l, half, height: h }: Sizes): void {
  const base = h * 0.24;
  const z = half - 70;
  const places = spread(4, [l * 0.05, l * 0.95]);
  columnPairs(body, places, z, base - 130, 130);
  body.mirror('z', () => {
    body.box('paint', [0, l], [base - 130, base], [z - 70, half]);
    crossBrace(body, [(places[1] ?? 0) + 70, z], [(places[2] ?? 0) - 70, z], [90, base - 160]);
  });
  for (const x of [0, ...places.slice(1, 3).map((at) => at - 60), l - 120])
    body.box('paint', [x, x + 120], [base - 130, base], [70 - z, z - 70]);
}

/** A box with doors, louvres and a lid. */
function housing(body: Body, { length: l, half, height: h }: Sizes): void {
  const [low, top, z] = [h * 0.24, h * 0.94, half * 0.86];
  const [x1, x2] = [l * 0.1, l * 0.68];
  body.prism('paint', 'y', roundedRectangle([x1, x2], [-z, z], 50), [low, top]);
  body.prism('base', 'y', roundedRectangle([x1 - 30, x2 + 30], [-z - 30, z + 30], 60), [top, h]);
  const wide = (x2 - x1) / 3;
  for (let i = 0; i < 3; i += 1) {
    const [from, to] = [x1 + wide * i + 60, x1 + wide * (i + 1) - 40];
    body.prism('sheet', 'z', roundedRectangle([from, to], [low + h * 0.08, top - h * 0.14], 24), [z, z + 26]);
    body.box('steel', [to - 60, to - 30], [h * 0.5, h * 0.62], [z + 26, z + 56], { line: 'detail' });
    if (i !== 1) continue;
    for (const y of spread(5, [low + h * 0.14, low + h * 0.28]))
      body.box('black', [from + 70, to - 110], [y, y + h * 0.012], [z + 26, z + 32], { line: 'thin', fine: true });
  }
  body.bolts([x1 + 80, low + 50, z], [x2 - 80, low + 50, z], 12, 18, [0, 0, 1]);
  body.box('sign', [x1 + 60, x2 - 60], [top - h * 0.06, top - h * 0.045], [z, z + 5], { line: 'thin' });
  makersPlate(body, [x1 + wide * 1.1, x1 + wide * 1.9], [top - h * 0.13, top - h * 0.07], z);
  warningSign(body, [x1 + wide * 0.5, h * 0.58, z + 26], h * 0.09);
}
