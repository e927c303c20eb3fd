/** Pulls the bead wire out of a tyre: a horizontal cylinder draws hooks through a die plate that holds the tyre. */
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { tyre } from '../../assemblies/goods.ts';
import { hose, hydraulicCylinder, powerPackAt } from '../../assemblies/hydraulics.ts';
import { columnPairs, spread } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { circle, outline, roundedRectangle } from '../../body/outlines.ts';
import { placed } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import { lengthwise, type Machine } from '../family.ts';
import type { Point } from '../../scene.ts';

function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 3600, 2600, 5200);
  const radius = 520;
  const bed = 760;
  return {
    length,
    half: clamp(figures.width, 1100, 800, 1700) / 2,
    bed,
    radius,
    axis: bed + radius + 100,
    plate: length * 0.66,
    power: clamp(figures.power, 15, 5, 60),
  };
}
type Sizes = ReturnType<typeof measure>;

export function beadWireRemover(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { length: l, half, axis, radius: r, plate } = m;
  const body = new Body();
  body.group({ name: 'Bed' }, () => bedOnLegs(body, m));
  body.group({ name: 'Die plate' }, () => diePlate(body, m));
  puller(body, m);
  const pump = powerPackAt(body, m.power, (pack) => [l * 0.04, 0, -half - 240 - pack.depth]);
  [l * 0.09, l * 0.4].forEach((x, i) =>
    hose(
      body,
      [
        [pump[0] + i * 60, pump[1] - 60, pump[2]],
        [pump[0] + i * 60, axis + 330 + i * 80, pump[2]],
        [x, axis + 330 + i * 80, pump[2] + 120],
        [x, axis + 330 + i * 80, 0],
        [x, axis + 150, 0],
      ],
      18,
      120,
    ),
  );
  tyre(body, [plate + 310, axis, 0], [1, 0, 0], r, 300);
  body.at(placed([l * 0.72, 0, -half - 1000]), () => cabinet(body, [600, 1650, 420], { without: ['front', 'side'] }));
  tyre(body, [l + 620, 150, half * 0.6], [0, 1, 0], r * 0.9, 260, { without: ['front'] });
  body.axis([0, axis, 0], [l, axis, 0], ['side', 'plan']);
  return {
    body,
    ...lengthwise(l, axis + r * 1.15, half),
    person: [l + 1300, -half],
  };
}

function bedOnLegs(body: Body, { length: l, half, bed: top }: Sizes): void {
  columnPairs(body, spread(4, [l * 0.05, l * 0.95]), half * 0.8, top - 170, 140);
  body.box('paint', [0, l], [top - 170, top], [-half, half]);
  body.bolts([70, top - 60, half], [l - 70, top - 60, half], 13, 18, [0, 0, 1]);
  body.box('sheet', [l * 0.1, l * 0.36], [170, top - 170], [-half * 0.72, half * 0.72]);
  body.prism('panel', 'z', roundedRectangle([l * 0.12, l * 0.34], [220, top - 220], 24), [
    half * 0.72,
    half * 0.72 + 14,
  ]);
  body.mirror('z', () => body.box('base', [l * 0.05, l * 0.95], [180, 280], about(half * 0.8, 40), 'edge'));
  body.box('steel', [l * 0.14, l * 0.97], [top, top + 24], [-half * 0.5, half * 0.5], 'edge');
}

/** An upright plate, held by two webs, with a hole for the hooks. */
function diePlate(body: Body, { half, bed: top, axis, radius: r, plate }: Sizes): void {
  const wide = Math.min(half * 0.96, r * 1.15);
  const shape: Point[] = [
    [-wide, top + 24],
    [wide, top + 24],
    [wide, axis + r * 0.7],
    [wide * 0.6, axis + r * 1.15],
    [-wide * 0.6, axis + r * 1.15],
    [-wide, axis + r * 0.7],
  ];
  body.plate('paint', 'x', shape, [circle(0, axis, 180)], [plate, plate + 150]);
  body.pipe('steel', 'x', [0, axis], [180, 250], [plate + 150, plate + 172]);
  body.mirror('z', () =>
    body.prism('paint', 'z', outline(plate - 430, top + 24, plate, top + 24, plate, axis + r * 0.75), [
      wide - 90,
      wide - 40,
    ]),
  );
  for (const y of [axis + r * 0.55, axis - r * 0.5])
    body.bolts([plate + 150, y, -wide * 0.75], [plate + 150, y, wide * 0.75], 4, 24, [1, 0, 0]);
}

/** The cylinder on its bracket, a guided sledge, and the hooks that reach through the die. */
function puller(body: Body, { length: l, bed: top, axis, plate, half }: Sizes): void {
  body.group({ name: 'Cylinder' }, () => {
    const bracket = outline(-300, top + 24, 300, top + 24, 220, axis + 230, -220, axis + 230);
    body.plate('paint', 'x', bracket, [circle(0, axis, 80)], [l * 0.02, l * 0.02 + 120]);
    for (const x of [l * 0.16, l * 0.36]) body.box('base', about(x, 50), [top + 24, axis - 120], [-130, 130], 'edge');
    makersPlate(body, [l * 0.2, l * 0.32], [axis - 50, axis + 70], 152);
  });
  hydraulicCylinder(body, [l * 0.02 + 120, axis, 0], [l * 0.44, axis, 0], [plate - 250, axis, 0], 280, {
    name: 'Cylinder',
  });
  body.group({ name: 'Hooks' }, () => {
    body.box('base', [plate - 250, plate - 110], about(axis, 170), [-170, 170]);
    body.box('base', [plate - 290, plate - 70], [top + 24, axis - 170], [-110, 110], 'edge');
    const hook: Point[] = [
      [plate - 110, axis + 40],
      [plate + 480, axis + 40],
      [plate + 540, axis + 240],
      [plate + 470, axis + 230],
      [plate + 420, axis + 120],
      [plate - 110, axis + 120],
    ];
    const lower = hook.map(([x, y]): Point => [x, 2 * axis - y]);
    for (const z of [-70, 70]) {
      body.prism('knife', 'z', hook, about(z, 24), 'edge');
      body.prism('knife', 'z', lower, about(z, 24), 'edge');
    }
  });
  warningSign(body, [l * 0.5, top - 150, half], 120);
}
