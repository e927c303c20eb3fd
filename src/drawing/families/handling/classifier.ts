/** An air classifier: a wheel lets the fines out at the top, into a cyclone; coarse particles fall from the cone. */
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { motor } from '../../assemblies/drive.ts';
import { chipsAlong, pile } from '../../assemblies/goods.ts';
import { columnPairs, crossBrace } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { arc, outline } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

export function classifier(figures: MachineFigures): DrawnMachine {
  const h = clamp(figures.height, 4400, 3200, 5600);
  const width = clamp(figures.width, 1500, 1000, 2100);
  /** Radii of the drum, the cyclone, the pipe from the cyclone to the fan, and the fan. */
  const r = width / 2;
  const small = width * 0.31;
  const pipe = Math.min(small * 0.46, h * 0.045);
  const round = h * 0.13;
  /** X of the cyclone and of the fan, height of the fan's axis. */
  const spread = clamp(figures.length && (figures.length - width * 1.25 - round) / (width * 2.62), 1, 0.97, 1.7);
  const [cyclone, fan, axis] = [width * 1.75 * spread, width * 2.62 * spread, h * 0.2];
  const body = new Body();

  body.group('Supports', () => {
    frame(body, r * 1.16, h * 0.5);
    body.at([cyclone, 0, 0], () => frame(body, small * 1.3, h * 0.5));
  });

  body.group('Housing', () => {
    vessel(body, h, h * 0.78, r);
    // A door with the curve of the drum.
    const [from, to] = [Math.PI * 0.32, Math.PI * 0.68];
    const door = [...arc(0, 0, r + 16, from, to, 10), ...arc(0, 0, r + 2, to, from, 10)];
    body.rounded('panel', 'y', door, [h * 0.55, h * 0.72]);
    makersPlate(body, [-r * 0.2, r * 0.2], [h * 0.655, h * 0.695], r + 16);
    warningSign(body, [0, h * 0.57, r + 16], h * 0.045);
  });
  body.group('Drive of the classifying wheel', () => {
    const foot = h * 0.78 + 40;
    body.cylinder('steel', [0, foot, 0], [0, foot + 50, 0], r * 0.46);
    body.turned('motor', [0, foot + 50, 0], [0, 1, 0], outline(r * 0.4, 0, r * 0.3, 130));
    body.at(placed([0, foot + 180, 0], 'z', Math.PI / 2), () => motor(body, h - foot - 180, r * 0.6));
  });
  body.group('Feed', () => {
    const ring = (x1: number, y1: number, x2: number, y2: number, half: number): Vector[] => [
      [x1, y1, half],
      [x2, y2, half],
      [x2, y2, -half],
      [x1, y1, -half],
    ];
    body.loft('paint', [
      ring(-r * 1.06, h * 0.62, -r * 0.9, h * 0.735, r * 0.4),
      ring(-r * 1.9, h * 0.8, -r * 1.2, h * 0.8, r * 0.5),
      ring(-r * 2.4, h * 0.94, -r * 1.45, h * 0.94, r * 0.8),
    ]);
    const rim = [0, 70].map((up): Level => [h * 0.94 + up, r * 0.575, r * 0.86]);
    body.funnel('base', [-r * 1.925, 0], rim, 60, 'contour');
  });

  // Where the pipe to the fan bends.
  const turn = pipe * 1.3;
  const bend = h - pipe - turn;
  body.group('Cyclone', () =>
    body.at([cyclone, 0, 0], () => {
      vessel(body, h, h * 0.8, small);
      body.cylinder('paint', [0, h * 0.8 + 40, 0], [0, bend, 0], pipe * 1.1);
      body.cylinder('sheet', [0, 0, 0], [0, h * 0.17, 0], small * 0.9);
    }),
  );
  body.group('Ducts', () => {
    const [low, high, z] = [h * 0.6, h * 0.73, r * 0.3];
    body.box('paint', [r * 0.9, cyclone - small * 0.55], [low, high], [-z, z]);
    for (const x of [r * 1.3, cyclone - small * 1.5])
      body.box('base', about(x, 24), [low - 36, high + 36], [-z - 36, z + 36], 'edge');
    const path = [
      ...arc(cyclone + turn, bend, turn, Math.PI, Math.PI / 2, 6),
      ...arc(fan - turn, bend, turn, Math.PI / 2, 0, 6),
      ...outline(fan, axis + h * 0.145),
    ];
    body.tube(
      'sheet',
      path.map(([x, y]): Vector => [x, y, 0]),
      pipe,
      'contour',
    );
  });
  // A volute on a base, with the motor behind.
  body.group('Fan', () => {
    const z = small * 0.5;
    body.box('base', about(fan, round * 1.1), [0, axis - round * 0.95], [-round * 2.4, round * 0.6], 'edge');
    const neck = outline(fan + z, axis + h * 0.145, fan - z, axis + h * 0.145);
    body.prism('paint', 'z', [...arc(fan, axis, round, Math.PI, 2 * Math.PI, 24), ...neck], [-z, z]);
    body.cylinder('sheet', [fan, axis, z], [fan, axis, z + 30], round * 0.66);
    body.pipe('steel', 'z', [fan, axis], [round * 0.3, round * 0.42], [z + 30, z + 110]);
    body.at(placed([fan, axis, -z - 40], 'y', Math.PI / 2), () => motor(body, round * 1.5, round * 0.95));
  });

  const operator = cabinet(body, [-r * 1.2 - 1300, -300], ['front']);
  pile(body, [0, 100, 0], [r * 0.4, r * 0.4], 110);
  chipsAlong(body, [0, h * 0.07, 0], [0, h * 0.12, 0], 2, 60, 110);
  body.axis([0, 0, 0], [0, h, 0], ['side', 'front']);
  body.axis([cyclone, 0, 0], [cyclone, h, 0], ['side']);
  body.axis([-r * 1.2, 0, 0], [fan, 0, 0], ['plan']);
  return {
    body,
    principal: 'side',
    flow: { inlet: [-r * 1.925, h * 0.94 + 70, 0], reach: r * 0.5, outlet: [cyclone, h * 0.17, 0] },
    person: operator,
    dimensions: [
      { length: 'width', view: 'plan', along: 'z', from: -r, to: r, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: h, overall: true },
      { length: 'length', view: 'side', along: 'x', from: -r * 2.5, to: fan + round, overall: true },
    ],
  };
}

/** Four braced legs at ±`out`, joined at the top. */
function frame(body: Body, out: number, top: number): void {
  columnPairs(body, [-out, out], out, top, 130);
  body.mirror('z', () => {
    crossBrace(body, [65 - out, out], [out - 65, out], [top * 0.2, top * 0.84]);
    body.box('paint', [-out, out], [top, top + 90], about(out, 65), 'edge');
  });
  body.mirror('x', () => body.box('paint', about(out, 65), [top, top + 90], [65 - out, out - 65], 'edge'));
}

/** A vertical drum with flanges and a cone below, on its legs. */
function vessel(body: Body, h: number, top: number, r: number): void {
  const knee = h * 0.5;
  body.cylinder('steel', [0, h * 0.17, 0], [0, h * 0.2, 0], r * 0.34);
  body.turned('paint', [0, h * 0.2, 0], [0, 1, 0], outline(r * 0.27, 0, r, knee - h * 0.2 - 40));
  body.cylinder('base', [0, knee - 40, 0], [0, knee + 40, 0], r * 1.08);
  body.cylinder('paint', [0, knee + 40, 0], [0, top - 40, 0], r);
  body.cylinder('base', [0, top - 40, 0], [0, top + 40, 0], r * 1.08);
  body.boltCircle([0, top + 40, 0], r * 1.03, 12, 18, [0, 1, 0]);
}
