/** A rising belt with skirts: feed hopper at the foot, drive and chute at the head. */
import { belt, rising } from '../../assemblies/belt.ts';
import { warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { chips } from '../../assemblies/goods.ts';
import { column, columnPairs, crossBrace, hopper, spread, sheetAcross } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Point } from '../../scene.ts';
import type { Machine } from '../family.ts';

const foot = 640;

function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 9000, 5000, 12_000);
  const head = clamp(figures.height ?? figures.dischargeHeight, length * 0.46, length * 0.34, length * 0.6);
  const width = clamp(figures.beltWidth ?? figures.width, 1000, 500, 2000);
  const [knee, top]: [Point, Point] = [
    [length * 0.25, foot],
    [length * 0.93, head],
  ];
  return { length, head, width, half: width / 2, frame: 220, knee, top, hopper: length * 0.1 };
}
type Sizes = ReturnType<typeof measure>;

export function conveyor(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { length, head, width, half, knee, top, frame } = m;
  const body = new Body();
  const slope = (head - foot) / (top[0] - knee[0]);
  const heightAt = (x: number): number => foot + slope * (x - knee[0]);
  body.group({ name: 'Supports' }, () => supports(body, m, heightAt));
  const name = 'Belt with skirts';
  body.at(placed([0, foot, 0]), () => belt(body, { length: knee[0], width, frame, skirt: 260, chevrons: 1 }, { name }));
  const incline = rising(knee, top);
  body.at(incline.move, () => belt(body, { length: incline.length, width, frame, skirt: 260, chevrons: 8 }, { name }));
  body.at(placed([knee[0], foot - frame * 0.42, 0]), () =>
    body.mirror('z', () =>
      body.cylinder('base', [0, 0, half + 60], [0, 0, half + 84], frame * 0.62, { line: 'edge', name }),
    ),
  );
  body.group({ name: 'Feed hopper' }, () => feedHopper(body, m));
  body.group({ name: 'Discharge chute' }, () => chute(body, m));
  body.at(placed([top[0], head - frame * 0.42, half + 96], 'y', -Math.PI / 2), () =>
    gearMotor(body, Math.max(700, width * 0.75), 380, { name: 'Head drive' }),
  );
  body.group({ name: 'Pull cord' }, () => {
    const ends: [number, number] = [knee[0] + length * 0.05, length * 0.87];
    const cord = (x: number): Vector => [x, heightAt(x) - 70, half + 130];
    for (const x of spread(7, ends)) body.bar('steel', [x, heightAt(x) - 70, half + 58], cord(x), [20, 20], 'thin');
    body.tube('red', [cord(ends[0]), cord(ends[1])], 8, 'thin');
  });
  const onBelt = [0.34, 0.41, 0.48, 0.55, 0.63, 0.7, 0.78, 0.84].map((share, i): Vector => [
    length * share,
    heightAt(length * share) + 45,
    (((i * 271) % 600) / 600 - 0.5) * width * 0.6,
  ]);
  const falling = [0.968, 0.985, 0.97].map((share, i): Vector => [
    length * share,
    head - length * (0.13 + i * 0.03),
    (i - 1) * width * 0.12,
  ]);
  chips(body, [...onBelt, ...falling], 160);
  body.axis([0, 0, 0], [length, 0, 0], ['plan']);
  body.axis([0, 0, 0], [0, head + 600, 0], ['front']);
  return {
    body,
    principal: 'side',
    turn: 180,
    person: [length * 0.36, -half - 700],
    dimensions: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: length, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: head, overall: true, placed: 'right' },
      { length: 'dischargeHeight', view: 'side', along: 'y', from: 0, to: head, placed: 'right' },
      { length: 'beltWidth', view: 'plan', along: 'z', from: -half, to: half, at: [knee[0], 0, 0] },
    ],
  };
}

/** Short columns below the foot, two braced trestles below the slope. */
function supports(body: Body, { length, half, knee, frame }: Sizes, heightAt: (x: number) => number): void {
  const z = half + 36;
  columnPairs(body, [length * 0.04, knee[0] - length * 0.035], z, foot - frame, 110);
  for (const [x1, x2] of [
    [length * 0.46, length * 0.57],
    [length * 0.74, length * 0.86],
  ] as const) {
    for (const x of [x1, x2]) {
      const top = heightAt(x) - frame * 1.15;
      for (const side of [-z, z]) column(body, x, side, top, 120);
      for (const share of [0.5, 0.96])
        body.box('paint', about(x, 40), [top * share - 80, top * share], [60 - z, z - 60], 'edge');
    }
    const low = heightAt(x1) - frame * 1.4;
    for (const side of [-z, z]) crossBrace(body, [x1 + 60, side], [x2 - 60, side], [low * 0.06, low * 0.96]);
  }
}

function feedHopper(body: Body, { half, knee, hopper: high }: Sizes): void {
  const [x, w] = [knee[0] * 0.46, knee[0] * 0.36];
  const y = foot + 250;
  hopper(body, [x, 0], [y, w, half * 0.95], y + high * 0.62, [y + high, knee[0] * 0.56, half * 1.5], 70);
  for (const at of about(x, w * 0.7))
    for (const side of [-1, 1])
      body.box('paint', about(at, 45), [foot, y + high * 0.2], [side * (half + 24), side * (half + 84)], 'edge');
}

/** A hood over the head drum that turns the stream down; open towards +z, to show it. */
function chute(body: Body, { length: l, head, half }: Sizes): void {
  const [back, low] = [l * 0.885, head - l * 0.1];
  const side: Point[] = [
    [back, head - 20],
    [back, head + 480],
    [l * 0.965, head + 480],
    [l, head + 230],
    [l, low],
    [l * 0.953, low],
    [l * 0.953, head - 260],
    [l * 0.94, head - 20],
  ];
  body.mirror('z', () => {
    body.prism('paint', 'z', side, [half + 76, half + 88]);
    body.box('panel', [l * 0.9, l * 0.948], [head + 150, head + 400], [half + 88, half + 98]);
    body.box('base', [l * 0.948, l + 24], [low - 50, low], [half + 76, half + 130], 'edge');
  });
  warningSign(body, [l * 0.924, head + 185, half + 98], 170);
  const size: Point = [2 * (half + 76), 12];
  sheetAcross(body, [back, head + 474], [l * 0.965, head + 474], size);
  sheetAcross(body, [l * 0.965, head + 474], [l - 6, head + 228], size);
  sheetAcross(body, [l - 6, head + 228], [l - 6, low], size, { without: ['front'] });
  sheetAcross(body, [l * 0.953 + 6, low], [l * 0.953 + 6, head - 260], size);
  for (const x of [l * 0.948, l]) body.box('base', [x, x + 24], [low - 50, low], [-half - 76, half + 76], 'edge');
}
