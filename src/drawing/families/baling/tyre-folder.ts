/** Folds a tyre twice: a ram presses it into a cradle from above, then two arms close over it. */
import { warningSign } from '../../assemblies/controls.ts';
import { foldedTyre } from '../../assemblies/bales.ts';
import { tyre } from '../../assemblies/goods.ts';
import { hydraulicCylinder } from '../../assemblies/hydraulics.ts';
import { about, Body } from '../../body/body.ts';
import { arc, outline } from '../../body/outlines.ts';
import type { MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';
import { measurePortal, portal } from '../portal.ts';

export function tyreFolder(figures: MachineFigures): DrawnMachine {
  const m = measurePortal(figures);
  const { w, d, h, half, post, crown, roof, bore } = m;
  const { diameter, width: thick } = m.tyre;
  const z = d * 0.42;
  /** Centre height and radius of the folded tyre. */
  const seat = h * 0.37;
  const radius = Math.min(diameter * 0.38, half - post - 90);
  const body = new Body();
  const machine = portal(body, m, 0, d * 0.17, { cylinder: 'Ram' });

  // Four posts, each pair joined by a beam at the height of the crown.
  body.group('Frame', () =>
    body.mirror('x', () => {
      for (const at of [-z, z - d * 0.13]) body.box('paint', [half - post, half], [110, crown], [at, at + d * 0.13]);
      body.box('sheet', [half - post * 0.7, half - post * 0.3], [110, crown * 0.62], [d * 0.13 - z, z - d * 0.13]);
      body.box('paint', [half - post - 20, half + 40], [crown, roof], [-z - 20, z + 20]);
      body.bolts([half + 40, (crown + roof) / 2, 60 - z], [half + 40, (crown + roof) / 2, z - 60], 4, 24, [1, 0, 0]);
    }),
  );

  // A block with a round trough, in which the tyre is folded.
  body.group('Cradle', () => {
    const [x, deep, r] = [half - post - 6, d * 0.36, radius * 1.08];
    const cup = arc(0, seat, r, Math.PI, 2 * Math.PI, 20);
    const cheek = [...outline(-x, 110, x, 110, x, seat), ...cup.toReversed(), ...outline(-x, seat)];
    for (const at of [-deep, deep - 70]) body.prism('paint', 'z', cheek, [at, at + 70]);
    const liner = [...cup, ...arc(0, seat, r + 24, 2 * Math.PI, Math.PI, 20)];
    body.rounded('steel', 'z', liner, [70 - deep, deep - 70]);
    body.box('sheet', [20 - x, x - 20], [110, seat - r - 40], [70 - deep, deep - 70]);
    warningSign(body, [0, 200, deep], Math.min(230, seat - r - 150));
  });

  // An arm on each side turns about a bearing on the post, moved by a cylinder from below.
  body.group('Folding arms', () =>
    body.mirror('x', () => {
      const [x, y, near] = [half - post * 0.5, seat + radius, d * 0.4];
      const [tipX, tipY] = [radius * 0.5, seat + radius * 0.72];
      const hook = outline(tipX, tipY + 90, tipX - 60, tipY - 20, tipX + 30, tipY - 60);
      body.prism('base', 'z', [[x + 40, y + 70], ...hook, [x - 30, y - 70]], [near + 10, near + 60]);
      body.cylinder('steel', [x, y, near], [x, y, near + 92], post * 0.34);
      body.cylinder('steel', [tipX, tipY + 20, near], [tipX, tipY + 20, near + 80], post * 0.24);
      const foot = near + 60;
      hydraulicCylinder(body, [x, 260, foot], [x, seat * 0.85, foot], [x - post * 0.12, y - 60, foot], post * 0.6);
    }),
  );

  body.group('Ram', () => {
    const [low, high] = [seat + radius * 0.55, seat + radius * 1.2];
    for (const x of m.cylinders) body.cylinder('chrome', [x, high, 0], [x, crown, 0], bore * 0.3);
    if (m.cylinders.length > 1) body.box('base', about(0, w * 0.22), [high, high + 90], about(0, d * 0.14));
    const die = outline(-radius * 0.4, high, radius * 0.4, high, radius * 0.24, low, -radius * 0.24, low);
    body.prism('base', 'z', die, [-d * 0.28, d * 0.28]);
  });

  body.at([0, seat, 0], () => foldedTyre(body, radius, Math.min(thick * 1.6, d * 0.6), 2));
  body.group({ without: ['plan'] }, () =>
    body.at([w * 0.3, radius * 0.98, d / 2 + 420], () => foldedTyre(body, radius * 0.94, thick * 1.5, 3)),
  );
  const r = diameter / 2;
  tyre(body, [-w * 0.3, thick / 2, d / 2 + r + 200], [0, 1, 0], r, thick, { without: ['front', 'side'] });
  body.axis([0, 0, 0], [0, h, 0], ['front']);
  return { body, ...machine };
}
