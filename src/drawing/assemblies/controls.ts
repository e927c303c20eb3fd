import type { Body, Range, ViewName } from '../body/body.ts';
import { circle, outline, roundedRectangle, type Point } from '../body/outlines.ts';
import type { Vector } from '../body/vector.ts';
import type { Operator } from './person.ts';

/** A signal tower with three lights. */
export function towerLight(body: Body, [x, y, z]: Vector): void {
  body.group({ beside: true, name: 'Tower light' }, () => {
    body.cylinder('steel', [x, y, z], [x, y + 280, z], 16);
    (['green', 'sign', 'red'] as const).forEach((material, i) =>
      body.cylinder(material, [x, y + 280 + i * 105, z], [x, y + 380 + i * 105, z], 45, 'edge'),
    );
    body.cylinder('black', [x, y + 590, z], [x, y + 612, z], 45);
  });
}

/** A warning triangle on a face towards +z; the middle of its base is at (x, y). */
export function warningSign(body: Body, [x, y, z]: Vector, size: number): void {
  const height = size * 0.87;
  const thick = Math.min(5, size * 0.05);
  body.prism('sign', 'z', outline(x - size / 2, y, x + size / 2, y, x, y + height), [z, z + thick], {
    line: 'detail',
    name: '',
  });
  const stroke = size * 0.05;
  const [foot, head, narrow] = [y + height * 0.32, y + height * 0.68, stroke * 0.6];
  const mark = outline(x - narrow, foot, x + narrow, foot, x + stroke, head, x - stroke, head);
  body.group({ line: 'thin', fine: true, name: '' }, () => {
    body.prism('black', 'z', mark, [z + thick, z + thick * 1.4]);
    body.rounded('black', 'z', circle(x, y + height * 0.2, stroke), [z + thick, z + thick * 1.4]);
  });
}

/** The maker's plate on a face towards +z: stripes in the company's colours on a light ground. */
export function makersPlate(body: Body, x: Range, y: Range, z: number): void {
  const [left, right, low, high] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  const [w, h] = [right - left, high - low];
  body.group({ fine: true, line: 'detail' }, () => {
    body.box('panel', x, y, [z, z + 5]);
    body.box('paint', [left + w * 0.08, left + w * 0.62], [low + h * 0.52, low + h * 0.78], [z + 5, z + 8], 'thin');
    body.box('sign', [left + w * 0.08, left + w * 0.92], [low + h * 0.26, low + h * 0.36], [z + 5, z + 8], 'thin');
  });
}

/** From a panel to the middle of its operator. */
const reach = 560;

/** Where somebody stands who faces a panel on a face towards +z. */
export function atPanel(x: number, z: number): Operator {
  return [x, z + reach, Math.PI];
}

/**
 * A floor-standing control cabinet, its left rear foot at (x, z), its door towards +z. Some views leave it out.
 * Returns where its operator stands.
 */
export function cabinet(body: Body, [x, z]: Point, without: readonly ViewName[], h = 1900): Operator {
  const [w, d] = [h * 0.4, h * 0.245];
  body.group({ beside: true, name: 'Control cabinet', without }, () =>
    body.at([x, 0, z], () => {
      body.box('base', [20, w - 20], [0, 110], [20, d - 20], 'edge');
      body.prism('cabinet', 'y', roundedRectangle([0, w], [0, d], 14), [110, h]);
      body.prism('panel', 'z', roundedRectangle([w * 0.06, w * 0.94], [h * 0.1, h * 0.965], 16), [d, d + 18], 'edge');
      operatorPanel(body, [w * 0.2, w * 0.8], [h * 0.6, h * 0.9], d + 18);
      body.box('steel', [w * 0.85, w * 0.885], [h * 0.42, h * 0.56], [d + 18, d + 44], 'detail');
      warningSign(body, [w * 0.5, h * 0.3, d + 18], w * 0.3);
      body.box('black', [w * 0.2, w * 0.8], [h * 0.14, h * 0.2], [d + 18, d + 24], { line: 'thin', fine: true });
    }),
  );
  return atPanel(x + w / 2, z + d);
}

/** A screen above three buttons, on a face towards +z. */
export function operatorPanel(body: Body, x: Range, y: Range, z: number): void {
  const [left, right, low, high] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  const [w, h] = [right - left, high - low];
  const button = Math.min(w * 0.085, h * 0.12);
  body.prism(
    'screen',
    'z',
    roundedRectangle([left + w * 0.1, right - w * 0.1], [low + h * 0.42, high - h * 0.06], w * 0.04),
    [z, z + Math.min(10, button * 0.4)],
  );
  (['green', 'red', 'sign'] as const).forEach((material, i) => {
    const at: Vector = [left + w * (0.2 + i * 0.3), low + h * 0.18, z];
    body.cylinder(material, at, [at[0], at[1], z + Math.min(24, button)], button, 'detail');
  });
}
