/** A vertical tyre press: doors below the feed opening, cylinders on the crosshead, the power pack on the left. */
import { atPanel, makersPlate, operatorPanel, towerLight, warningSign } from '../../assemblies/controls.ts';
import { tyreBale } from '../../assemblies/bales.ts';
import { hose, hydraulicCylinder, powerPack } from '../../assemblies/hydraulics.ts';
import { spread } from '../../assemblies/structure.ts';
import { about, Body, type Range } from '../../body/body.ts';
import { arc } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

/** Opening angle of the front doors in the plan (radians). */
const openDoor = 2.2;

export function tyreBaler(figures: MachineFigures): DrawnMachine {
  const force = clamp(figures.force, 200, 60, 500);
  const width = clamp(figures.width, 1940 + (force - 200) * 8, 1300, 3200);
  const depth = clamp(figures.depth, 1440 + (force - 200) * 4, 1000, 2700);
  const height = clamp(figures.height, 4700 + (force - 200) * 11, 3200, 6200);
  const cylinders = Math.round(clamp(figures.cylinders, 2, 1, 4));
  const ties = Math.round(clamp(figures.ties, 5, 2, 9));
  /** Half the width and depth of the frame; its base protrudes, as far as the locks of the doors. */
  const [w, d] = [width / 2 - 110, depth / 2 - 240];
  const post = width * 0.1;
  const bore = Math.min(Math.max(150, force * 1.7), (1.5 * w) / cylinders);
  /** Heights of the doors' lower and upper edge, and of the crosshead's. */
  const [sill, lintel] = [height * 0.075, height * 0.445];
  const head = height * 0.63;
  const top = head + height * (0.02 + force * 0.0003);
  /** Of the side walls, and tie rods at each side: what the force pulls at. */
  const ribs = Math.round(clamp(force / 30, 7, 4, 10));
  const rods = force < 175 ? 0 : force < 225 ? 1 : 2;
  const body = new Body();

  body.group('Frame', () => {
    body.box('base', [-width / 2, width / 2], [0, sill * 0.45], [-depth / 2, depth / 2]);
    const [corner, edge] = [width / 2 - 60, depth / 2 - 45];
    body.bolts([-corner, sill * 0.45, edge], [corner, sill * 0.45, edge], 6, 20, [0, 1, 0]);
    body.box('paint', [-w, w], [sill * 0.45, sill], [-d, d]);
    // Posts with ribbed side walls, and a beam above each pair of doors.
    body.mirror('x', () => {
      for (const z of [-d, d - 170]) body.box('paint', [w - post, w], [sill, head], [z, z + 170]);
      body.box('sheet', [w - 80, w - 30], [sill, head], [170 - d, d - 170]);
      for (const y of spread(ribs, [sill + 120, head - 190]))
        body.box('paint', [w - 40, w - 6], [y, y + 80], [170 - d, d - 170], 'edge');
      body.box('hollow', [w - post - 6, w - post], [sill, head], [170 - d, d - 170]);
    });
    body.mirror('x', () => {
      for (const z of spread(rods, [-d * 0.45, d * 0.45])) {
        body.cylinder('steel', [w + 46, sill * 0.45, z], [w + 46, head, z], 38);
        body.cylinder('base', [w + 46, sill * 0.45, z], [w + 46, sill * 0.45 + 90, z], 60, 'edge');
      }
    });
    body.box('hollow', [post - w, w - post], [sill, head], [-30, 30]);
    const beam = w - post * 0.35;
    for (const z of [62 - d, d - 62]) body.box('paint', [-beam, beam], [lintel + 24, lintel + 170], about(z, 88));
    warningSign(body, [w - 90, head - 330, d], 130);
  });

  body.group('Crosshead', () => {
    const [high, y, front] = [top - head, top - (top - head) * 0.3, d + 70];
    body.box('paint', [-w - 90, w + 90], [head, top], [-front, front]);
    body.box('sign', [-w - 90, w + 90], [head + high * 0.16, head + high * 0.27], [front, front + 5], 'thin');
    body.mirror('x', () => {
      body.bolts([w * 0.42, y, front], [w + 20, y, front], 4, 30, [0, 0, 1]);
      body.bolts([w + 90, y, 20 - d], [w + 90, y, d - 20], 4, 25, [1, 0, 0]);
    });
    makersPlate(body, [-w * 0.3, w * 0.3], [head + high * 0.4, head + high * 0.86], front);
    // The nuts of the tie rods.
    body.mirror('x', () => {
      for (const z of spread(rods, [-d * 0.45, d * 0.45])) {
        body.cylinder('base', [w + 30, top, z], [w + 30, top + 40, z], 78, 'edge');
        body.cylinder('steel', [w + 30, top + 40, z], [w + 30, top + 150, z], 58);
      }
    });
  });

  // The front doors are open in the plan.
  const door = w - post * 0.35;
  const hinge: Vector = [door, 0, d + 12];
  const doors = (): void =>
    body.mirror('x', () => body.at(hinge, () => leaf(body, door - 10, [sill, lintel], Math.floor(ties / 2))));
  body.group({ name: 'Front doors', without: ['plan'] }, doors);
  body.at(placed([0, 0, 0], 'y', Math.PI), () => {
    body.group('Rear doors', doors);
    locks(body, door, d + 142, [sill, lintel]);
  });
  body.group({ without: ['plan'] }, () => locks(body, door, d + 142, [sill, lintel]));
  body.mirror('x', () => {
    body.group({ name: 'Front doors', only: ['plan'], attached: true }, () =>
      body.at(placed(hinge, 'y', openDoor), () => leaf(body, door - 10, [sill, lintel], Math.floor(ties / 2))),
    );
    const way = arc(door, d + 60, door, Math.PI, Math.PI - openDoor, 14);
    body.guide(
      way.map(([x, z]): Vector => [x, 0, z]),
      'hidden',
      ['plan'],
    );
  });

  const platen = lintel + 330;
  body.group('Platen', () => {
    const half = w - post - 30;
    body.box('base', [-half, half], [platen, platen + 140], [-d + 90, d - 60], { dashed: true });
    for (const x of spread(5, [-half * 0.9, half * 0.9]))
      body.box('base', about(x, 26), [platen + 140, platen + 250], [-d + 110, d - 90], 'edge');
  });

  const power = clamp(figures.power, force * 0.15, 5, 200);
  const pump = powerPack(body, power, [-width / 2 - 320, depth * 0.25]);
  for (let i = 0; i < cylinders; i += 1) {
    const x = (i - (cylinders - 1) / 2) * ((2 * (w - post)) / cylinders);
    body.group('Compaction cylinders', () => {
      body.cylinder('steel', [x, top, 0], [x, top + 50, 0], bore * 0.75);
      body.boltCircle([x, top + 50, 0], bore * 0.67, 8, 17, [0, 1, 0]);
      hydraulicCylinder(body, [x, height, 0], [x, top + 50, 0], [x, top + 40, 0], bore);
      body.cylinder('chrome', [x, platen + 140, 0], [x, head, 0], bore * 0.27);
    });
    // Up the left post, along the front of the cylinders, to the top of one.
    const up = { x: -w - 60 - i * 62, z: d - 90 };
    hose(
      body,
      pump,
      { y: pump[1] + 360 },
      up,
      { y: top + 260 + i * 90 },
      { x: x - bore * 0.9 },
      { y: height - 75 },
      { x, z: bore * 0.59 },
    );
  }

  body.group('Controls', () => {
    const [y, high] = [Math.max(sill + 900, head * 0.46), Math.min(700, head * 0.24)];
    body.box('cabinet', [w - 80, w + 110], [y, y + high], [d - 420, d + 20], 'edge');
    operatorPanel(body, [w - 70, w + 100], [y + high * 0.15, y + high * 0.9], d + 20);
  });
  towerLight(body, [w - 40, top, d - 60]);

  const tall = clamp(200 + clamp(figures.baleWeight, 1600, 300, 4000) * 0.6, 1160, 600, height * 0.36);
  const size: Vector = [w * 1.45, tall, d * 1.7];
  const beside: Vector = [width / 2 + size[0] / 2 + 720, 0, depth / 2];
  body.group({ without: ['plan'] }, () => body.at(beside, () => tyreBale(body, size, ties)));
  body.group({ only: ['plan'] }, () =>
    body.at([0, 0, depth / 2 + size[2] / 2 + 160], () => tyreBale(body, size, ties)),
  );
  body.axis([0, 0, -depth / 2], [0, 0, depth / 2 + w], ['plan']);
  return {
    body,
    principal: 'front',
    flow: { inlet: [0, lintel + 170, d], reach: 600, outlet: [0, sill, -d], way: '-z' },
    person: atPanel(w + 15, d + 20),
    dimensions: [
      { length: 'width', view: 'front', along: 'x', from: -width / 2, to: width / 2, overall: true },
      { length: 'height', view: 'front', along: 'y', from: 0, to: height, overall: true },
      { length: 'depth', view: 'side', along: 'z', from: -depth / 2, to: depth / 2, overall: true },
    ],
  };
}

/** A door from its hinge at the origin to the left, with ribs, slots for the ties, and hinges. */
function leaf(body: Body, wide: number, [low, top]: Range, slots: number): void {
  const high = top - low;
  body.box('sheet', [-wide, 0], [low, top], [0, 50]);
  for (const x of [-wide, -80]) body.box('paint', [x, x + 80], [low, top], [50, 130], 'edge');
  for (const share of [0, 0.235, 0.47, 0.705, 0.94])
    body.box('paint', [80 - wide, -80], [low + high * share, low + high * (share + 0.06)], [50, 130], 'edge');
  for (const x of spread(Math.max(1, slots), [wide * -0.74, wide * -0.26]))
    for (const share of [0.075, 0.31, 0.545, 0.78])
      body.box('hollow', about(x, 22), [low + high * share, low + high * (share + 0.145)], [50, 58], 'detail');
  for (const share of [0.12, 0.5, 0.88]) {
    const y = low + high * share;
    body.cylinder('steel', [30, y - 110, 90], [30, y + 110, 90], 40);
    body.box('paint', [-60, 30], about(y, 60), [128, 142], 'detail');
  }
}

/** Two bolts across a pair of doors, moved by cylinders. */
function locks(body: Body, half: number, z: number, [low, top]: Range): void {
  body.group('Door locks', () => {
    for (const y of [low + (top - low) * 0.345, low + (top - low) * 0.655]) {
      body.box('steel', [-half * 0.34, half * 0.5], about(y, 48), [z, z + 40]);
      for (const x of [-half * 0.26, half * 0.16])
        body.box('guard', about(x, 60), about(y, 85), [z + 40, z + 70], 'edge');
      hydraulicCylinder(body, [half * 0.86, y, z + 54], [half * 0.5, y, z + 54], [half * 0.22, y, z + 54], 74);
    }
  });
}
