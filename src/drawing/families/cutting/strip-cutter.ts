/** Cuts a tyre into a spiral strip: two circular knives draw it in while it turns on a spindle. */
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { tyre } from '../../assemblies/goods.ts';
import { spread } from '../../assemblies/structure.ts';
import { Body } from '../../body/body.ts';
import { circle, outline, roundedRectangle } from '../../body/outlines.ts';
import { roundCorners } from '../../body/solids.ts';
import { add, placed, type Vector } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import { lengthwise, type DrawnMachine, type Flow } from '../family.ts';

export function stripCutter(figures: MachineFigures): DrawnMachine {
  const half = clamp(figures.width, 1100, 800, 1700) / 2;
  const table = clamp(figures.height && figures.height - 1210, 900, 600, 1500);
  const r = 560;
  /** Left and right end of the cabinet below the knives; the tyre hangs in front of its left end. */
  const left = r * 2 + 60;
  const right = Math.max(clamp(figures.length, 2300, 1600, 3400), left + 1100);
  /** Height and z of the tyre's axis; x of the knives. */
  const [axis, z] = [table + 420, half * 0.45];
  const knife = left + 270;
  const body = new Body();

  body.group('Machine cabinet', () => {
    body.box('base', [left + 40, right - 40], [0, 90], [40 - half, half - 40], 'edge');
    body.box('paint', [left, right], [90, table - 60], [-half, half]);
    body.box('base', [left - 20, right], [table - 60, table], [-half, half]);
    const middle = (left + right) / 2;
    for (const from of [left, middle]) {
      const to = from + middle - left;
      body.prism('sheet', 'z', roundedRectangle([from + 50, to - 50], [150, table - 130], 22), [half, half + 22]);
      body.box('steel', [to - 106, to - 80], [table * 0.45, table * 0.6], [half + 22, half + 48], 'detail');
    }
    warningSign(body, [(left + middle) / 2, table * 0.48, half + 22], 200);
    for (const y of spread(5, [240, 480]))
      body.box('black', [middle + 120, right - 160], [y, y + 22], [half + 22, half + 28], { line: 'thin', fine: true });
  });

  // A post with the spindle and chuck that carry the tyre.
  body.group('Spindle', () => {
    body.box('base', [0, left + 40], [0, 110], [-half * 0.9, half * 0.1], 'edge');
    const post = outline(r - 150, 110, r + 150, 110, r + 90, axis + 110, r - 90, axis + 110);
    body.prism('paint', 'z', post, [-half * 0.75, -half * 0.25]);
    body.bar('paint', [r + 60, 420, -half * 0.5], [left + 20, 420, -half * 0.5], [120, 120], 'edge');
    body.cylinder('steel', [r, axis, -half * 0.25], [r, axis, z + 180], 70);
    body.cylinder('motor', [r, axis, z - 60], [r, axis, z + 140], r * 0.3);
    body.cylinder('motorCover', [r, axis, z + 140], [r, axis, z + 170], r * 0.36);
    for (const angle of spread(3, [Math.PI / 2, (Math.PI * 11) / 6]))
      body.at(placed([r, axis, z], 'z', angle), () =>
        body.box('steel', [r * 0.25, r * 0.54], [-50, 50], [40, 120], 'edge'),
      );
  });

  // Two overlapping circular knives with gear motors behind.
  body.group('Cutting head', () => {
    body.box('paint', [knife - 130, right - 60], [table, table + 860], [-half * 0.8, z - 60]);
    const panel = roundedRectangle([knife + 310, right - 120], [table + 90, table + 800], 30);
    body.prism('panel', 'z', panel, [z - 60, z - 44]);
    makersPlate(body, [knife + 360, right - 170], [table + 560, table + 720], z - 44);
    for (const [y, near, aside] of [
      [table + 210, z, 330],
      [table + 630, z - 34, 0],
    ] as const) {
      body.cylinder('steel', [knife, y, z - 60], [knife, y, near + 60], 70);
      body.turned('knife', [knife, y, near - 20], [0, 0, 1], outline(235, 0, 250, 12, 235, 40));
      body.cylinder('motor', [knife, y, near + 20], [knife, y, near + 56], 110);
      body.at(placed([knife + aside, y, -half * 0.8], 'y', Math.PI / 2), () =>
        gearMotor(body, Math.max(520, half * 1.1), 300, 'Drive'),
      );
    }
  });

  // It sets the strip's width.
  body.group('Handwheel', () => {
    const wheel: Vector = [knife + 420, table + 1050, (z - 60 - half * 0.8) / 2];
    body.cylinder('steel', [wheel[0], table + 860, wheel[2]], [wheel[0], table + 990, wheel[2]], 32);
    body.at(wheel, () => {
      body.prism('guard', 'z', circle(0, 0, 60), [-30, 30]);
      body.pipe('guard', 'z', [0, 0], [130, 160], [-18, 18]);
      for (const angle of spread(3, [0, (Math.PI * 2) / 3]))
        body.at(placed([0, 0, 0], 'z', angle), () => body.box('guard', [-132, 132], [-10, 10], [-9, 9], 'detail'));
    });
  });

  tyre(body, [r, axis, z], [0, 0, 1], r, 260);
  strip(body, knife, right, axis, z + 70);
  cabinet(body, [right - 640, -half - 900], ['front', 'side'], 1650);
  body.axis([0, axis, z], [right, axis, z], ['plan']);
  const flow: Flow = { inlet: [r, axis, z], outlet: [right + 620, 60, z] };
  return { body, flow, ...lengthwise(right, table + 1210, half), person: [right + 1150, half + 100, -Math.PI / 2] };
}

/** The strip on its way from the knives over the table's end to the ground. */
function strip(body: Body, knife: number, end: number, y: number, z: number): void {
  const corners: Vector[] = [
    [knife + 40, y, z],
    [knife + 420, y + 60, z + 120],
    [end - 220, y - 320, z + 180],
    [end + 160, y - 160, z + 150],
    [end + 240, 120, z + 100],
    [end + 620, 60, z + 60],
  ];
  const ring = (p: Vector): Vector[] => outline(-40, 9, -40, -9, 40, -9, 40, 9).map(([b, c]) => add(p, [0, b, c]));
  body.loft('rubber', roundCorners(corners, 150).map(ring), { look: { beside: true, name: 'Strip' } });
}
