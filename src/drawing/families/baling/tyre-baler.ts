/** A vertical tyre press: doors below the feed opening, cylinders on the crosshead, the power pack on the left. */
import { makersPlate, operatorPanel, towerLight, warningSign } from '../../assemblies/controls.ts';
import { tyreBale } from '../../assemblies/bales.ts';
import { hose, hydraulicCylinder, powerPackAt } from '../../assemblies/hydraulics.ts';
import { spread } from '../../assemblies/structure.ts';
import { about, Body, type Range } from '../../body/body.ts';
import { arc } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Machine } from '../family.ts';

function measure(figures: MachineFigures) {
  const force = clamp(figures.force, 200, 60, 500);
  const width = clamp(figures.width, 1940 + (force - 200) * 8, 1300, 3200);
  const depth = clamp(figures.depth, 1160 + (force - 200) * 4, 800, 2400);
  const height = clamp(figures.height, 4700 + (force - 200) * 11, 3200, 6200);
  const cylinders = Math.round(clamp(figures.cylinders, 2, 1, 4));
  // The base protrudes around the frame.
  const [w, d] = [width / 2 - 110, depth / 2 - 100];
  const post = width * 0.1;
  return {
    width,
    depth,
    height,
    w,
    d,
    post,
    cylinders,
    bore: Math.min(Math.max(150, force * 1.7), (1.5 * w) / cylinders),
    ties: Math.round(clamp(figures.ties, 5, 2, 9)),
    bale: clamp(200 + clamp(figures.baleWeight, 1600, 300, 4000) * 0.6, 1160, 600, height * 0.36),
    power: clamp(figures.power, force * 0.15, 5, 200),
    sill: height * 0.075,
    doors: height * 0.37,
    head: height * 0.63,
    beam: height * 0.08,
  };
}
type Sizes = ReturnType<typeof measure>;

/** Opening angle of the front doors in the plan (radians). */
const openDoor = 2.2;

export function tyreBaler(figures: MachineFigures): Machine {
  const m = measure(figures);
  const body = new Body();
  body.group({ name: 'Frame' }, () => frame(body, m));
  body.group({ name: 'Crosshead' }, () => crosshead(body, m));
  for (const side of [1, -1] as const)
    body.at(placed([0, 0, 0], 'y', side === 1 ? 0 : Math.PI), () => doors(body, m, side));
  ram(body, m);
  hydraulics(body, m);
  controls(body, m);
  const { width, depth, height, w, d, bale, ties } = m;
  const size: Vector = [w * 1.45, bale, d * 1.7];
  const goods = (): void => tyreBale(body, size, ties);
  body.group({ without: ['plan'] }, () =>
    body.at(placed([width / 2 + size[0] / 2 + 250, 0, depth / 2 + size[2] / 2 + 250]), goods),
  );
  body.group({ only: ['plan'] }, () => body.at(placed([0, 0, depth / 2 + size[2] / 2 + 160]), goods));
  body.axis([0, 0, -depth / 2], [0, 0, depth / 2 + w], ['plan']);
  return {
    body,
    principal: 'front',
    person: [width / 2 + size[0] + 750, d + 300],
    dimensions: [
      { length: 'width', view: 'front', along: 'x', from: -width / 2, to: width / 2, overall: true },
      { length: 'height', view: 'front', along: 'y', from: 0, to: height, overall: true },
      { length: 'depth', view: 'side', along: 'z', from: -depth / 2, to: depth / 2, overall: true },
    ],
  };
}

/** Base, four posts with side walls, and a beam above each pair of doors. */
function frame(body: Body, { width, depth, w, d, post, sill, doors: high, head }: Sizes): void {
  body.box('base', [-width / 2, width / 2], [0, sill * 0.45], [-depth / 2, depth / 2]);
  const [corner, edge] = [width / 2 - 60, depth / 2 - 45];
  body.bolts([-corner, sill * 0.45, edge], [corner, sill * 0.45, edge], 6, 20, [0, 1, 0]);
  body.box('paint', [-w, w], [sill * 0.45, sill], [-d, d]);
  body.mirror('x', () => {
    for (const z of [-d, d - 170]) body.box('paint', [w - post, w], [sill, head], [z, z + 170]);
    body.box('sheet', [w - 80, w - 30], [sill, head], [170 - d, d - 170]);
    for (const y of spread(7, [sill + 120, head - 190]))
      body.box('paint', [w - 40, w - 6], [y, y + 80], [170 - d, d - 170], 'edge');
    body.box('hollow', [w - post - 6, w - post], [sill, head], [170 - d, d - 170]);
  });
  body.box('hollow', [post - w, w - post], [sill, head], [-30, 30]);
  const beam = w - post * 0.35;
  for (const side of [-1, 1])
    body.box('paint', [-beam, beam], [sill + high + 24, sill + high + 170], about(side * (d - 62), 88));
}

function crosshead(body: Body, { w, d, head, beam }: Sizes): void {
  const top = head + beam;
  body.box('paint', [-w - 90, w + 90], [head, top], [-d - 70, d + 70]);
  for (const side of [-1, 1]) {
    const z = side * (d + 70);
    body.box('sign', [-w - 90, w + 90], [head + beam * 0.16, head + beam * 0.27], [z, z + side * 5], 'thin');
    body.bolts([-w - 20, top - beam * 0.3, z], [-w * 0.42, top - beam * 0.3, z], 4, 30, [0, 0, side]);
    body.bolts([w * 0.42, top - beam * 0.3, z], [w + 20, top - beam * 0.3, z], 4, 30, [0, 0, side]);
    const end = side * (w + 90);
    body.bolts([end, top - beam * 0.3, -d + 20], [end, top - beam * 0.3, d - 20], 4, 25, [side, 0, 0]);
  }
  makersPlate(body, [-w * 0.3, w * 0.3], [head + beam * 0.4, head + beam * 0.86], d + 70);
}

/** Double doors with ribs, slots for the ties, hinges and hydraulic locks. The front ones are open in the plan. */
function doors(body: Body, { w, d, post, sill, doors: high, ties }: Sizes, side: 1 | -1): void {
  const half = w - post * 0.35;
  const leaf = (): void => {
    // From the hinge at the origin to the machine's centre.
    const wide = half - 10;
    body.box('sheet', [-wide, 0], [sill, sill + high], [0, 50]);
    for (const x of [-wide, -80]) body.box('paint', [x, x + 80], [sill, sill + high], [50, 130], 'edge');
    for (const share of [0, 0.235, 0.47, 0.705, 0.94])
      body.box('paint', [80 - wide, -80], [sill + high * share, sill + high * (share + 0.06)], [50, 130], 'edge');
    const slots = Math.max(1, Math.floor(ties / 2));
    for (const x of spread(slots, [wide * -0.74, wide * -0.26]))
      for (let row = 0; row < 4; row += 1) {
        const y: Range = [sill + high * (0.075 + row * 0.235), sill + high * (0.22 + row * 0.235)];
        body.box('hollow', about(x, 22), y, [50, 58], 'detail');
      }
    for (const share of [0.12, 0.5, 0.88]) {
      body.cylinder('steel', [30, sill + high * share - 110, 90], [30, sill + high * share + 110, 90], 40);
      body.box('paint', [-60, 30], about(sill + high * share, 60), [128, 142], 'detail');
    }
  };
  body.group({ name: side > 0 ? 'Front doors' : 'Rear doors' }, () => {
    body.mirror('x', () =>
      body.group(side > 0 ? { without: ['plan'] } : {}, () => body.at(placed([half, 0, d + 12]), leaf)),
    );
    if (side < 0) return;
    body.mirror('x', () =>
      body.group({ only: ['plan'] }, () => body.at(placed([half, 0, d + 12], 'y', openDoor), leaf)),
    );
    body.mirror('x', () => {
      const way = arc(half, d + 60, half, Math.PI, Math.PI - openDoor, 14);
      const points = way.map(([x, z]): Vector => [x, 0, z]);
      body.guide(points, 'hidden', ['plan']);
    });
  });
  body.group({ name: 'Door locks', without: side > 0 ? ['plan'] : [] }, () => {
    for (const share of [0.345, 0.655]) {
      const y = sill + high * share;
      body.box('steel', [-half * 0.34, half * 0.5], about(y, 48), [d + 142, d + 182]);
      for (const x of [-half * 0.26, half * 0.16])
        body.box('guard', about(x, 60), about(y, 85), [d + 182, d + 212], 'edge');
      hydraulicCylinder(body, [half * 0.86, y, d + 196], [half * 0.5, y, d + 196], [half * 0.22, y, d + 196], 74, {
        line: 'detail',
        name: 'Door locks',
      });
    }
  });
}

function ram(body: Body, { w, d, post, sill, doors: high, head, beam, cylinders, bore, height }: Sizes): void {
  const half = w - post - 30;
  const platen = sill + high + 330;
  body.group({ name: 'Platen' }, () => {
    body.box('base', [-half, half], [platen, platen + 140], [-d + 90, d - 60], { dashed: true });
    for (const x of spread(5, [-half * 0.9, half * 0.9]))
      body.box('base', about(x, 26), [platen + 140, platen + 250], [-d + 110, d - 90], 'edge');
  });
  body.group({ name: 'Compaction cylinders' }, () => {
    for (let i = 0; i < cylinders; i += 1) {
      const x = (i - (cylinders - 1) / 2) * ((2 * (w - post)) / cylinders);
      const [r, top] = [bore / 2, head + beam];
      body.cylinder('steel', [x, top, 0], [x, top + 50, 0], r * 1.5);
      body.boltCircle([x, top + 50, 0], r * 1.33, 8, 17, [0, 1, 0]);
      hydraulicCylinder(body, [x, height, 0], [x, top + 50, 0], [x, top + 40, 0], bore, {
        name: 'Compaction cylinders',
      });
      body.cylinder('chrome', [x, platen + 140, 0], [x, head, 0], r * 0.55);
      body.box('black', about(x, 46), [height - 110, height - 40], [r * 0.9, r * 1.18 + 46], 'detail');
    }
  });
}

/** The power pack, with hoses over the left post to the cylinders. */
function hydraulics(body: Body, { width, w, d, post, cylinders, bore, head, beam, height, power }: Sizes): void {
  const pump = powerPackAt(body, power, (pack) => [-width / 2 - 320 - pack.length, 0, -pack.depth * 0.7]);
  for (let i = 0; i < cylinders; i += 1) {
    const x = (i - (cylinders - 1) / 2) * ((2 * (w - post)) / cylinders);
    const [along, up] = [-w - 60 - i * 62, head + beam + 260 + i * 90];
    const front = bore * 0.59 + 46;
    const port: Vector = [x, height - 75, front];
    hose(body, [
      [pump[0] + i * 70, pump[1] - 60, pump[2]],
      [pump[0] + i * 70, pump[1] + 300, pump[2]],
      [along, pump[1] + 300, d - 90],
      [along, up, d - 90],
      [x - bore * 0.95, up, front + 60],
      [x - bore * 0.95, port[1], front + 60],
      [x, port[1], front + 60],
      port,
    ]);
  }
}

function controls(body: Body, { w, d, sill, head, beam }: Sizes): void {
  body.group({ name: 'Controls' }, () => {
    const [y, high] = [Math.max(sill + 900, head * 0.46), Math.min(700, head * 0.24)];
    body.box('cabinet', [w, w + 190], [y, y + high], [d - 420, d - 30], 'edge');
    operatorPanel(body, [w + 10, w + 180], [y + high * 0.15, y + high * 0.9], d - 30);
  });
  warningSign(body, [w - 90, head - 330, d], 130);
  towerLight(body, [w - 40, head + beam, d - 60]);
}
