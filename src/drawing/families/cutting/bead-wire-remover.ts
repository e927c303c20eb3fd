/** Pulls the bead wire out of a tyre: a horizontal cylinder draws hooks through a die plate that holds the tyre. */
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { tyre } from '../../assemblies/goods.ts';
import { hose, hydraulicCylinder, powerPack } from '../../assemblies/hydraulics.ts';
import { columnPairs, spread } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { circle, outline, roundedRectangle } from '../../body/outlines.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import { lengthwise, type DrawnMachine } from '../family.ts';

export function beadWireRemover(figures: MachineFigures): DrawnMachine {
  const l = clamp(figures.length, 3600, 2600, 5200);
  const half = clamp(figures.width, 1100, 800, 1700) / 2;
  /** Heights of the bed and of the cylinder's axis. */
  const top = clamp(figures.height && figures.height - 1218, 760, 500, 1700);
  const r = 520;
  const axis = top + r + 100;
  const height = axis + r * 1.15;
  /** X of the die plate. */
  const plate = l * 0.66;
  const body = new Body();

  body.group('Bed', () => {
    columnPairs(body, spread(4, [l * 0.05, l * 0.95]), half * 0.8, top - 170, 140);
    body.box('paint', [0, l], [top - 170, top], [-half, half]);
    body.bolts([70, top - 60, half], [l - 70, top - 60, half], 13, 18, [0, 0, 1]);
    const z = half * 0.72;
    body.box('sheet', [l * 0.1, l * 0.36], [170, top - 170], [-z, z]);
    body.prism('panel', 'z', roundedRectangle([l * 0.12, l * 0.34], [220, top - 220], 24), [z, z + 14]);
    body.mirror('z', () => body.box('base', [l * 0.05, l * 0.95], [180, 280], about(half * 0.8, 40), 'edge'));
    body.box('steel', [l * 0.14, l * 0.97], [top, top + 24], [-half * 0.5, half * 0.5], 'edge');
    warningSign(body, [l * 0.5, top - 150, half], 120);
  });

  // An upright plate, held by two webs, with a hole for the hooks.
  body.group('Die plate', () => {
    const wide = Math.min(half * 0.96, r * 1.15);
    const foot = outline(-wide, top + 24, wide, top + 24, wide, axis + r * 0.7);
    const shape = [...foot, ...outline(wide * 0.6, height, -wide * 0.6, height, -wide, axis + r * 0.7)];
    body.plate('paint', 'x', shape, [circle(0, axis, 180)], [plate, plate + 150]);
    body.pipe('steel', 'x', [0, axis], [180, 250], [plate + 150, plate + 172]);
    const web = outline(plate - 430, top + 24, plate, top + 24, plate, axis + r * 0.75);
    body.mirror('z', () => body.prism('paint', 'z', web, [wide - 90, wide - 40]));
    for (const y of [axis + r * 0.55, axis - r * 0.5])
      body.bolts([plate + 150, y, -wide * 0.75], [plate + 150, y, wide * 0.75], 4, 24, [1, 0, 0]);
  });

  // The cylinder on its bracket, a guided sledge, and the hooks that reach through the die.
  body.group('Cylinder', () => {
    const bracket = outline(-300, top + 24, 300, top + 24, 220, axis + 230, -220, axis + 230);
    const from = l * 0.02 + 120;
    body.plate('paint', 'x', bracket, [circle(0, axis, 80)], [l * 0.02, from]);
    for (const x of [l * 0.16, l * 0.36]) body.box('base', about(x, 50), [top + 24, axis - 120], [-130, 130], 'edge');
    makersPlate(body, [l * 0.2, l * 0.32], [axis - 50, axis + 70], 152);
    hydraulicCylinder(body, [from, axis, 0], [l * 0.44, axis, 0], [plate - 250, axis, 0], 280);
  });
  body.group('Hooks', () => {
    body.box('base', [plate - 250, plate - 110], about(axis, 170), [-170, 170]);
    body.box('base', [plate - 290, plate - 70], [top + 24, axis - 170], [-110, 110], 'edge');
    const edge = outline(plate - 110, 40, plate + 480, 40, plate + 540, 240);
    const hook = [...edge, ...outline(plate + 470, 230, plate + 420, 120, plate - 110, 120)];
    body.at([0, axis, 0], () =>
      body.mirror('y', () => {
        for (const z of [-70, 70]) body.prism('knife', 'z', hook, about(z, 24), 'edge');
      }),
    );
  });

  const pump = powerPack(body, clamp(figures.power, 15, 5, 60), [l * 0.38, -half - 240]);
  for (const [i, x] of [l * 0.09, l * 0.4].entries())
    hose(body, pump, { y: axis + 330 + i * 80 }, { x }, { z: 0 }, { y: axis });
  cabinet(body, [l * 0.72, -half - 1000], ['front', 'side'], 1650);
  tyre(body, [plate + 310, axis, 0], [1, 0, 0], r, 300);
  tyre(body, [l + 620, 150, half + r], [0, 1, 0], r * 0.9, 260, { without: ['front'] });
  body.axis([0, axis, 0], [l, axis, 0], ['side', 'plan']);
  return { body, ...lengthwise(l, height, half), person: [l + 520, 0, -Math.PI / 2] };
}
