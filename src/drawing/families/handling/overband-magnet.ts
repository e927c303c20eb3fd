/** A magnet inside a short belt, hung across a conveyor: it lifts steel wire out and drops it at the side. */
import { belt } from '../../assemblies/belt.ts';
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { chipsAlong } from '../../assemblies/goods.ts';
import { columnPairs, spread, wheeledBin } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { aroundTwo, outline, rectangle } from '../../body/outlines.ts';
import { placed } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

/** The conveyor runs along x; the magnet's belt runs along z, towards the chute at the front. */
export function overbandMagnet(figures: MachineFigures): DrawnMachine {
  const wide = clamp(figures.beltWidth ?? figures.width, 1300, 600, 2000);
  /** Heights of the columns and of the conveyor; half the conveyor's length. */
  const h = clamp(figures.height, 3000, 2500, 3600);
  const deck = clamp(figures.dischargeHeight, 1100, 800, 1100);
  const usual = wide * 0.9 + 1000;
  const run = clamp(figures.length && figures.length / 2, usual, usual - 500, usual + 2500);
  /** The magnet: half its length along the conveyor, height, and z of its belt's rear and front end. */
  const across = wide * 0.5;
  const [low, thick] = [deck + 420, 520];
  const [rear, front] = [-wide * 0.62, wide * 0.62 + 900];
  const body = new Body();

  body.group('Conveyor', () => {
    belt(body, [-run, deck], [run, deck], wide, { frame: 240, chevrons: 5 });
    columnPairs(body, spread(4, [-run * 0.82, run * 0.82]), wide / 2 + 36, deck - 240, 110);
  });

  // A portal at each end of the magnet, and two beams across from which it hangs.
  body.group('Frame', () => {
    const [x, z] = [across + 380, (front - rear) / 2 - 15];
    const middle = (rear + front) / 2 - 135;
    body.at([0, 0, middle], () => {
      columnPairs(body, [-x, x], z, h, 140);
      for (const side of [-x, x]) {
        body.box('paint', about(side, 85), [h, h + 170], [-z - 130, z + 130]);
        body.mirror('z', () => body.bar('paint', [side, h - 600, z - 70], [side, h - 20, z - 520], [90, 90], 'edge'));
      }
    });
    for (const at of [rear * 0.4, front * 0.55]) {
      body.box('paint', [85 - x, x - 85], [h + 10, h + 160], about(at, 75), 'edge');
      for (const side of about(0, across * 0.72))
        body.cylinder('steel', [side, low + thick - 40, at], [side, h + 10, at], 24);
    }
    makersPlate(body, [-320, 320], [h + 30, h + 140], front * 0.55 + 75);
  });

  const r = thick / 2;
  const y = low + r;
  body.group('Magnet', () => {
    body.box('base', [40 - across, across - 40], [low + 40, low + thick - 40], [rear + r * 0.9 + 60, front * 0.45]);
    const ends = [rear + r * 1.4, front * 0.4] as const;
    body.mirror('x', () => body.box('base', [across + 46, across + 70], [low + 90, low + thick - 90], ends, 'edge'));
    body.at(placed([across + 70, y - 75, (ends[0] + ends[1]) / 2], 'y', Math.PI / 2), () =>
      warningSign(body, [0, 0, 0], 150),
    );
  });
  body.group('Belt with cleats', () => {
    // An outline of (z, y), extruded along x.
    const outer = aroundTwo([rear + r, y, r], [front - r, y, r]);
    const inner = aroundTwo([rear + r, y, r - 22], [front - r, y, r - 22]);
    body.plate('belt', 'x', outer, [inner], [20 - across, across - 20]);
    for (const z of spread(7, [rear + r, front - r]))
      for (const foot of [low - 45, low + thick])
        body.box('rubber', [40 - across, across - 40], [foot, foot + 45], about(z, 18), 'detail');
  });
  body.group('Belt drive', () => {
    body.mirror('x', () => {
      for (const z of [rear + r, front - r]) body.cylinder('motor', [across - 30, y, z], [across + 46, y, z], r * 0.62);
      body.prism('paint', 'x', rectangle([rear + r, front - r], about(y, 90)), [across + 8, across + 46]);
    });
  });
  body.at([across + 46, y, front - r], () => gearMotor(body, 640, 330, 'Belt drive'));

  // A chute in front of the conveyor, and the bin below it.
  body.group('Chute', () => {
    const [x, near, end] = [across * 0.95, wide / 2 + 130, front + 240];
    body.bar('sheet', [0, deck + 130, near], [0, 640, front - 180], [2 * x, 12], {}, [0, 1, 1]);
    body.bar('sheet', [0, deck + 300, end], [0, 640, front + 100], [2 * x, 12], {}, [0, 1, -1]);
    const cheek = outline(near, deck + 130, end, deck + 300, front + 100, 640, front - 180, 640);
    body.mirror('x', () => body.prism('sheet', 'x', cheek, [x, x + 12], 'edge'));
  });
  wheeledBin(body, [0, front - 40], across, 470);

  chipsAlong(body, [-run * 0.9, deck + 40, 0], [-run * 0.5, deck + 40, 0], 4, wide * 0.7, 100);
  chipsAlong(body, [run * 0.5, deck + 40, 0], [run * 0.88, deck + 40, 0], 4, wide * 0.7, 100);
  chipsAlong(body, [-wide * 0.1, deck + 150, 0], [wide * 0.15, deck + 340, wide * 0.3], 4, wide * 0.2, 130, 'wire');
  chipsAlong(body, [0, low - 60, front - 560], [0, low - 460, front + 10], 3, 200, 130, 'wire');
  const operator = cabinet(body, [run + 300, rear], ['side']);
  body.axis([-run, deck, 0], [run, deck, 0], ['plan']);
  body.axis([0, 0, 0], [0, h + 170, 0], ['front']);
  return {
    body,
    principal: 'front',
    flow: {
      inlet: [-run * 0.72, deck, 0],
      reach: run * 0.25,
      outlet: [run + 120, deck - 260, 0],
      aside: [0, 640, front + 100],
    },
    person: operator,
    dimensions: [
      { length: 'length', view: 'front', along: 'x', from: -run, to: run, overall: true },
      { length: 'width', view: 'side', along: 'z', from: rear, to: front, overall: true },
      { length: 'height', view: 'front', along: 'y', from: 0, to: h + 170, overall: true },
      { length: 'beltWidth', view: 'plan', along: 'z', from: -wide / 2, to: wide / 2, at: [-run, deck, 0] },
    ],
  };
}
