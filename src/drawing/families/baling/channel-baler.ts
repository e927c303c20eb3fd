/** A horizontal baler: cylinder, press box below the hopper, tying unit, and a channel from which the bale emerges. */
import { cabinet, makersPlate, operatorPanel, towerLight, warningSign } from '../../assemblies/controls.ts';
import { layeredBale } from '../../assemblies/bales.ts';
import { materialOf, pile } from '../../assemblies/goods.ts';
import { hose, hydraulicCylinder, powerPackAt } from '../../assemblies/hydraulics.ts';
import { column, columnPairs, handrail, hopper, ladder, platform, spread } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { rectangle } from '../../body/outlines.ts';
import { placed } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Machine } from '../family.ts';

function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 8600, 5500, 12_000);
  const chamber = clamp(figures.chamberWidth, 1100, 700, 1500);
  const box: [number, number] = [length * 0.34, length * 0.58];
  return {
    length,
    width: clamp(figures.width, 2400, Math.max(1700, chamber + 900), 3600),
    height: clamp(figures.height, 4000, 3200, 5200),
    chamber,
    half: chamber / 2,
    floor: 700,
    ceiling: 700 + chamber,
    ties: Math.round(clamp(figures.ties, 5, 3, 8)),
    box,
    gate: length * 0.7,
    force: clamp(figures.force, 80, 30, 250),
    power: clamp(figures.power, 60, 15, 200),
    material: materialOf(figures.goods),
  };
}
type Sizes = ReturnType<typeof measure>;

export function channelBaler(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { length, width, height, chamber, half, floor, box } = m;
  const body = new Body();
  body.group({ name: 'Frame' }, () => {
    columnPairs(body, spread(6, [length * 0.05, length * 0.94]), half * 0.8, floor - 140, 140);
    for (const z of [-half * 0.8, half * 0.8])
      body.box('paint', [0, box[0]], [floor - 140, floor - 10], about(z, 70), 'edge');
    body.box('paint', [0, 120], [floor - 10, floor + chamber * 0.9], [-half * 0.9, half * 0.9]);
  });
  press(body, m);
  body.group({ name: 'Press box' }, () => pressBox(body, m));
  body.group({ name: 'Tying unit' }, () => tying(body, m));
  body.group({ name: 'Channel' }, () => channel(body, m));
  body.group({ name: 'Feed hopper' }, () => feed(body, m));
  body.group({ name: 'Walkway' }, () => walkway(body, m));
  body.at(placed([length - 30, floor, 0]), () =>
    layeredBale(body, [chamber * 0.95, chamber, chamber], m.ties, m.material),
  );
  body.at(placed([length + chamber * 0.95 + 500, 122, 0]), () =>
    layeredBale(body, [chamber * 0.95, chamber, chamber], m.ties, m.material, true),
  );
  body.at(placed([length * 0.78, 0, width / 2 + 200]), () => cabinet(body, [760, 1950, 460], { without: ['side'] }));
  body.axis([0, floor, 0], [length, floor, 0], ['plan']);
  body.axis([0, 0, 0], [0, height, 0], ['front']);
  return {
    body,
    principal: 'side',
    person: [length * 0.62, width / 2 + 1100],
    dimensions: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: length, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: height, overall: true },
      { length: 'width', view: 'plan', along: 'z', from: -width / 2, to: width / 2, overall: true },
      { length: 'chamberWidth', view: 'front', along: 'z', from: -half, to: half, at: [length, floor, 0] },
    ],
  };
}

function press(body: Body, { length, chamber, half, floor, box, force, power }: Sizes): void {
  const bore = Math.min(230 + force * 2, chamber * 0.5);
  const y = floor + chamber / 2;
  hydraulicCylinder(body, [60, y, 0], [box[0] - 330, y, 0], [box[0] - 120, y, 0], bore, { name: 'Press cylinder' });
  body.group({ name: 'Press cylinder' }, () => {
    for (const x of spread(2, [length * 0.1, length * 0.24]))
      body.box('base', about(x, 60), [floor - 10, y - bore * 0.45], [-bore * 0.5, bore * 0.5], 'edge');
    body.box('base', [box[0] - 120, box[0]], [floor + 8, floor + chamber - 10], [10 - half, half - 10]);
  });
  const pump = powerPackAt(body, power, (pack) => [length * 0.03, 0, -half * 0.95 - 260 - pack.depth]);
  [length * 0.04 + 60, box[0] - 400].forEach((x, i) =>
    hose(body, [
      [pump[0] + i * 60, pump[1] - 60, pump[2]],
      [pump[0] + i * 60, pump[1] + 320 + i * 70, pump[2]],
      [x, pump[1] + 320 + i * 70, pump[2] + 160],
      [x, pump[1] + 320 + i * 70, -40],
      [x, y + bore * 0.45, 0],
    ]),
  );
}

function pressBox(body: Body, { box: [from, to], half, floor, ceiling, gate }: Sizes): void {
  const wall = 70;
  body.box('paint', [from, gate], [floor - 140, floor], [-half - wall, half + wall]);
  body.mirror('z', () => {
    body.box('paint', [from, to + 60], [floor, ceiling], [half, half + wall]);
    for (const x of spread(6, [from + 50, to - 20]))
      body.box('paint', about(x, 40), [floor - 60, ceiling], [half + wall, half + wall + 90], 'edge');
    for (const y of [floor + (ceiling - floor) * 0.33, floor + (ceiling - floor) * 0.7])
      body.box('paint', [from + 90, to - 60], about(y, 30), [half + wall, half + wall + 50], 'edge');
  });
  body.box('base', [from - 10, to + 60], [ceiling, ceiling + 70], [-half - wall - 40, half + wall + 40], 'edge');
}

function tying(body: Body, { box: [, to], gate, width, floor, chamber }: Sizes): void {
  const [x1, x2, z] = [to + 60, gate - 40, width / 2];
  const [low, top] = [floor - 350, floor + chamber * 1.65];
  body.box('sheet', [x1, x2], [low, top], [-z, z]);
  body.box('base', [x1 - 20, x2 + 20], [top, top + 60], [60 - z, z - 60], 'edge');
  columnPairs(body, [x1 + 80, x2 - 80], z - 60, low, 110);
  const middle = (x1 + x2) / 2;
  const wide = (x2 - x1) / 2 - 60;
  body.prism('panel', 'z', rectangle(about(middle, wide), [low + 60, top - 80]), [z - 20, z]);
  const [y1, y2] = [floor + chamber * 0.85, floor + chamber * 1.35];
  body.box('screen', about(middle, wide * 0.7), [y1, y2], [z - 20, z]);
  operatorPanel(body, about(middle, wide * 0.5), [floor + chamber * 0.4, floor + chamber * 0.78], z - 18);
  warningSign(body, [middle, low + 130, z], Math.min(260, wide));
  towerLight(body, [middle, top + 60, z - 200]);
}

/** The channel for the bales, narrowed by cylinders above and at the sides. */
function channel(body: Body, { gate, length, half, floor, ceiling }: Sizes): void {
  const wall = 60;
  body.box('paint', [gate - 40, length], [floor - 140, floor], [-half - wall, half + wall]);
  body.box('paint', [gate - 40, length], [ceiling, ceiling + wall], [-half - wall, half + wall]);
  body.mirror('z', () => body.box('paint', [gate - 40, length], [floor, ceiling], [half, half + wall]));
  for (const x of spread(4, [gate + 160, length - 70]))
    body.mirror('z', () =>
      body.box('base', about(x, 45), [floor - 60, ceiling + wall], [half + wall, half + wall + 80], 'edge'),
    );
  for (const x of spread(4, [gate + 160, length - 70]))
    body.box('base', about(x, 45), [ceiling + wall, ceiling + wall + 80], about(0, half + wall + 80), 'edge');
  const [y, head, long] = [ceiling + wall + 190, gate + 260, length - gate];
  for (const z of [-half * 0.5, half * 0.5])
    hydraulicCylinder(body, [head, y, z], [head + long * 0.38, y, z], [head + long * 0.5, y, z], 130, {
      name: 'Channel',
      line: 'edge',
    });
}

function feed(body: Body, { box: [from, to], half, ceiling, height, material }: Sizes): void {
  const [middle, wide, low] = [(from + to) / 2, (to - from) / 2, ceiling + 70];
  const knee = low + (height - low) * 0.5;
  hopper(body, [middle, 0], [low, wide * 0.86, half * 0.98], knee, [height, wide * 1.08, half * 1.35]);
  makersPlate(body, about(middle, 320), [low + (height - low) * 0.62, low + (height - low) * 0.78], half * 1.35);
  pile(body, [middle, height - 120, 0], [wide * 0.98, half * 1.22], 280, material);
}

function walkway(body: Body, { box: [from, to], half, ceiling, floor }: Sizes): void {
  const [near, far, y] = [-half - 200, -half - 1000, ceiling + 40];
  platform(body, [from, to], y, [near, far]);
  for (const x of [from + 60, to - 60]) column(body, x, far + 60, y - 120, 90);
  handrail(body, [from, y, far], [to, y, far], 4);
  handrail(body, [to, y, near], [to, y, far], 2);
  body.at(placed([from - y * 0.22, 0, (near + far) / 2], 'y', Math.PI / 2), () =>
    ladder(body, [0, 0, 0], [0, y, y * 0.22], Math.min(560, floor * 0.8)),
  );
}
