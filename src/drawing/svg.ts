import { type Box, type Item, type Scene, type Step, boundsOfItem } from './scene.ts';
import type { Style, StyleName, Styles } from './styles.ts';

interface SvgOptions {
  width: number;
  height: number;
  /** Factor on line weights; 1 for a picture of 300 × 280. */
  weight?: number;
  /** For screen readers. */
  title?: string;
  description?: string;
  styles: Styles;
  /** Hides fine lines if the picture is displayed narrower than 200 px. */
  isLessWhenSmall?: boolean;
}

/** A page's CSP does not apply inside its <img>. If another CSP blocks this style, all lines are visible. */
const lessWhenSmall = '<style>@media(max-width:200px){.f{display:none}}</style>';

/** Archivo if available (sheets, raster images), else fonts of equal widths: an <img> has system fonts only. */
const fontFamily = 'Archivo,Arial,Liberation Sans,Helvetica,sans-serif';

/** Writes a scene in pixels as an SVG document. Throws a RangeError on a coordinate that is not finite: a bug. */
export function toSvg(scene: Scene, options: SvgOptions): string {
  const { width, height, title, description } = options;
  const words = `${title ? `<title>${escapeText(title)}</title>` : ''}${description ? `<desc>${escapeText(description)}</desc>` : ''}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${words ? ' role="img"' : ''}>` +
    `${words}${options.isLessWhenSmall ? lessWhenSmall : ''}${toGroup(scene, options)}</svg>\n`
  );
}

/** Writes a scene as a group, to embed in another document. Throws like `toSvg`. */
export function toGroup(
  scene: Scene,
  { weight = 1, styles, isLessWhenSmall = false }: Omit<SvgOptions, 'width' | 'height'>,
): string {
  const body = runsOf(scene.items).map((run) => runToSvg(run, weight, styles, isLessWhenSmall));
  const { fill, stroke, width } = styles.body;
  const font = scene.items.some(({ kind }) => kind === 'text') ? ` font-family="${fontFamily}" font-weight="600"` : '';
  return (
    `<g${font} fill="${fill}" stroke="${stroke}" stroke-width="${formatNumber(width * weight)}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${body.join('')}</g>`
  );
}

interface Run {
  style: StyleName;
  items: Item[];
}

/** Groups consecutive items of one style, to write their attributes once. */
function runsOf(items: readonly Item[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.style === item.style && last.items[0]?.fine === item.fine) last.items.push(item);
    else runs.push({ style: item.style, items: [item] });
  }
  return runs;
}

function runToSvg({ style, items }: Run, weight: number, styles: Styles, isLessWhenSmall: boolean): string {
  const fine = isLessWhenSmall && items[0]?.fine ? ' class="f"' : '';
  const attributes = fine + attributesOf(styles[style], styles.body, weight);
  const shapes = joinPaths(items, styles[style].fill !== 'none');
  const [only] = shapes;
  if (only && shapes.length === 1) return itemToSvg(only, attributes);
  const content = shapes.map((item) => itemToSvg(item, '')).join('');
  return attributes ? `<g${attributes}>${content}</g>` : content;
}

/** Joins neighbours into one path: lines always, filled shapes only if they do not overlap. */
function joinPaths(items: readonly Item[], filled: boolean): Item[] {
  const joined: { item: Item; steps: Step[] | undefined; boxes: Box[] }[] = [];
  for (const item of items) {
    const steps = stepsOf(item);
    const box = boundsOfItem(item);
    const last = joined.at(-1);
    if (steps && last?.steps && !(filled && last.boxes.some((other) => overlap(box, other)))) {
      last.steps.push(...steps);
      last.boxes.push(box);
    } else joined.push({ item, steps: steps && [...steps], boxes: [box] });
  }
  return joined.map(({ item, steps }) => (steps ? { kind: 'path', style: item.style, steps } : item));
}

/** Touching edges do not count. */
function overlap(a: Box, b: Box): boolean {
  const slack = 0.2;
  const apart = a.x + a.width <= b.x + slack || b.x + b.width <= a.x + slack;
  return !apart && a.y + a.height > b.y + slack && b.y + b.height > a.y + slack;
}

/** Only attributes that differ from the outer group's. */
function attributesOf(style: Style, outer: Style, weight: number): string {
  let text = '';
  if (style.fill !== outer.fill) text += ` fill="${style.fill}"`;
  if (style.stroke !== outer.stroke) text += ` stroke="${style.stroke}"`;
  if (style.stroke !== 'none' && style.width !== outer.width)
    text += ` stroke-width="${formatNumber(style.width * weight, 2)}"`;
  if (style.dash) text += ` stroke-dasharray="${style.dash.map((part) => formatNumber(part * weight)).join(' ')}"`;
  return text;
}

function itemToSvg(item: Item, attributes: string): string {
  const n = formatNumber;
  switch (item.kind) {
    case 'rect': {
      const radius = item.radius >= 0.3 ? ` rx="${n(item.radius)}"` : '';
      return `<rect${attributes} x="${n(item.x)}" y="${n(item.y)}" width="${n(item.width)}" height="${n(item.height)}"${radius}/>`;
    }
    case 'circle':
      return `<circle${attributes} cx="${n(item.x)}" cy="${n(item.y)}" r="${n(item.radius)}"/>`;
    case 'text':
      return (
        `<text${attributes} ${placeText(item)} font-size="${n(item.size)}"` +
        `${item.anchor === 'start' ? '' : ` text-anchor="${item.anchor}"`}>${escapeText(item.text)}</text>`
      );
    default:
      return `<path${attributes} d="${pathData(item.steps)}"/>`;
  }
}

function placeText({ x, y, turned }: Extract<Item, { kind: 'text' }>): string {
  const [left, base] = [formatNumber(x), formatNumber(y)];
  return turned ? `transform="translate(${left} ${base}) rotate(-90)"` : `x="${left}" y="${base}"`;
}

/** Rounds to `digits` decimals, without trailing zeros or a leading zero. Throws a RangeError if not finite. */
export function formatNumber(value: number, digits = 1): string {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing has a coordinate that is not a number: ${value}`);
  const factor = 10 ** digits;
  const text = String(Math.round(value * factor) / factor + 0);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Escapes text for XML and drops characters that XML forbids. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Writes a path's `d` in tenths of a pixel: first point absolute, the rest relative between rounded points, which is
 * shorter and accumulates no error. Throws a RangeError if not finite.
 */
function pathData(steps: readonly Step[]): string {
  let data = '';
  let letter = '';
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  const add = (command: string, numbers: readonly number[]): void => {
    const text = numbers.map((value, index) => tenths(value, index > 0)).join('');
    // After `m`, further coordinates without a letter are relative lines; after `M` they would be absolute.
    const follows = (command === letter && command !== 'm') || (letter === 'm' && command === 'l');
    data += follows && text.startsWith('-') ? text : `${follows ? ' ' : command}${text}`;
    letter = command;
  };
  for (const step of steps) {
    if (step[0] === 'Z') {
      data += 'z';
      letter = 'z';
      [x, y] = start;
      continue;
    }
    const points = step.slice(1).map((value) => roundToTenths(Number(value)));
    const [endX = 0, endY = 0] = points.slice(-2);
    if (step[0] === 'M') {
      if (data === '') add('M', [endX, endY]);
      else add('m', [endX - x, endY - y]);
      start = [endX, endY];
    } else if (step[0] === 'C') {
      add(
        'c',
        points.map((value, index) => value - (index % 2 ? y : x)),
      );
    } else if (endY === y) {
      if (endX !== x) add('h', [endX - x]);
      else add('l', [0, 0]);
    } else if (endX === x) add('v', [endY - y]);
    else add('l', [endX - x, endY - y]);
    [x, y] = [endX, endY];
  }
  return data;
}

function rectSteps(box: Box): Step[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return [['M', box.x, box.y], ['L', right, box.y], ['L', right, bottom], ['L', box.x, bottom], ['Z']];
}

/** Paths and square-cornered rectangles as path steps; undefined for other items. */
function stepsOf(item: Item): Step[] | undefined {
  if (item.kind === 'path') return item.steps;
  return item.kind === 'rect' && item.radius < 0.3 ? rectSteps(item) : undefined;
}

function roundToTenths(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing has a coordinate that is not a number: ${value}`);
  return Math.round(value * 10);
}

/** Formats tenths as a decimal; `follows` adds a space unless a minus sign separates the numbers. */
function tenths(value: number, follows: boolean): string {
  const size = Math.abs(value);
  const [whole, rest] = [Math.trunc(size / 10), size % 10];
  const digits = rest === 0 ? String(whole) : `${whole === 0 ? '' : whole}.${rest}`;
  if (value < 0) return `-${digits}`;
  return follows ? ` ${digits}` : digits;
}
