/** A trough on springs below a hopper, driven by two unbalanced motors. */
import { makersPlate, warningSign } from '../../assemblies/controls.ts';
import { motor } from '../../assemblies/drive.ts';
import { chipsAlong, fillHopper } from '../../assemblies/goods.ts';
import { columnPairs, hopper, spread } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { outline, rectangle, type Point } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

export function vibratoryFeeder(figures: MachineFigures): DrawnMachine {
  const l = clamp(figures.length, 3400, 2200, 6000);
  const half = clamp(figures.width, 1200, 700, 1900) / 2;
  /** The trough: its height at the left end, drop to the right end, height of its walls; x of its springs. */
  const deck = clamp(figures.height && figures.height - l * 0.44 - 130, 1150, Math.min(1150, 790 + l * 0.06), 2600);
  const drop = l * 0.06;
  const wall = l * 0.12;
  const supports = [l * 0.16, l * 0.82];
  const low = (x: number): number => deck - (drop * x) / l;
  const body = new Body();

  // Two pairs of short columns joined by beams, which carry the springs.
  body.group('Frame', () => {
    const z = half + 130;
    for (const x of supports) {
      const top = low(x) - 470;
      columnPairs(body, about(x, 180), z, top, 100);
      body.mirror('z', () => body.box('paint', about(x, 280), [top, top + 90], about(z, 75), 'edge'));
      body.box('paint', about(x, 50), [top - 130, top - 30], [50 - z, z - 50], 'edge');
    }
    body.mirror('z', () => body.box('paint', [l * 0.16 + 230, l * 0.82 - 230], [150, 260], about(z, 50), 'edge'));
  });
  body.group('Springs', () => {
    for (const x of supports)
      for (const dx of [-130, 130])
        for (const z of about(0, half + 130))
          body.at([x + dx, low(x) - 380, z], () => spring(body, 340 - (drop * dx) / l));
  });

  // Open at the top and the right end; lugs at its sides rest on the springs.
  body.group('Trough', () => {
    const alongFloor = (from: number, to: number): Point[] =>
      outline(0, deck + from, l, deck - drop + from, l, deck - drop + to, 0, deck + to);
    body.prism('steel', 'z', alongFloor(0, 50), [20 - half, half - 20], 'contour');
    const rim = outline(l, low(l) + wall * 0.75, l * 0.5, low(l * 0.5) + wall, 0, deck + wall);
    body.mirror('z', () => {
      body.prism('paint', 'z', [...outline(0, deck, l, low(l)), ...rim], [half - 20, half]);
      for (const x of spread(9, [l * 0.06, l * 0.94]))
        body.box('paint', about(x, 14), [low(x) + 70, low(x) + wall * 0.72], [half, half + 36], 'thin');
      body.prism('base', 'z', alongFloor(6, 66), [half, half + 44], 'edge');
      for (const x of supports) {
        const top = low(x) + 20;
        body.box('base', about(x, 260), [top - 60, top], [half, half + 220], 'edge');
        const web = outline(half + 44, top, half + 200, top, half + 44, top + wall * 0.5);
        for (const dx of [-200, 200]) body.prism('paint', 'x', web, about(x + dx, 12), 'edge');
      }
      body.bolts([l * 0.04, deck + 30, half + 44], [l * 0.96, deck - drop + 38, half + 44], 12, 16, [0, 0, 1]);
    });
    body.prism('paint', 'x', rectangle([20 - half, half - 20], [deck + 50, deck + wall]), [0, 20]);
    warningSign(body, [l * 0.62, low(l * 0.62) + wall * 0.2, half], wall * 0.6);
  });

  // Two motors with weights at both ends, on a bracket below the trough.
  body.group('Unbalanced motors', () => {
    const size = 230 + clamp(figures.power, 10, 1, 40) * 9;
    const long = Math.min(half * 0.8, size * 1.5);
    const floor = low(l * 0.49);
    const y = floor - size * 0.72;
    for (const z of about(0, half * 0.48))
      body.at([l * 0.49, 0, z], () => {
        body.box('base', about(0, size * 0.8), [floor - 60, floor - 24], about(0, long * 0.6), 'edge');
        body.box('motorCover', about(0, size * 0.45), [y + size * 0.42, floor - 60], about(0, long * 0.3), 'edge');
        body.at(placed([0, y, -long / 2], 'y', -Math.PI / 2), () => motor(body, long, size));
        body.mirror('z', () => {
          body.cylinder('motorCover', [0, y, long / 2], [0, y, long / 2 + 50], size * 0.46);
          body.boltCircle([0, y, long / 2 + 50], size * 0.36, 6, 15, [0, 0, 1]);
        });
      });
  });

  const mouth = deck + wall + 60;
  body.group('Hopper', () => {
    const [knee, rail] = [mouth + l * 0.2, half * 1.62];
    hopper(body, [l * 0.21, 0], [mouth, l * 0.13, half * 0.8], knee, [mouth + l * 0.32, l * 0.22, half * 1.3], 70);
    columnPairs(body, [-l * 0.05, l * 0.47], rail, knee, 110);
    body.mirror('z', () => {
      body.box('paint', [-l * 0.05 - 55, l * 0.47 + 55], [knee, knee + 90], about(rail, 50), 'edge');
      for (const x of [l * 0.05, l * 0.37])
        body.box('paint', about(x, 40), [knee + 10, knee + 80], [half * 1.28, rail - 50], 'edge');
    });
    fillHopper(body, [l * 0.21, mouth + l * 0.32 - 80, 0], [l * 0.2, half * 1.15], 150);
    makersPlate(body, [l * 0.12, l * 0.3], [mouth + l * 0.235, mouth + l * 0.28], half * 1.3);
  });

  chipsAlong(body, [l * 0.5, low(l * 0.5) + 90, 0], [l * 0.97, low(l) + 95, 0], 7, half * 1.3, 90);
  chipsAlong(body, [l + 70, deck - drop - 100, 0], [l + 120, deck - drop - 620, 0], 3, half * 0.8, 90);
  body.axis([0, deck, 0], [l, deck, 0], ['plan']);
  body.axis([0, 0, 0], [0, mouth + l * 0.36, 0], ['front']);
  return {
    body,
    principal: 'side',
    flow: { inlet: [l * 0.21, mouth + l * 0.32, 0], reach: l * 0.2, outlet: [l + 80, deck - drop, 0] },
    person: [l * 1.32, half * 0.4, -Math.PI / 2],
    dimensions: [
      { length: 'height', view: 'side', along: 'y', from: 0, to: deck, overall: true },
      { length: 'length', view: 'side', along: 'x', from: 0, to: l, overall: true },
      { length: 'width', view: 'plan', along: 'z', from: -half, to: half, overall: true },
    ],
  };
}

/** A coil spring between two plates, upwards from the origin. */
function spring(body: Body, height: number): void {
  for (const y of [0, height - 30]) body.cylinder('base', [0, y, 0], [0, y + 30, 0], 78, 'edge');
  const path = spread(25, [0, 8 * Math.PI]).map((angle, i): Vector => [
    52 * Math.cos(angle),
    45 + ((height - 90) * i) / 24,
    52 * Math.sin(angle),
  ]);
  body.tube('steel', path, 15, 'edge');
}
