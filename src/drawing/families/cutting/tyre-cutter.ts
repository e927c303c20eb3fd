/** A tyre guillotine: a portal with a vertical cylinder and a guided blade; the tyre lies on the table. */
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { tyre, tyreSizes } from '../../assemblies/goods.ts';
import { crownCylinder, crownHoses } from '../../assemblies/hydraulics.ts';
import { spread } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { outline, rectangle } from '../../body/outlines.ts';
import { placed } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import { ownSize, portal, type Machine } from '../family.ts';

function measure(figures: MachineFigures) {
  const tyreSize = tyreSizes[figures.tyre];
  const own = ownSize(figures);
  const grow = own ? 1 : Math.max(1, tyreSize.diameter / 1080);
  const [depth, width, height] = own ?? [1200, 1530, 2700];
  const [w, d, h] = [
    clamp(width, 1530, 1000, 2600) * grow,
    clamp(depth, 1200, 800, 2200) * grow,
    clamp(height, 2700, 2000, 3600) * grow,
  ];
  const half = w * 0.45;
  return {
    w,
    d,
    h,
    half,
    post: w * 0.11,
    table: Math.min(h * 0.25, 750),
    crown: h * 0.6,
    beam: h * 0.1,
    /** Z of the portal's rear and front. */
    rear: -d * 0.36,
    front: -d * 0.04,
    tyre: tyreSize,
    power: clamp(figures.power, 20, 5, 160) > 60 ? 30 : clamp(figures.power, 20, 5, 60),
    hasOwnSize: own !== undefined,
  };
}
type Sizes = ReturnType<typeof measure>;

export function tyreCutter(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { w, d, half } = m;
  const body = new Body();
  body.group({ name: 'Frame' }, () => frame(body, m));
  body.group({ name: 'Table' }, () => table(body, m));
  blade(body, m);
  hydraulics(body, m);
  body.at(placed([w / 2 + 260, 0, -d * 0.3]), () => cabinet(body, [560, 1600, 380], { without: ['side'] }));
  const [r, thick] = [m.tyre.diameter / 2, m.tyre.width];
  tyre(body, [0, m.table + thick / 2, m.front + r * 0.35], [0, 1, 0], r, thick);
  tyre(body, [half + r * 0.3, r, d / 2 + thick / 2 + 300], [0, 0, 1], r, thick, { without: ['front', 'plan'] });
  body.axis([0, 0, -d / 2], [0, 0, d / 2], ['plan']);
  return {
    body,
    ...portal(m),
    person: [w / 2 + 1250, d / 2],
  };
}

/** Base, two pairs of posts joined by plates, and the crown with the cylinder's flange. */
function frame(body: Body, { w, d, half, post, crown, beam, rear, front }: Sizes): void {
  body.box('base', [-w / 2, w / 2], [0, 110], [-d / 2, d / 2]);
  const edge = d / 2 - 40;
  body.bolts([60 - w / 2, 110, edge], [w / 2 - 60, 110, edge], 6, 18, [0, 1, 0]);
  body.mirror('x', () => {
    body.box('paint', [half - post, half], [110, crown], [rear, front]);
    body.box('sheet', [half, half + 12], [crown * 0.3, crown * 0.9], [rear + 60, front - 60], 'edge');
    body.bolts([half + 12, crown * 0.34, rear + 90], [half + 12, crown * 0.86, rear + 90], 5, 16, [1, 0, 0]);
    body.bolts([half + 12, crown * 0.34, front - 90], [half + 12, crown * 0.86, front - 90], 5, 16, [1, 0, 0]);
    // Blade guides.
    body.box('steel', [half - post - 30, half - post], [crown * 0.45, crown], [rear + 90, front - 90]);
  });
  body.box('hollow', [post - half, half - post], [110, crown], [rear, rear + 12]);
  body.box('paint', [-half - 40, half + 40], [crown, crown + beam], [rear - 30, front + 30]);
  const y = crown + beam * 0.5;
  body.bolts([40 - half, y, front + 30], [-half * 0.42, y, front + 30], 3, 26, [0, 0, 1]);
  body.bolts([half * 0.42, y, front + 30], [half - 40, y, front + 30], 3, 26, [0, 0, 1]);
  body.box('sign', [-half - 40, half + 40], [crown + 14, crown + 44], [front + 30, front + 35], 'thin');
  makersPlate(body, [-half * 0.3, half * 0.3], [crown + beam * 0.32, crown + beam * 0.85], front + 30);
  warningSign(body, [half - post / 2, crown * 0.82, front], post * 0.7);
}

/** A box below a thick plate with a slot for the blade, and rollers at its front edge. */
function table(body: Body, { d, half, post, table: top, rear, front }: Sizes): void {
  const [x, near] = [half - post, d / 2 - 60];
  body.box('sheet', [20 - x, x - 20], [110, top - 60], [rear + 40, near - 60]);
  for (const at of spread(3, [-x * 0.62, x * 0.62]))
    body.prism('panel', 'z', rectangle(about(at, x * 0.26), [180, top - 150]), [near - 60, near - 48]);
  body.box('paint', [-x, x], [top - 60, top], [rear + 20, near - 120]);
  body.box('paint', [-half, half], [top - 60, top], [front + 6, near - 120]);
  body.box('hollow', [-x * 0.9, x * 0.9], [top, top + 2], [(rear + front) / 2 - 30, (rear + front) / 2 + 30], 'thin');
  body.mirror('x', () => body.box('paint', [half - 26, half], [top - 110, top], [near - 120, near], 'edge'));
  for (const z of [near - 80, near - 20])
    body.cylinder('steel', [26 - half, top - 32, z], [half - 26, top - 32, z], 30);
}

function blade(body: Body, { half, post, crown, table: top, rear, front, tyre: { width } }: Sizes): void {
  const [x, z] = [half - post - 20, (rear + front) / 2];
  const edge = Math.min(top + width + crown * 0.08, crown * 0.8);
  const root = edge + (crown - edge) * 0.45;
  const shoulder = edge + (root - edge) * 0.35;
  body.group({ name: 'Blade' }, () => {
    body.prism('knife', 'z', outline(-x, root, x, root, x, shoulder, 0, edge, -x, shoulder), about(z, 26));
    body.mark([
      [
        [-x, shoulder + 45, z + 26],
        [0, edge + 45, z + 26],
        [x, shoulder + 45, z + 26],
      ],
    ]);
    body.box('base', [-x, x], [root, root + (crown - root) * 0.55], about(z, 90));
    const y = root + (crown - root) * 0.27;
    body.bolts([-x * 0.85, y, z + 90], [x * 0.85, y, z + 90], 6, 18, [0, 0, 1]);
  });
}

function hydraulics(body: Body, m: Sizes): void {
  const { w, h, crown, beam, table: top, tyre: size, rear, front } = m;
  const [z, bore] = [(rear + front) / 2, w * 0.19];
  const cylinder = { roof: crown + beam, top: h, z, bore };
  const edge = Math.min(top + size.width + crown * 0.08, crown * 0.8);
  const holder = edge + (crown - edge) * 0.45 + (crown - edge) * 0.55 * 0.55;
  const name = 'Cylinder';
  crownCylinder(body, cylinder, name);
  body.cylinder('chrome', [0, holder, z], [0, crown, z], bore * 0.27, { name });
  crownHoses(body, m, cylinder);
}
