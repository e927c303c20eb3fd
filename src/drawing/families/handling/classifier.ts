/** An air classifier: a wheel lets the fines out at the top, into a cyclone; coarse particles fall from the cone. */
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { motor } from '../../assemblies/drive.ts';
import { chips } from '../../assemblies/goods.ts';
import { column, crossBrace, spread } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { arc, outline } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Machine } from '../family.ts';

function measure(figures: MachineFigures) {
  const height = clamp(figures.height, 4400, 3200, 5600);
  const width = clamp(figures.width, 1500, 1000, 2100);
  return {
    h: height,
    r: width / 2,
    cyclone: width * 1.75,
    small: width * 0.31,
    fan: width * 2.62,
    /** Height of the fan's axis. */
    axis: height * 0.2,
  };
}
type Sizes = ReturnType<typeof measure>;

export function classifier(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { h, r, cyclone, small, fan } = m;
  const body = new Body();
  body.group({ name: 'Supports' }, () => {
    legs(body, 0, r * 1.16, h * 0.5, 140);
    legs(body, cyclone, small * 1.3, h * 0.5, 110);
  });
  body.group({ name: 'Housing' }, () => vessel(body, [0, 0], [h * 0.2, h * 0.5, h * 0.78], r, r * 0.26));
  body.group({ name: 'Housing' }, () => {
    // A door with the curve of the drum.
    const [from, to] = [Math.PI * 0.32, Math.PI * 0.68];
    const door = [...arc(0, 0, r + 16, from, to, 10), ...arc(0, 0, r + 2, to, from, 10)];
    body.rounded('panel', 'y', door, [h * 0.55, h * 0.72]);
    makersPlate(body, [-r * 0.2, r * 0.2], [h * 0.655, h * 0.695], r + 14);
    warningSign(body, [0, h * 0.57, r + 14], h * 0.045);
    body.cylinder('steel', [0, h * 0.15, 0], [0, h * 0.2, 0], r * 0.34);
  });
  wheel(body, m);
  body.group({ name: 'Feed' }, () => feed(body, m));
  body.group({ name: 'Cyclone' }, () => {
    vessel(body, [cyclone, 0], [h * 0.2, h * 0.5, h * 0.8], small, small * 0.3);
    const { pipe, turn } = pipeOf(h, small);
    body.cylinder('paint', [cyclone, h * 0.8 + 40, 0], [cyclone, h - pipe - turn, 0], pipe * 1.1);
    body.cylinder('sheet', [cyclone, 0, 0], [cyclone, h * 0.17, 0], small * 0.9);
    body.cylinder('steel', [cyclone, h * 0.17, 0], [cyclone, h * 0.2, 0], small * 0.4);
  });
  body.group({ name: 'Ducts' }, () => ducts(body, m));
  body.group({ name: 'Fan' }, () => blower(body, m));
  body.at(placed([-r * 1.2 - 1300, 0, -300]), () => cabinet(body, [820, 1950, 480], { without: ['front'] }));
  const heap = [0, 1, 2, 3, 4, 5, 6].map((i): Vector => [
    r * 0.3 * Math.cos(i * 2.4) * (i > 0 ? 1 : 0),
    100 + (i === 0 ? 90 : 0),
    r * 0.3 * Math.sin(i * 2.4) * (i > 0 ? 1 : 0),
  ]);
  chips(body, [...heap, [20, h * 0.08, 0], [-30, h * 0.115, 30]], 110);
  body.axis([0, 0, 0], [0, h, 0], ['side', 'front']);
  body.axis([cyclone, 0, 0], [cyclone, h, 0], ['side']);
  body.axis([-r * 1.2, 0, 0], [fan, 0, 0], ['plan']);
  return {
    body,
    principal: 'side',
    person: [r * 1.9, r + 900],
    dimensions: [
      { length: 'height', view: 'side', along: 'y', from: 0, to: h, overall: true },
      { length: 'length', view: 'side', along: 'x', from: -r * 2.5, to: fan + h * 0.13, overall: true },
    ],
  };
}

function legs(body: Body, x: number, out: number, top: number, width: number): void {
  for (const dx of [-out, out]) for (const z of [-out, out]) column(body, x + dx, z, top, width);
  const [low, high] = [top * 0.2, top * 0.84];
  for (const z of [-out, out]) {
    crossBrace(body, [x - out + width / 2, z], [x + out - width / 2, z], [low, high]);
    body.box('paint', about(x, out), [top, top + 90], about(z, width / 2), 'edge');
  }
  for (const dx of [-out, out])
    body.box('paint', about(x + dx, width / 2), [top, top + 90], [width / 2 - out, out - width / 2], 'edge');
}

/** A vertical drum with flanges and a cone below. */
function vessel(
  body: Body,
  [x, z]: readonly [number, number],
  [bottom, knee, top]: readonly [number, number, number],
  r: number,
  outlet: number,
): void {
  body.turned('paint', [x, bottom, z], [0, 1, 0], outline(outlet, 0, r, knee - bottom - 40));
  body.cylinder('base', [x, knee - 40, z], [x, knee + 40, z], r * 1.08);
  body.cylinder('paint', [x, knee + 40, z], [x, top - 40, z], r);
  body.cylinder('base', [x, top - 40, z], [x, top + 40, z], r * 1.08);
  body.boltCircle([x, top + 40, z], r * 1.03, 12, 18, [0, 1, 0]);
}

function wheel(body: Body, { h, r }: Sizes): void {
  const [foot, size] = [h * 0.78 + 40, r * 0.6];
  body.group({ name: 'Drive of the classifying wheel' }, () => {
    body.cylinder('steel', [0, foot, 0], [0, foot + 50, 0], r * 0.46);
    body.turned('motor', [0, foot + 50, 0], [0, 1, 0], outline(r * 0.4, 0, r * 0.3, 130));
    body.at(placed([0, foot + 180, 0], 'z', Math.PI / 2), () => motor(body, h - foot - 180, size));
  });
}

function feed(body: Body, { h, r }: Sizes): void {
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
}

/** Pipes from the drum to the cyclone, and from its top down to the fan. */
function ducts(body: Body, { h, r, cyclone, small, fan, axis }: Sizes): void {
  const [y1, y2, z] = [h * 0.6, h * 0.73, r * 0.3];
  body.box('paint', [r * 0.9, cyclone - small * 0.55], [y1, y2], [-z, z]);
  for (const x of [r * 1.3, cyclone - small * 1.5])
    body.box('base', about(x, 24), [y1 - 36, y2 + 36], [-z - 36, z + 36], 'edge');
  const { pipe, turn } = pipeOf(h, small);
  const path: Vector[] = [
    ...arc(cyclone + turn, h - pipe - turn, turn, Math.PI, Math.PI / 2, 6).map(([x, y]): Vector => [x, y, 0]),
    ...arc(fan - turn, h - pipe - turn, turn, Math.PI / 2, 0, 6).map(([x, y]): Vector => [x, y, 0]),
    [fan, axis + h * 0.145, 0],
  ];
  body.tube('sheet', path, pipe, 'contour');
}

/** Radius of the pipe to the fan, and of its bends. */
function pipeOf(h: number, small: number): { pipe: number; turn: number } {
  const pipe = Math.min(small * 0.46, h * 0.045);
  return { pipe, turn: pipe * 1.3 };
}

/** A fan's volute on a base, with the motor behind. */
function blower(body: Body, { h, fan, axis, small }: Sizes): void {
  const r = h * 0.13;
  body.box('base', about(fan, r * 1.1), [0, axis - r * 0.95], [-r * 2.4, r * 0.6], 'edge');
  const neck = small * 0.5;
  const scroll = [
    ...arc(fan, axis, r, Math.PI, 2 * Math.PI, 24),
    ...outline(fan + neck, axis + h * 0.145, fan - neck, axis + h * 0.145),
  ];
  body.prism('paint', 'z', scroll, [-small * 0.5, small * 0.5]);
  body.cylinder('sheet', [fan, axis, small * 0.5], [fan, axis, small * 0.5 + 30], r * 0.66);
  body.pipe('steel', 'z', [fan, axis], [r * 0.3, r * 0.42], [small * 0.5 + 30, small * 0.5 + 110]);
  for (const angle of spread(6, [Math.PI * 1.08, Math.PI * 1.92])) {
    const at: Vector = [fan + r * 0.88 * Math.cos(angle), axis + r * 0.88 * Math.sin(angle), small * 0.5];
    body.bolts(at, at, 1, 18, [0, 0, 1]);
  }
  body.at(placed([fan, axis, -small * 0.5 - 40], 'y', Math.PI / 2), () => motor(body, r * 1.5, r * 0.95));
}
