/** A trough on springs below a hopper, driven by two unbalanced motors. */
import { makersPlate, warningSign } from '../../assemblies/controls.ts';
import { motor } from '../../assemblies/drive.ts';
import { chips } from '../../assemblies/goods.ts';
import { column, columnPairs, hopper, spread } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { outline, rectangle } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Machine } from '../family.ts';
import type { Point } from '../../scene.ts';

function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 3400, 2200, 6000);
  return {
    length,
    half: clamp(figures.width, 1200, 700, 1900) / 2,
    deck: 1150,
    /** Drop from the left to the right end. */
    drop: length * 0.06,
    wall: length * 0.12,
    power: clamp(figures.power, 10, 1, 40),
  };
}
type Sizes = ReturnType<typeof measure>;

export function vibratoryFeeder(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { length: l, half, deck, drop, wall } = m;
  const body = new Body();
  body.group({ name: 'Frame' }, () => frame(body, m));
  body.group({ name: 'Trough' }, () => trough(body, m));
  for (const x of [l * 0.16, l * 0.82])
    for (const dx of [-130, 130])
      for (const side of [-1, 1])
        spring(body, [x + dx, deck - 380 - (drop * x) / l, side * (half + 130)], 340 - (drop * dx) / l);
  motors(body, m);
  body.group({ name: 'Hopper' }, () => {
    const low = deck + wall + 60;
    const [knee, rail] = [low + l * 0.2, half * 1.62];
    hopper(body, [l * 0.21, 0], [low, l * 0.13, half * 0.8], knee, [low + l * 0.32, l * 0.22, half * 1.3], 70);
    columnPairs(body, [-l * 0.05, l * 0.47], rail, knee, 110);
    body.mirror('z', () =>
      body.box('paint', [-l * 0.05 - 55, l * 0.47 + 55], [knee, knee + 90], about(rail, 50), 'edge'),
    );
    body.mirror('z', () => {
      for (const x of [l * 0.05, l * 0.37])
        body.box('paint', about(x, 40), [knee + 10, knee + 80], [half * 1.28, rail - 50], 'edge');
    });
    makersPlate(body, [l * 0.12, l * 0.3], [low + l * 0.235, low + l * 0.28], half * 1.3);
  });
  const floorAt = (x: number): number => deck + 50 - (drop * x) / l;
  const places = [0.5, 0.58, 0.66, 0.74, 0.82, 0.9, 0.97].map((share, i): Vector => [
    l * share,
    floorAt(l * share) + 40,
    (((i * 3) % 7) / 7 - 0.43) * half * 1.4,
  ]);
  const falling = [0, 1, 2].map((i): Vector => [l + 70 + i * 25, floorAt(l) - 150 - i * 260, (i - 1) * half * 0.4]);
  chips(body, [...places, ...falling], 90);
  body.axis([0, deck, 0], [l, deck, 0], ['plan']);
  body.axis([0, 0, 0], [0, deck + wall + l * 0.38, 0], ['front']);
  return {
    body,
    principal: 'side',
    person: [l * 1.32, half + 100],
    dimensions: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: l, overall: true },
      { length: 'width', view: 'plan', along: 'z', from: -half, to: half, overall: true },
    ],
  };
}

/** Two pairs of short columns joined by beams, which carry the springs. */
function frame(body: Body, { length: l, half, deck, drop }: Sizes): void {
  const z = half + 130;
  for (const x of [l * 0.16, l * 0.82]) {
    const top = deck - 470 - (drop * x) / l;
    for (const side of [-z, z]) {
      for (const dx of [-180, 180]) column(body, x + dx, side, top, 100);
      body.box('paint', about(x, 280), [top, top + 90], about(side, 75), 'edge');
    }
    body.box('paint', about(x, 50), [top - 130, top - 30], [50 - z, z - 50], 'edge');
  }
  body.mirror('z', () => body.box('paint', [l * 0.16 + 230, l * 0.82 - 230], [150, 260], about(z, 50), 'edge'));
}

function spring(body: Body, foot: Vector, height: number): void {
  body.group({ name: 'Springs' }, () => {
    const [x, y, z] = foot;
    body.cylinder('base', foot, [x, y + 30, z], 78, 'edge');
    body.cylinder('base', [x, y + height - 30, z], [x, y + height, z], 78, 'edge');
    const [turns, wire, steps] = [4, 15, 6];
    const path = Array.from({ length: turns * steps + 1 }, (_, i): Vector => {
      const angle = (i / steps) * 2 * Math.PI;
      return [x + 52 * Math.cos(angle), y + 45 + ((height - 90) * i) / (turns * steps), z + 52 * Math.sin(angle)];
    });
    body.tube('steel', path, wire, 'edge');
  });
}

/** A ribbed trough, open at the top and the right end; lugs at its sides rest on the springs. */
function trough(body: Body, { length: l, half, deck, drop, wall }: Sizes): void {
  const floor = outline(0, deck, l, deck - drop, l, deck - drop + 50, 0, deck + 50);
  const side: Point[] = [
    [0, deck],
    [l, deck - drop],
    [l, deck - drop + wall * 0.75],
    [l * 0.5, deck - drop * 0.5 + wall],
    [0, deck + wall],
  ];
  body.prism('steel', 'z', floor, [20 - half, half - 20], 'contour');
  body.mirror('z', () => {
    body.prism('paint', 'z', side, [half - 20, half]);
    for (const x of spread(9, [l * 0.06, l * 0.94])) {
      const low = deck - (drop * x) / l;
      body.box('paint', about(x, 14), [low + 70, low + wall * 0.72], [half, half + 36], 'thin');
    }
    const rail = outline(0, deck + 6, l, deck - drop + 6, l, deck - drop + 66, 0, deck + 66);
    body.prism('base', 'z', rail, [half, half + 44], 'edge');
    for (const x of [l * 0.16, l * 0.82]) {
      const low = deck - (drop * x) / l;
      body.box('base', about(x, 260), [low - 40, low + 20], [half, half + 220], 'edge');
      const web = outline(half + 44, low + 20, half + 200, low + 20, half + 44, low + 20 + wall * 0.5);
      for (const dx of [-200, 200]) body.prism('paint', 'x', web, about(x + dx, 12), 'edge');
    }
    body.bolts([l * 0.04, deck + 30, half + 44], [l * 0.96, deck - drop + 38, half + 44], 12, 16, [0, 0, 1]);
  });
  body.prism('paint', 'x', rectangle([20 - half, half - 20], [deck + 50, deck + wall]), [0, 20]);
  warningSign(body, [l * 0.62, deck - drop * 0.62 + wall * 0.2, half], wall * 0.6);
}

/** Two motors with weights at both ends, on a bracket below the trough. */
function motors(body: Body, { length: l, half, deck, drop, power }: Sizes): void {
  const size = 230 + power * 9;
  const [x, floor] = [l * 0.49, deck - drop * 0.49];
  const y = floor - size * 0.72;
  body.group({ name: 'Unbalanced motors' }, () => {
    for (const side of [-1, 1]) {
      const z = side * half * 0.48;
      const long = Math.min(half * 0.8, size * 1.5);
      body.box('base', about(x, size * 0.8), [floor - 60, floor - 24], about(z, long * 0.6), 'edge');
      body.box('motorCover', about(x, size * 0.45), [y + size * 0.42, floor - 60], about(z, long * 0.3), 'edge');
      body.at(placed([x, y, z - long * 0.5], 'y', -Math.PI / 2), () => motor(body, long, size));
      for (const end of [-1, 1]) {
        const [from, to] = [z + end * long * 0.5, z + end * (long * 0.5 + 50)];
        body.cylinder('motorCover', [x, y, from], [x, y, to], size * 0.46);
        body.cylinder('steel', [x, y, to], [x, y, to + end * 14], size * 0.14);
        for (const angle of spread(6, [0, (Math.PI * 5) / 3])) {
          const at: Vector = [x + size * 0.36 * Math.cos(angle), y + size * 0.36 * Math.sin(angle), to];
          body.bolts(at, at, 1, 15, [0, 0, end]);
        }
      }
    }
  });
}
