/** A horizontal baler: cylinder, press box below the hopper, tying unit, and a channel from which the bale emerges. */
import { atPanel, cabinet, makersPlate, operatorPanel, towerLight, warningSign } from '../../assemblies/controls.ts';
import { layeredBale } from '../../assemblies/bales.ts';
import { feedHopper } from '../../assemblies/feeding.ts';
import { fillHopper, materialOf } from '../../assemblies/goods.ts';
import { hose, hydraulicCylinder, powerPack } from '../../assemblies/hydraulics.ts';
import { column, columnPairs, handrail, hopper, ladder, platform, spread } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { rectangle } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

export function channelBaler(figures: MachineFigures): DrawnMachine {
  const length = clamp(figures.length, 8600, 5500, 12_000);
  const chamber = clamp(figures.chamberWidth, 1100, 700, 1500);
  const width = clamp(figures.width, 2400, Math.max(1700, chamber + 900), 3600);
  const height = clamp(figures.height, 4000, 3200, 5200);
  const ties = Math.round(clamp(figures.ties, 5, 3, 8));
  const { goods } = figures;
  const material = materialOf(goods);
  const half = chamber / 2;
  /** Height of the channel's floor and ceiling. */
  const [floor, ceiling] = [700, 700 + chamber];
  /** X of the press box's ends, and of the channel's beginning. */
  const [from, to, gate] = [length * 0.34, length * 0.58, length * 0.7];
  const wall = half + 70;
  const body = new Body();

  body.group('Frame', () => {
    columnPairs(body, spread(6, [length * 0.05, length * 0.94]), half * 0.8, floor - 140, 140);
    for (const z of [-half * 0.8, half * 0.8])
      body.box('paint', [0, from], [floor - 140, floor - 10], about(z, 70), 'edge');
    body.box('paint', [0, 120], [floor - 10, floor + chamber * 0.9], [-half * 0.9, half * 0.9]);
  });

  const axis = floor + half;
  const bore = Math.min(230 + clamp(figures.force, 80, 30, 250) * 2, chamber * 0.5);
  body.group('Press cylinder', () => {
    hydraulicCylinder(body, [60, axis, 0], [from - 330, axis, 0], [from - 120, axis, 0], bore);
    for (const x of [length * 0.1, length * 0.24])
      body.box('base', about(x, 60), [floor - 10, axis - bore * 0.45], [-bore * 0.5, bore * 0.5], 'edge');
    body.box('base', [from - 120, from], [floor + 8, ceiling - 10], [10 - half, half - 10]);
  });
  const pump = powerPack(body, clamp(figures.power, 60, 15, 200), [length * 0.19, -half * 0.95 - 260]);
  for (const [i, x] of [length * 0.04 + 60, from - 400].entries())
    hose(body, pump, { y: axis + bore + 120 + i * 70 }, { x }, { z: 0 }, { y: axis });

  body.group('Press box', () => {
    body.box('paint', [from, gate], [floor - 140, floor], [-wall, wall]);
    body.mirror('z', () => {
      body.box('paint', [from, to + 60], [floor, ceiling], [half, wall]);
      for (const x of spread(6, [from + 50, to - 20]))
        body.box('paint', about(x, 40), [floor - 60, ceiling], [wall, wall + 90], 'edge');
      for (const y of [floor + chamber * 0.33, floor + chamber * 0.7])
        body.box('paint', [from + 90, to - 60], about(y, 30), [wall, wall + 50], 'edge');
    });
    body.box('base', [from - 10, to + 60], [ceiling, ceiling + 70], [-wall - 40, wall + 40], 'edge');
  });

  body.group('Tying unit', () => {
    const [x1, x2, z] = [to + 60, gate - 40, width / 2];
    const [low, top] = [floor - 350, floor + chamber * 1.65];
    const [middle, wide] = [(x1 + x2) / 2, (x2 - x1) / 2 - 60];
    columnPairs(body, [x1 + 80, x2 - 80], z - 60, low, 110);
    body.box('sheet', [x1, x2], [low, top], [-z, z]);
    body.box('base', [x1 - 20, x2 + 20], [top, top + 60], [60 - z, z - 60], 'edge');
    body.prism('panel', 'z', rectangle(about(middle, wide), [low + 60, top - 80]), [z - 20, z]);
    operatorPanel(body, about(middle, wide * 0.7), [floor + chamber * 0.5, floor + chamber * 1.3], z);
    warningSign(body, [middle, low + 130, z], Math.min(260, wide));
    towerLight(body, [middle, top + 60, z - 200]);
  });

  // The channel for the bales, narrowed by cylinders above.
  body.group('Channel', () => {
    body.box('paint', [gate - 40, length], [floor - 140, floor], [-wall, wall]);
    body.box('paint', [gate - 40, length], [ceiling, ceiling + 60], [-wall, wall]);
    body.mirror('z', () => body.box('paint', [gate - 40, length], [floor, ceiling], [half, wall]));
    for (const x of spread(4, [gate + 160, length - 70])) {
      body.mirror('z', () => body.box('base', about(x, 45), [floor - 60, ceiling + 60], [wall, wall + 80], 'edge'));
      body.box('base', about(x, 45), [ceiling + 60, ceiling + 140], about(0, wall + 80), 'edge');
    }
    const [y, head, long] = [ceiling + 250, gate + 260, length - gate];
    for (const z of [-half * 0.5, half * 0.5])
      hydraulicCylinder(body, [head, y, z], [head + long * 0.38, y, z], [head + long * 0.5, y, z], 130);
  });

  body.group('Feed hopper', () => {
    const [middle, wide, low] = [(from + to) / 2, (to - from) / 2, ceiling + 70];
    const [foot, top]: [Level, Level] = [
      [low, wide * 0.86, half * 0.98],
      [height, wide * 1.08, half * 1.35],
    ];
    const knee = low + (height - low) / 2;
    // Paper is closed in, for its dust; plastics are tipped against a raised back.
    if (goods === 'paper' || goods === 'plastics') {
      const front = feedHopper(body, goods, { at: [middle, 0], foot, top, knee });
      makersPlate(body, about(middle, 320), [front - 290, front - 120], half * 1.35);
      return;
    }
    hopper(body, [middle, 0], foot, knee, top);
    makersPlate(body, about(middle, 320), [low + (height - low) * 0.62, low + (height - low) * 0.78], half * 1.35);
    fillHopper(body, [middle, height - 120, 0], [wide * 0.98, half * 1.22], 280, material);
  });

  body.group({ name: 'Walkway', attached: true }, () => {
    const [near, far, y] = [-half - 200, -half - 1000, ceiling + 40];
    platform(body, [from, to], y, [near, far]);
    for (const x of [from + 60, to - 60]) column(body, x, far + 60, y - 120, 90);
    handrail(body, [from, y, far], [to, y, far]);
    handrail(body, [to, y, near], [to, y, far]);
    body.at(placed([from - y * 0.22, 0, (near + far) / 2], 'y', Math.PI / 2), () =>
      ladder(body, [0, 0, 0], [0, y, y * 0.22]),
    );
  });

  const bale: Vector = [chamber * 0.95, chamber, chamber];
  body.at([length - 30, floor, 0], () => layeredBale(body, bale, ties, material));
  body.at([length + bale[0] + 500, 122, 0], () => layeredBale(body, bale, ties, material, { onPallet: true }));
  cabinet(body, [length * 0.78, width / 2 + 200], ['side']);
  body.axis([0, floor, 0], [length, floor, 0], ['plan']);
  body.axis([0, 0, 0], [0, height, 0], ['front']);
  return {
    body,
    principal: 'side',
    flow: { inlet: [(from + to) / 2, height, 0], reach: (to - from) * 0.45, across: half, outlet: [length, axis, 0] },
    person: atPanel((to + gate) / 2 + 10, width / 2),
    dimensions: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: length, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: height, overall: true },
      { length: 'width', view: 'plan', along: 'z', from: -width / 2, to: width / 2, overall: true },
      { length: 'chamberWidth', view: 'front', along: 'z', from: -half, to: half, at: [length, floor, 0] },
    ],
  };
}
