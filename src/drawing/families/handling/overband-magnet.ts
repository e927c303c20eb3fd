/** A magnet inside a short belt, hung across a conveyor: it lifts steel wire out and drops it at the side. */
import { belt } from '../../assemblies/belt.ts';
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { chips, wires } from '../../assemblies/goods.ts';
import { column, columnPairs, spread } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { aroundTwo, outline, rectangle } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Machine } from '../family.ts';

/** The conveyor runs along x; the magnet's belt runs along z, towards the chute at the front. */
function measure(figures: MachineFigures) {
  const wide = clamp(figures.beltWidth ?? figures.width, 1300, 600, 2000);
  const deck = 1100;
  return {
    wide,
    height: clamp(figures.height, 3000, 2500, 3600),
    deck,
    run: wide * 0.9 + 1000,
    /** The magnet: half its length along the conveyor, and z of its belt's rear and front end. */
    across: wide * 0.5,
    rear: -wide * 0.62,
    front: wide * 0.62 + 900,
    low: deck + 420,
    thick: 520,
  };
}
type Sizes = ReturnType<typeof measure>;

export function overbandMagnet(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { wide, height: h, deck, run, front, rear } = m;
  const body = new Body();
  body.group({ name: 'Conveyor' }, () => {
    body.at(placed([-run, deck, 0]), () =>
      belt(body, { length: 2 * run, width: wide, frame: 240, chevrons: 5 }, { name: 'Conveyor' }),
    );
    columnPairs(body, spread(4, [-run * 0.82, run * 0.82]), wide / 2 + 36, deck - 240, 110);
  });
  body.group({ name: 'Frame' }, () => frame(body, m));
  magnet(body, m);
  body.group({ name: 'Chute' }, () => chute(body, m));
  body.at(placed([run + 300, 0, rear]), () => cabinet(body, [760, 1850, 440], { without: ['side'] }));
  const places = [-0.9, -0.76, -0.62, -0.5, 0.5, 0.62, 0.75, 0.88].map((share, i): Vector => [
    run * share,
    deck + 40,
    (((i * 3) % 8) / 8 - 0.44) * wide * 0.7,
  ]);
  chips(body, places, 100);
  wires(
    body,
    [
      [-wide * 0.3, deck + 60, -wide * 0.1],
      [-wide * 0.1, deck + 150, wide * 0.1],
      [wide * 0.12, deck + 220, 0],
      [wide * 0.02, deck + 300, wide * 0.25],
      [wide * 0.2, deck + 360, wide * 0.4],
      [0, m.low - 60, front - 560],
      [-wide * 0.2, m.low - 260, front - 80],
      [wide * 0.1, m.low - 460, front + 10],
    ],
    170,
  );
  body.axis([-run, deck, 0], [run, deck, 0], ['plan']);
  body.axis([0, 0, 0], [0, h + 170, 0], ['front']);
  return {
    body,
    principal: 'front',
    person: [run + 900, wide / 2 + 600],
    dimensions: [
      { length: 'height', view: 'front', along: 'y', from: 0, to: h + 170, overall: true },
      { length: 'beltWidth', view: 'plan', along: 'z', from: -wide / 2, to: wide / 2, at: [-run, deck, 0] },
    ],
  };
}

function frame(body: Body, { across, rear, front, height: h, low, thick }: Sizes): void {
  const x = across + 380;
  const [z1, z2] = [rear - 120, front - 150];
  for (const side of [-x, x]) {
    for (const z of [z1, z2]) column(body, side, z, h, 140);
    body.box('paint', about(side, 85), [h, h + 170], [z1 - 130, z2 + 130]);
    for (const [z, way] of [
      [z1, 1],
      [z2, -1],
    ] as const)
      body.bar('paint', [side, h - 600, z + way * 70], [side, h - 20, z + way * 520], [90, 90], 'edge');
  }
  for (const z of [rear * 0.4, front * 0.55]) {
    body.box('paint', [85 - x, x - 85], [h + 10, h + 160], about(z, 75), 'edge');
    for (const side of [-across * 0.72, across * 0.72]) {
      body.cylinder('steel', [side, low + thick - 40, z], [side, h + 10, z], 24);
      body.cylinder('bolt', [side, h + 160, z], [side, h + 210, z], 40, { fine: true });
    }
  }
  makersPlate(body, [-320, 320], [h + 30, h + 140], front * 0.55 + 75);
}

/** The magnet block, its belt with cleats around two drums, and the drive of the front drum. */
function magnet(body: Body, { across, rear, front, low, thick }: Sizes): void {
  const r = thick / 2;
  const y = low + r;
  body.group({ name: 'Magnet' }, () => {
    body.box('base', [40 - across, across - 40], [low + 40, low + thick - 40], [rear + r * 0.9 + 60, front * 0.45]);
    body.group({ fine: true }, () => {
      for (const z of spread(6, [rear + r * 1.4, front * 0.4]))
        for (const side of [-1, 1])
          body.box(
            'base',
            [side * (across + 46), side * (across + 70)],
            [low + 90, low + thick - 90],
            about(z, 10),
            'detail',
          );
    });
  });
  body.group({ name: 'Belt with cleats' }, () => {
    // An outline of (z, y), extruded along x.
    const outer = aroundTwo([rear + r, y, r], [front - r, y, r]);
    const inner = aroundTwo([rear + r, y, r - 22], [front - r, y, r - 22]);
    body.plate('belt', 'x', outer, [inner], [20 - across, across - 20]);
    for (const z of spread(7, [rear + r, front - r])) {
      body.box('rubber', [40 - across, across - 40], [low - 45, low], about(z, 18), 'detail');
      body.box('rubber', [40 - across, across - 40], [low + thick, low + thick + 45], about(z, 18), 'detail');
    }
    body.box('rubber', [40 - across, across - 40], about(y, 18), [front, front + 45], 'detail');
  });
  body.group({ name: 'Belt drive' }, () => {
    for (const side of [-1, 1]) {
      for (const z of [rear + r, front - r])
        body.cylinder('motor', [side * (across - 30), y, z], [side * (across + 46), y, z], r * 0.62);
      body.prism('paint', 'x', rectangle([rear + r, front - r], about(y, 90)), [
        side * (across + 8),
        side * (across + 46),
      ]);
    }
    warningSignAt(body, across, y, (rear + front) / 2);
    body.at(placed([across + 46, y, front - r]), () => gearMotor(body, 640, 330, { name: 'Belt drive' }));
  });
}

function warningSignAt(body: Body, across: number, y: number, z: number): void {
  body.at(placed([across + 46, y - 75, z], 'y', Math.PI / 2), () => warningSign(body, [0, 0, 0], 150));
}

/** A chute in front of the conveyor, and the bin below it. */
function chute(body: Body, { across, wide, front, deck }: Sizes): void {
  const [x, near] = [across * 0.95, wide / 2 + 130];
  const end = front + 240;
  body.bar('sheet', [0, deck + 130, near], [0, 640, front - 180], [2 * x, 12], {}, [0, 1, 1]);
  body.bar('sheet', [0, deck + 300, end], [0, 640, front + 100], [2 * x, 12], {}, [0, 1, -1]);
  const cheek = outline(near, deck + 130, end, deck + 300, front + 100, 640, front - 180, 640);
  for (const side of [-1, 1]) body.prism('sheet', 'x', cheek, [side * x, side * (x + 12)], 'edge');
  body.group({ name: 'Bin' }, () => {
    const [foot, rim]: [Level, Level] = [
      [90, across * 0.9, 420],
      [560, across, 470],
    ];
    body.funnel('galvanised', [0, front - 40], [foot, rim], 16, 'contour');
    body.box('galvanised', [-across * 0.88, across * 0.88], [90, 106], [front - 440, front + 360]);
    for (const side of [-1, 1])
      for (const z of [front - 320, front + 240])
        body.cylinder('black', [side * across * 0.6 - 25, 45, z], [side * across * 0.6 + 25, 45, z], 45);
  });
}
