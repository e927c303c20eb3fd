/**
 * A tyre guillotine: a portal with a cylinder or a spindle that presses down a guided blade. The tyre lies on the table; one that is too
 * large stands on rollers between the posts.
 */
import { warningSign } from '../../assemblies/controls.ts';
import { tyre } from '../../assemblies/goods.ts';
import { spread } from '../../assemblies/structure.ts';
import { about, Body, type Range } from '../../body/body.ts';
import { outline, rectangle } from '../../body/outlines.ts';
import type { MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';
import { measurePortal, portal, type Portal } from '../portal.ts';

export function tyreCutter(figures: MachineFigures): DrawnMachine {
  const m = measurePortal(figures);
  const { d, h, half, post, crown, bore } = m;
  const { drive } = figures;
  const { diameter, width: thick } = m.tyre;
  const [rear, front] = [-d * 0.36, -d * 0.04];
  const z = (rear + front) / 2;
  const top = Math.min(h * 0.25, 750);
  const r = diameter / 2;
  const standing = m.stands ? cradleOf(m) : undefined;
  const body = new Body();
  const machine = portal(body, m, z, (front - rear) / 2 + 30, { cylinder: 'Cylinder', drive });

  body.group('Frame', () => {
    body.mirror('x', () => {
      body.box('paint', [half - post, half], [110, crown], [rear, front]);
      body.box('sheet', [half, half + 12], [crown * 0.3, crown * 0.9], [rear + 60, front - 60], 'edge');
      for (const at of [rear + 90, front - 90])
        body.bolts([half + 12, crown * 0.34, at], [half + 12, crown * 0.86, at], 5, 16, [1, 0, 0]);
      // Blade guides.
      body.box('steel', [half - post - 30, half - post], [crown * 0.45, crown], [rear + 90, front - 90]);
    });
    if (!standing) body.box('hollow', [post - half, half - post], [110, crown], [rear, rear + 12]);
    warningSign(body, [half - post / 2, crown * 0.82, front], post * 0.7);
  });

  body.group('Table', () => {
    if (standing) {
      cradle(body, m, standing, [z, front]);
      return;
    }
    // A box below a thick plate with a slot for the blade, and rollers at its front edge.
    const [x, near] = [half - post, d / 2 - 60];
    body.box('sheet', [20 - x, x - 20], [110, top - 60], [rear + 40, near - 60]);
    for (const at of spread(3, [-x * 0.62, x * 0.62]))
      body.prism('panel', 'z', rectangle(about(at, x * 0.26), [180, top - 150]), [near - 60, near - 48]);
    body.box('paint', [-x, x], [top - 60, top], [rear + 20, near - 120]);
    body.box('paint', [-half, half], [top - 60, top], [front + 6, near - 120]);
    body.box('hollow', [-x * 0.9, x * 0.9], [top, top + 2], about(z, 30), 'thin');
    body.mirror('x', () => body.box('paint', [half - 26, half], [top - 110, top], [near - 120, near], 'edge'));
    for (const at of [near - 80, near - 20])
      body.cylinder('steel', [26 - half, top - 32, at], [half - 26, top - 32, at], 30);
  });

  const x = half - post - 20;
  const above = standing ? standing.y + Math.sqrt(r * r - (standing.z - z - 90) ** 2) + 20 : top + thick + crown * 0.08;
  const edge = Math.min(above, crown * (standing ? 0.9 : 0.8));
  const root = edge + (crown - edge) * 0.45;
  const holder = root + (crown - root) * 0.55;
  body.group('Blade', () => {
    const shoulder = edge + (root - edge) * 0.35;
    body.prism('knife', 'z', outline(-x, root, x, root, x, shoulder, 0, edge, -x, shoulder), about(z, 26));
    body.box('base', [-x, x], [root, holder], about(z, 90));
    const y = (root + holder) / 2;
    body.bolts([-x * 0.85, y, z + 90], [x * 0.85, y, z + 90], 6, 18, [0, 0, 1]);
  });
  const rods = drive === 'electric' ? [0] : m.cylinders;
  const rod = { name: drive === 'electric' ? 'Spindle' : 'Cylinder' };
  for (const at of rods) body.cylinder('chrome', [at, holder, z], [at, crown, z], bore * 0.27, rod);

  if (standing) {
    tyre(body, [0, standing.y, standing.z], [1, 0, 0], r, thick);
    return { body, ...machine };
  }
  // As far between the posts as it fits.
  const gap = half - post - 20;
  const ahead = Math.max(r * 0.35, Math.sqrt(Math.max(0, r * r - gap * gap)));
  tyre(body, [0, top + thick / 2, front + ahead], [0, 1, 0], r, thick);
  const before = Math.max(d / 2 + 300, front + ahead + r + 100) + thick / 2;
  tyre(body, [half + r * 0.3, r, before], [0, 0, 1], r, thick, { without: ['front', 'plan'] });
  return { body, ...machine };
}

/** Distance of the rollers from the middle of a standing tyre, their height and radius. */
const [apart, low, roller] = [215, 175, 60];

/** The axis of a tyre that stands on two rollers, as far below the crown as the base reaches. */
function cradleOf({ d, tyre: { diameter } }: Portal): { y: number; z: number } {
  return { y: low + Math.sqrt((diameter / 2 + roller) ** 2 - apart ** 2), z: d / 2 - apart - roller - 40 };
}

/** Two rollers that turn the tyre, between cheeks that hold it upright, and the fixed knife behind them. */
function cradle(body: Body, m: Portal, { z }: { z: number }, [blade, front]: Range): void {
  const wide = m.tyre.width / 2 + 60;
  const near = m.d / 2;
  for (const at of [z - apart, z + apart]) body.cylinder('steel', [-wide, low, at], [wide, low, at], roller);
  body.mirror('x', () => {
    body.box('paint', [wide, wide + 60], [110, 330], [front + 6, near]);
    for (const at of [z - apart, z + apart])
      body.cylinder('motor', [wide + 60, low, at], [wide + 90, low, at], roller * 0.8);
    const guide = outline(near - 30, 330, near - 110, 330, near - 110, 900, near - 30, 900);
    body.prism('guard', 'x', guide, [wide, wide + 40], 'edge');
  });
  body.box('sheet', [-wide, wide], [110, 260], [near - 14, near]);
  const x = m.half - m.post;
  body.box('paint', [-x, x], [110, 250], about(blade, 110));
  body.box('knife', [-x, x], [250, 290], [blade + 30, blade + 80]);
}
