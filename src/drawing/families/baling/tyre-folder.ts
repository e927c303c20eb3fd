/** Folds a tyre twice: a ram presses it into a cradle from above, then two arms close over it. */
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { foldedTyre } from '../../assemblies/bales.ts';
import { tyre, tyreSizes } from '../../assemblies/goods.ts';
import { crownCylinder, crownHoses, hydraulicCylinder } from '../../assemblies/hydraulics.ts';
import { Body } from '../../body/body.ts';
import { arc, outline } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import { ownSize, portal, type Machine } from '../family.ts';

function measure(figures: MachineFigures) {
  const tyreSize = tyreSizes[figures.tyre];
  const own = ownSize(figures);
  const grow = own || tyreSize.diameter <= 1000 ? 1 : 1.12;
  const [depth, width, height] = own ?? [1200, 1530, 2700];
  const w = clamp(width, 1530, 1000, 2600) * grow;
  const h = clamp(height, 2700, 2000, 3600) * grow;
  const half = w * 0.44;
  const post = w * 0.1;
  return {
    w,
    h,
    d: clamp(depth, 1200, 800, 2200) * grow,
    half,
    post,
    crown: h * 0.66,
    beam: h * 0.09,
    /** Centre height of the folded tyre. */
    seat: h * 0.38,
    radius: Math.min(tyreSize.diameter * 0.38, half - post - 90),
    tyre: tyreSize,
    power: Math.min(clamp(figures.power, 20, 5, 160), 40),
    hasOwnSize: own !== undefined,
  };
}
type Sizes = ReturnType<typeof measure>;

export function tyreFolder(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { w, d, h, seat, radius, tyre: size } = m;
  const body = new Body();
  body.group({ name: 'Frame' }, () => frame(body, m));
  body.group({ name: 'Cradle' }, () => cradle(body, m));
  arms(body, m);
  hydraulics(body, m);
  body.at(placed([w / 2 + 260, 0, -d * 0.3]), () => cabinet(body, [560, 1600, 380], { without: ['side'] }));
  body.at(placed([0, seat, 0]), () => foldedTyre(body, radius, Math.min(size.width * 1.6, d * 0.6), 2));
  body.group({ without: ['plan'] }, () =>
    body.at(placed([w * 0.3, radius * 0.98, d / 2 + 420], 'y', 0), () =>
      foldedTyre(body, radius * 0.94, size.width * 1.5, 3),
    ),
  );
  const r = size.diameter / 2;
  tyre(body, [-w * 0.3, size.width / 2, d / 2 + r + 200], [0, 1, 0], r, size.width, { without: ['front', 'side'] });
  body.axis([0, 0, -d / 2], [0, 0, d / 2], ['plan']);
  body.axis([0, 0, 0], [0, h, 0], ['front']);
  return {
    body,
    ...portal(m),
    person: [w / 2 + 1250, d / 2],
  };
}

/** Base, four posts, and the crown that carries the ram. */
function frame(body: Body, { w, d, half, post, crown, beam }: Sizes): void {
  const z = d * 0.42;
  body.box('base', [-w / 2, w / 2], [0, 110], [-d / 2, d / 2]);
  body.bolts([60 - w / 2, 110, d / 2 - 35], [w / 2 - 60, 110, d / 2 - 35], 6, 18, [0, 1, 0]);
  body.mirror('x', () => {
    for (const at of [-z, z - d * 0.13]) body.box('paint', [half - post, half], [110, crown], [at, at + d * 0.13]);
    body.box('sheet', [half - post * 0.7, half - post * 0.3], [110, crown * 0.62], [d * 0.13 - z, z - d * 0.13]);
    body.box('paint', [half - post, half], [crown * 0.88, crown * 0.94], [d * 0.13 - z, z - d * 0.13], 'edge');
  });
  body.mirror('x', () => body.box('paint', [half - post - 20, half + 40], [crown, crown + beam], [-z - 20, z + 20]));
  const y = crown + beam * 0.55;
  const front = d * 0.17;
  body.box('paint', [post + 20 - half, half - post - 20], [crown, crown + beam], [-front, front]);
  for (const from of [-0.72, 0.42])
    body.bolts([half * from, y, front], [half * (from + 0.3), y, front], 3, 24, [0, 0, 1]);
  body.box('sign', [post + 20 - half, half - post - 20], [crown + 14, crown + 42], [front, front + 5], 'thin');
  makersPlate(body, [-half * 0.32, half * 0.32], [crown + beam * 0.32, crown + beam * 0.86], front);
  body.mirror('x', () => body.bolts([half + 40, y, -z + 60], [half + 40, y, z - 60], 4, 24, [1, 0, 0]));
}

/** A block with a round trough, in which the tyre is folded. */
function cradle(body: Body, { d, half, post, seat, radius }: Sizes): void {
  const [x, z, r] = [half - post - 6, d * 0.36, radius * 1.08];
  const cup = arc(0, seat, r, Math.PI, 2 * Math.PI, 20);
  const shape = [...outline(-x, 110, x, 110, x, seat), ...cup.toReversed(), ...outline(-x, seat)];
  for (const at of [-z, z - 70]) body.prism('paint', 'z', shape, [at, at + 70]);
  const liner = [...cup, ...arc(0, seat, r + 24, 2 * Math.PI, Math.PI, 20)];
  body.rounded('steel', 'z', liner, [70 - z, z - 70]);
  body.box('sheet', [20 - x, x - 20], [110, seat - r - 40], [70 - z, z - 70]);
  warningSign(body, [0, 200, z], Math.min(230, seat - r - 150));
}

/** An arm on each side that turns about a bearing on the post, moved by a cylinder from below. */
function arms(body: Body, { half, post, seat, radius, d }: Sizes): void {
  body.group({ name: 'Folding arms' }, () =>
    body.mirror('x', () => {
      const [x, y, z] = [half - post * 0.5, seat + radius * 1.0, d * 0.4];
      const [tipX, tipY] = [radius * 0.5, seat + radius * 0.72];
      const hook = outline(tipX, tipY + 90, tipX - 60, tipY - 20, tipX + 30, tipY - 60);
      const shape = [...outline(x + 40, y + 70), ...hook, ...outline(x - 30, y - 70)];
      body.prism('base', 'z', shape, [z + 10, z + 60]);
      body.cylinder('steel', [x, y, z], [x, y, z + 92], post * 0.34);
      body.cylinder('steel', [tipX, tipY + 20, z], [tipX, tipY + 20, z + 80], post * 0.24);
      const end: Vector = [half - post * 0.62, y - 60, z + 60];
      hydraulicCylinder(body, [x, 260, z + 60], [x, seat * 0.85, z + 60], end, post * 0.6, {
        name: 'Folding arms',
        line: 'edge',
      });
    }),
  );
}

function hydraulics(body: Body, m: Sizes): void {
  const { w, d, h, crown, beam, seat, radius } = m;
  const [bore, name] = [w * 0.17, 'Ram'];
  const cylinder = { roof: crown + beam, top: h, z: 0, bore };
  crownCylinder(body, cylinder, name);
  const [low, high] = [seat + radius * 0.55, seat + radius * 1.2];
  body.cylinder('chrome', [0, high, 0], [0, crown, 0], bore * 0.3, { name });
  const die = outline(-radius * 0.4, high, radius * 0.4, high, radius * 0.24, low, -radius * 0.24, low);
  body.prism('base', 'z', die, [-d * 0.28, d * 0.28], { name });
  crownHoses(body, m, cylinder);
}
