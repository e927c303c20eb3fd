/** Cuts a tyre into a spiral strip: two circular knives draw it in while it turns on a spindle. */
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { tyre } from '../../assemblies/goods.ts';
import { spread } from '../../assemblies/structure.ts';
import { Body } from '../../body/body.ts';
import { circle, outline, roundedRectangle } from '../../body/outlines.ts';
import { bend } from '../../body/solids.ts';
import { add, placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import { lengthwise, type Machine } from '../family.ts';

function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 2300, 1600, 3400);
  const radius = 560;
  return {
    length,
    half: clamp(figures.width, 1100, 800, 1700) / 2,
    table: 900,
    radius,
    /** Left and right end of the cabinet below the knives; the tyre hangs in front of its left end. */
    left: radius * 2 + 60,
    /** Positions of the spindle and of the knives. */
    spindle: radius,
    knife: radius * 2 + 330,
  };
}
type Sizes = ReturnType<typeof measure>;

export function stripCutter(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { length: l, half, table, radius: r, spindle } = m;
  const body = new Body();
  const right = Math.max(l, m.left + 1100);
  body.group({ name: 'Machine cabinet' }, () => base(body, m, right));
  body.group({ name: 'Spindle' }, () => arm(body, m));
  body.group({ name: 'Cutting head' }, () => head(body, m, right));
  tyre(body, [spindle, table + 420, half * 0.45], [0, 0, 1], r, 260);
  strip(body, m, right);
  body.at(placed([right - 640, 0, -half - 900]), () => cabinet(body, [640, 1650, 420], { without: ['front', 'side'] }));
  body.axis([0, table + 420, half * 0.45], [right, table + 420, half * 0.45], ['plan']);
  return {
    body,
    ...lengthwise(right, table + 1210, half),
    person: [right + 1300, half],
  };
}

function base(body: Body, { left, half, table }: Sizes, right: number): void {
  body.box('base', [left + 40, right - 40], [0, 90], [40 - half, half - 40], 'edge');
  body.box('paint', [left, right], [90, table - 60], [-half, half]);
  body.box('base', [left - 20, right], [table - 60, table], [-half, half]);
  const wide = (right - left) / 2;
  for (let i = 0; i < 2; i += 1) {
    const [from, to] = [left + wide * i + 50, left + wide * (i + 1) - 50];
    body.prism('sheet', 'z', roundedRectangle([from, to], [150, table - 130], 22), [half, half + 22]);
    body.box('steel', [to - 56, to - 30], [table * 0.45, table * 0.6], [half + 22, half + 48], 'detail');
    if (i === 0) warningSign(body, [(from + to) / 2, table * 0.48, half + 22], 200);
    else
      for (const y of spread(5, [240, 480]))
        body.box('black', [from + 70, to - 110], [y, y + 22], [half + 22, half + 28], { line: 'thin', fine: true });
  }
}

/** A post with the spindle and chuck that carry the tyre. */
function arm(body: Body, { spindle, table, half, left, radius: r }: Sizes): void {
  const y = table + 420;
  body.box('base', [0, left + 40], [0, 110], [-half * 0.9, half * 0.1], 'edge');
  const post = outline(spindle - 150, 110, spindle + 150, 110, spindle + 90, y + 110, spindle - 90, y + 110);
  body.prism('paint', 'z', post, [-half * 0.75, -half * 0.25]);
  body.bar('paint', [spindle + 60, 420, -half * 0.5], [left + 20, 420, -half * 0.5], [120, 120], 'edge');
  body.cylinder('steel', [spindle, y, -half * 0.25], [spindle, y, half * 0.45 + 180], 70);
  body.cylinder('motor', [spindle, y, half * 0.45 - 60], [spindle, y, half * 0.45 + 140], r * 0.3);
  body.cylinder('motorCover', [spindle, y, half * 0.45 + 140], [spindle, y, half * 0.45 + 170], r * 0.36);
  for (let i = 0; i < 3; i += 1)
    body.at(placed([spindle, y, half * 0.45], 'z', Math.PI / 2 + (i * 2 * Math.PI) / 3), () =>
      body.box('steel', [r * 0.25, r * 0.54], [-50, 50], [40, 120], 'edge'),
    );
}

/** Two overlapping circular knives with gear motors behind, and the handwheel that sets the strip's width. */
function head(body: Body, { knife: x, table, half }: Sizes, right: number): void {
  const z = half * 0.45;
  body.box('paint', [x - 130, right - 60], [table, table + 860], [-half * 0.8, z - 60]);
  body.prism('panel', 'z', roundedRectangle([x + 310, right - 120], [table + 90, table + 800], 30), [z - 60, z - 44]);
  makersPlate(body, [x + 360, right - 170], [table + 560, table + 720], z - 44);
  for (const [dy, shift] of [
    [210, 0],
    [630, -34],
  ] as const) {
    const y = table + dy;
    body.cylinder('steel', [x, y, z - 60], [x, y, z + 60 + shift], 70);
    body.turned('knife', [x, y, z - 20 + shift], [0, 0, 1], outline(235, 0, 250, 12, 235, 40));
    body.cylinder('motor', [x, y, z + 20 + shift], [x, y, z + 56 + shift], 110);
    body.bolts([x - 60, y, z + 56 + shift], [x + 60, y, z + 56 + shift], 2, 16, [0, 0, 1]);
    body.at(placed([x + (dy > 400 ? 0 : 330), y, -half * 0.8], 'y', Math.PI / 2), () =>
      gearMotor(body, Math.max(520, half * 1.1), 300, { name: 'Drive' }),
    );
  }
  // Handwheel with its screw.
  const wheel: Vector = [x + 420, table + 1050, (z - 60 - half * 0.8) / 2];
  body.cylinder('steel', [wheel[0], table + 860, wheel[2]], [wheel[0], wheel[1] - 60, wheel[2]], 32);
  body.group({ name: 'Handwheel' }, () => {
    body.prism('guard', 'z', circle(wheel[0], wheel[1], 60), [wheel[2] - 30, wheel[2] + 30]);
    body.pipe('guard', 'z', [wheel[0], wheel[1]], [130, 160], [wheel[2] - 18, wheel[2] + 18]);
    for (let i = 0; i < 3; i += 1)
      body.at(placed(wheel, 'z', (i * Math.PI) / 3), () =>
        body.box('guard', [-132, 132], [-10, 10], [-9, 9], 'detail'),
      );
  });
}

/** The strip on its way over the table's end. */
function strip(body: Body, { knife: x, table, half }: Sizes, right: number): void {
  const [z, y] = [half * 0.45 + 70, table + 420];
  const corners: Vector[] = [
    [x + 40, y, z],
    [x + 420, y + 60, z + 120],
    [right - 220, y - 320, z + 180],
    [right + 160, y - 160, z + 150],
    [right + 240, 120, z + 100],
    [right + 620, 60, z + 60],
  ];
  const path = corners.flatMap((corner, i): Vector[] => {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    return before && after ? bend(before, corner, after, 150, 5) : [corner];
  });
  const ring = (p: Vector): Vector[] => outline(-40, 9, -40, -9, 40, -9, 40, 9).map(([b, c]) => add(p, [0, b, c]));
  body.loft('rubber', path.map(ring), false, { beside: true, name: 'Strip' });
}
