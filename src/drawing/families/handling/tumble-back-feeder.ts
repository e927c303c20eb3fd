/** A storage hopper with a steep moving floor, whose head has a drum that throws surplus material back. */
import { belt, rising } from '../../assemblies/belt.ts';
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { chips } from '../../assemblies/goods.ts';
import { column, columnPairs, crossBrace, spread, sheetAcross } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { outline } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Point } from '../../scene.ts';
import { lengthwise, type Machine } from '../family.ts';

function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 6500, 5600, 15_000);
  const height = clamp(figures.height, 4300, 3200, 5200);
  const half = clamp(figures.width, 2784, 1600, 4000) / 2;
  const [knee, head]: [Point, Point] = [
    [length * 0.42, 620],
    [length * 0.89, height * 0.76],
  ];
  return { length, height, half, inner: half - 180, knee, head, frame: 240 };
}
type Sizes = ReturnType<typeof measure>;

export function tumbleBackFeeder(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { length: l, height: h, half, inner, knee, head, frame } = m;
  const body = new Body();
  body.group({ name: 'Supports' }, () => supports(body, m));
  const name = 'Moving floor';
  const wide = 2 * inner - 130;
  body.at(placed([190, knee[1], 0]), () =>
    belt(body, { length: knee[0] - 190, width: wide, frame, chevrons: 1 }, { name }),
  );
  const incline = rising(knee, head);
  body.at(incline.move, () => {
    belt(body, { length: incline.length, width: wide, frame, chevrons: 1 }, { name });
    for (const x of spread(9, [incline.length * 0.06, incline.length * 0.96]))
      body.box('base', about(x, 22), [0, 70], [-wide * 0.48, wide * 0.48], { line: 'edge', name });
  });
  body.group({ name: 'Storage hopper' }, () => walls(body, m));
  drum(body, m);
  body.group({ name: 'Discharge chute' }, () => chute(body, m));
  body.at(placed([head[0], head[1] - frame * 0.42, -inner], 'y', Math.PI / 2), () =>
    gearMotor(body, Math.max(700, inner * 0.7), 420, { name: 'Floor drive' }),
  );
  body.at(placed([l + 350, 0, -half]), () => cabinet(body, [800, 2000, 460], { without: ['front', 'side'] }));
  const places = Array.from({ length: 24 }, (_, i): Vector => {
    const x = l * (0.06 + 0.085 * (i % 8));
    const rise = i % 8 < 4 ? 0 : ((head[1] - knee[1]) * (x - knee[0])) / (head[0] - knee[0]);
    return [x, knee[1] + rise + 190, (Math.floor(i / 8) - 1) * inner * 0.56 + (i % 3) * 70];
  });
  chips(body, places, 210);
  const falling = [0, 1, 2].map((i): Vector => [
    l - 120 + i * 40,
    head[1] - h * 0.34 - i * 330,
    (i - 1) * inner * 0.35,
  ]);
  chips(body, falling, 170);
  body.axis([0, 0, 0], [l, 0, 0], ['plan']);
  body.axis([0, 0, 0], [0, h, 0], ['front']);
  return {
    body,
    ...lengthwise(l, h, half),
    person: [l * 0.72, half + 1100],
  };
}

function heightAt({ knee, head }: Sizes, x: number): number {
  return x < knee[0] ? knee[1] : knee[1] + ((head[1] - knee[1]) * (x - knee[0])) / (head[0] - knee[0]);
}

function supports(body: Body, m: Sizes): void {
  const { length: l, inner, knee, frame } = m;
  const z = inner;
  columnPairs(body, [l * 0.06, knee[0] - l * 0.05], z, knee[1] - frame, 150);
  const [x1, x2] = [l * 0.6, l * 0.82];
  for (const x of [x1, x2]) {
    const top = heightAt(m, x) - frame * 1.2;
    for (const side of [-z, z]) column(body, x, side, top, 160);
    body.box('paint', about(x, 60), [top * 0.6 - 110, top * 0.6], [80 - z, z - 80], 'edge');
  }
  const low = heightAt(m, x1) - frame * 1.5;
  for (const side of [-z, z]) crossBrace(body, [x1 + 80, side], [x2 - 80, side], [160, low], 80);
}

/** Ribbed walls, flared at the top, and the wall at the low end where a loader tips. */
function walls(body: Body, m: Sizes): void {
  const { length: l, height: h, half, inner, knee, head } = m;
  const edge = (x: number): number => h * 0.66 + ((h * 0.34 - 90) * Math.min(x, l * 0.66)) / (l * 0.66);
  const shape: Point[] = [
    [40, knee[1] + 30],
    [knee[0], knee[1] + 30],
    [head[0], head[1] + 40],
    [head[0] + l * 0.03, head[1] + h * 0.1],
    [l * 0.72, h - 90],
    [l * 0.62, edge(l * 0.66)],
    [40, edge(0)],
  ];
  body.mirror('z', () => {
    body.prism('paint', 'z', shape, [inner, inner + 14]);
    const places = spread(8, [l * 0.09, l * 0.7]);
    for (const x of places) {
      const low = heightAt(m, x) + 70;
      body.box('paint', about(x, 35), [low, edge(x) - 40], [inner + 14, inner + 90], 'edge');
    }
    // The flared edge.
    const border = (x: number): Vector[] => [
      [x, edge(x) - 30, inner + 14],
      [x, edge(x) - 30, inner + 34],
      [x, edge(x) + 90, half],
      [x, edge(x) + 90, half - 20],
    ];
    body.loft('base', [border(l * 0.62), border(40)]);
  });
  body.box('paint', [0, 40], [knee[1] + 30, h * 0.66 + 60], [-inner - 14, inner + 14]);
  makersPlate(body, [l * 0.2, l * 0.2 + 620], [h * 0.46, h * 0.52], inner + 90);
  warningSign(body, [l * 0.135, knee[1] + 300, inner + 14], 300);
}

/** A toothed drum across the head of the floor; its guards and drive protrude at the sides. */
function drum(body: Body, { length: l, height: h, inner }: Sizes): void {
  const [x, y, r] = [l * 0.76, h * 0.86, h * 0.085];
  body.group({ name: 'Tumble-back drum' }, () => {
    body.cylinder('steel', [x, y, 10 - inner], [x, y, inner - 10], r * 0.7);
    for (let i = 0; i < 6; i += 1)
      body.at(placed([x, y, 0], 'z', (i * Math.PI) / 3), () => {
        for (const z of spread(7, [-inner * 0.85 + (i % 2) * inner * 0.12, inner * 0.73 + (i % 2) * inner * 0.12]))
          body.prism('knife', 'z', outline(r * 0.66, -r * 0.24, r * 1.15, 0, r * 0.66, r * 0.24), about(z, 20));
      });
    body.mirror('z', () => {
      body.cylinder('motorCover', [x, y, inner + 14], [x, y, inner + 60], r * 0.95);
      body.cylinder('steel', [x, y, inner + 60], [x, y, inner + 120], r * 0.4);
      for (const dx of [-0.6, 0.6])
        body.bolts([x + dx * r, y - r * 0.45, inner + 60], [x + dx * r, y + r * 0.45, inner + 60], 2, 18, [0, 0, 1]);
    });
    // The bridge that carries the drum.
    body.mirror('z', () => body.box('paint', about(x, l * 0.08), [h - 90, h], [inner - 10, inner + 80], 'edge'));
    body.box('paint', [x - l * 0.08, x - l * 0.08 + 90], [h - 90, h], [10 - inner, inner - 10], 'edge');
    body.at(placed([x, y, -inner - 120], 'y', Math.PI / 2), () =>
      gearMotor(body, Math.max(560, inner * 0.5), r * 1.2, { name: 'Tumble-back drum' }),
    );
  });
}

/** A hood over the head of the floor that turns the stream down. */
function chute(body: Body, { length: l, height: h, inner, head }: Sizes): void {
  const wide = inner + 14;
  const low = head[1] - h * 0.24;
  const shape: Point[] = [
    [head[0] - 40, head[1] + 30],
    [head[0] - 40, head[1] + h * 0.13],
    [l - 160, head[1] + h * 0.11],
    [l, head[1] - 60],
    [l, low],
    [l - l * 0.06, low],
    [head[0] + 160, head[1] - 130],
  ];
  body.mirror('z', () => {
    body.prism('paint', 'z', shape, [wide, wide + 14]);
    body.box('panel', [head[0] + 130, l - 140], [head[1] - 80, head[1] + h * 0.06], [wide + 14, wide + 28]);
  });
  const size: Point = [2 * wide, 14];
  sheetAcross(body, [head[0] - 40, head[1] + h * 0.13 - 8], [l - 160, head[1] + h * 0.11 - 8], size);
  sheetAcross(body, [l - 166, head[1] + h * 0.11 - 8], [l - 7, head[1] - 60], size);
  sheetAcross(body, [l - 7, head[1] - 60], [l - 7, low], size, { without: ['front'] });
}
