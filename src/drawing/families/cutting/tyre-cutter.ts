/** A tyre guillotine: a portal with a vertical cylinder and a guided blade; the tyre lies on the table. */
import { warningSign } from '../../assemblies/controls.ts';
import { tyre } from '../../assemblies/goods.ts';
import { spread } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { outline, rectangle } from '../../body/outlines.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Machine } from '../family.ts';
import { measurePortal, portal } from '../portal.ts';

export function tyreCutter(figures: MachineFigures): Machine {
  const m = measurePortal(figures);
  const { d, h, half, post, crown, bore } = m;
  const { diameter, width: thick } = m.tyre;
  const [rear, front] = [-d * 0.36, -d * 0.04];
  const z = (rear + front) / 2;
  const top = Math.min(h * 0.25, 750);
  const body = new Body();
  const machine = portal(body, m, z, (front - rear) / 2 + 30, 'Cylinder');

  body.group('Frame', () => {
    body.mirror('x', () => {
      body.box('paint', [half - post, half], [110, crown], [rear, front]);
      body.box('sheet', [half, half + 12], [crown * 0.3, crown * 0.9], [rear + 60, front - 60], 'edge');
      for (const at of [rear + 90, front - 90])
        body.bolts([half + 12, crown * 0.34, at], [half + 12, crown * 0.86, at], 5, 16, [1, 0, 0]);
      // Blade guides.
      body.box('steel', [half - post - 30, half - post], [crown * 0.45, crown], [rear + 90, front - 90]);
    });
    body.box('hollow', [post - half, half - post], [110, crown], [rear, rear + 12]);
    warningSign(body, [half - post / 2, crown * 0.82, front], post * 0.7);
  });

  // A box below a thick plate with a slot for the blade, and rollers at its front edge.
  body.group('Table', () => {
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
  const edge = Math.min(top + thick + crown * 0.08, crown * 0.8);
  const root = edge + (crown - edge) * 0.45;
  const holder = root + (crown - root) * 0.55;
  body.group('Blade', () => {
    const shoulder = edge + (root - edge) * 0.35;
    body.prism('knife', 'z', outline(-x, root, x, root, x, shoulder, 0, edge, -x, shoulder), about(z, 26));
    body.box('base', [-x, x], [root, holder], about(z, 90));
    const y = (root + holder) / 2;
    body.bolts([-x * 0.85, y, z + 90], [x * 0.85, y, z + 90], 6, 18, [0, 0, 1]);
  });
  body.cylinder('chrome', [0, holder, z], [0, crown, z], bore * 0.27, { name: 'Cylinder' });

  // As far between the posts as it fits.
  const [r, gap] = [diameter / 2, half - post - 20];
  const ahead = Math.max(r * 0.35, Math.sqrt(Math.max(0, r * r - gap * gap)));
  tyre(body, [0, top + thick / 2, front + ahead], [0, 1, 0], r, thick);
  const before = Math.max(d / 2 + 300, front + ahead + r + 100) + thick / 2;
  tyre(body, [half + r * 0.3, r, before], [0, 0, 1], r, thick, { without: ['front', 'plan'] });
  return { body, ...machine };
}
