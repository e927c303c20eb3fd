/** A rising belt with skirts: feed hopper at the foot, drive and chute at the head. */
import { belt } from '../../assemblies/belt.ts';
import { warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { chipsAlong, fillHopper } from '../../assemblies/goods.ts';
import { columnPairs, hopper, sheetAcross, trestle } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { outline, type Point } from '../../body/outlines.ts';
import { pairs } from '../../body/solids.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

export function conveyor(figures: MachineFigures): DrawnMachine {
  const l = clamp(figures.length, 9000, 5000, 12_000);
  const head = clamp(figures.height ?? figures.dischargeHeight, l * 0.46, l * 0.34, l * 0.6);
  const width = clamp(figures.beltWidth ?? figures.width, 1000, 500, 2000);
  const half = width / 2;
  const frame = 220;
  /** The hopper's edge, and the belt below it: as high as what feeds it allows. */
  const edge = clamp(figures.hopperHeight, 890 + l * 0.1, 600, 890 + l * 0.1);
  const foot = clamp(edge - 450, 640, 250, 640);
  /** Where the belt begins to rise, and its head. */
  const [knee, top]: [Point, Point] = [
    [l * 0.25, foot],
    [l * 0.93, head],
  ];
  const heightAt = (x: number): number => foot + ((head - foot) * (x - knee[0])) / (top[0] - knee[0]);
  const body = new Body();

  body.group('Supports', () => {
    columnPairs(body, [l * 0.04, l * 0.215], half + 36, foot - frame, 110);
    for (const places of [
      [l * 0.42, l * 0.53],
      [l * 0.68, l * 0.8],
    ] as const)
      trestle(body, places, half + 36, 120, (x) => heightAt(x) - frame * 1.15);
  });

  body.group('Belt with skirts', () => {
    belt(body, [0, foot], knee, width, { frame, skirt: 260, chevrons: 1 });
    belt(body, knee, top, width, { frame, skirt: 260, chevrons: 8 });
    const [x, y] = [knee[0], foot - frame * 0.42];
    body.mirror('z', () => body.cylinder('base', [x, y, half + 60], [x, y, half + 84], frame * 0.62, 'edge'));
  });

  body.group('Feed hopper', () => {
    const [x, w, y, high] = [l * 0.115, l * 0.09, foot + 250, edge - foot - 250];
    hopper(
      body,
      [x, 0],
      [y, w, half * 0.95],
      y + high * 0.62,
      [y + high, l * 0.14, half * 1.5],
      Math.min(70, high * 0.3),
    );
    fillHopper(body, [x, y + high - 60, 0], [l * 0.125, half * 1.35], 180);
    for (const at of about(x, w * 0.7))
      body.mirror('z', () => body.box('paint', about(at, 45), [foot, y + high * 0.2], [half + 24, half + 84], 'edge'));
  });

  // A hood over the head drum that turns the stream down; open towards +x, to show it.
  body.group('Discharge chute', () => {
    const [back, low, wide] = [l * 0.885, head - l * 0.1, half + 76];
    const over: Point[] = outline(back, head - 20, back, head + 480, l * 0.965, head + 480, l, head + 230, l, low);
    const under = outline(l * 0.953, low, l * 0.953, head - 260, l * 0.94, head - 20);
    body.mirror('z', () => {
      body.prism('paint', 'z', [...over, ...under], [wide, wide + 12]);
      body.box('panel', [l * 0.9, l * 0.948], [head + 150, head + 400], [wide + 12, wide + 22]);
      body.box('base', [l * 0.948, l], [low - 50, low], [wide, wide + 54], 'edge');
    });
    warningSign(body, [l * 0.924, head + 185, wide + 22], 170);
    const [roof, slope, front] = pairs(over.slice(1), { isOpen: true });
    if (roof) sheetAcross(body, ...roof, 2 * wide);
    if (slope) sheetAcross(body, ...slope, 2 * wide);
    if (front) sheetAcross(body, ...front, 2 * wide, { without: ['front'] });
    sheetAcross(body, [l * 0.953, low], [l * 0.953, head - 260], 2 * wide);
    for (const x of [l * 0.948, l - 24]) body.box('base', [x, x + 24], [low - 50, low], [-wide, wide], 'edge');
  });

  body.at(placed([top[0], head - frame * 0.42, half + 96], 'y', -Math.PI / 2), () =>
    gearMotor(body, Math.max(700, width * 0.75), 380, 'Head drive'),
  );
  body.group('Pull cord', () => {
    const cord = (x: number): Vector => [x, heightAt(x) - 70, half + 130];
    body.tube('red', [cord(l * 0.3), cord(l * 0.87)], 8, 'thin');
  });

  chipsAlong(body, [l * 0.34, heightAt(l * 0.34) + 45, 0], [l * 0.84, heightAt(l * 0.84) + 45, 0], 8, width * 0.6, 160);
  chipsAlong(body, [l * 0.968, head - l * 0.13, 0], [l * 0.98, head - l * 0.19, 0], 3, width * 0.24, 160);
  body.axis([0, 0, 0], [l, 0, 0], ['plan']);
  body.axis([0, 0, 0], [0, head + 600, 0], ['front']);
  return {
    body,
    principal: 'side',
    flow: { inlet: [l * 0.115, edge, 0], reach: l * 0.135, outlet: [l * 0.975, head - l * 0.1 - 50, 0] },
    turn: 180,
    person: [l * 0.28, -half - 700],
    dimensions: [
      { length: 'width', view: 'plan', along: 'z', from: -half, to: half, overall: true },
      { length: 'length', view: 'side', along: 'x', from: 0, to: l, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: head, overall: true, placed: 'right' },
      { length: 'dischargeHeight', view: 'side', along: 'y', from: 0, to: head, placed: 'right' },
      { length: 'beltWidth', view: 'plan', along: 'z', from: -half, to: half, at: [knee[0], 0, 0] },
    ],
  };
}
