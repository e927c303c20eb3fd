import type { Point } from './body/outlines.ts';
import type { Item, Scene, Step } from './scene.ts';
import type { Style, StyleName, Styles } from './styles.ts';
import { escapeMarkup } from '../text/escape-markup.ts';

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
    `<g${font} fill="${fill}" stroke="${stroke}" stroke-width="${svgNumber(width * weight)}" stroke-linecap="round" ` +
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
  const shapes = styles[style].fill === 'none' ? joinLines(items) : items;
  const [only] = shapes;
  if (only && shapes.length === 1) return itemToSvg(only, attributes);
  const content = shapes.map((item) => itemToSvg(item, '')).join('');
  return attributes ? `<g${attributes}>${content}</g>` : content;
}

/** Joins the lines of a style into one path, to write its tags once. */
function joinLines(items: readonly Item[]): Item[] {
  const [paths, others] = [items.filter((item) => item.kind === 'path'), items.filter(({ kind }) => kind !== 'path')];
  const [first] = paths;
  return first ? [{ ...first, steps: paths.flatMap(({ steps }) => steps) }, ...others] : others;
}

/** Only attributes that differ from the outer group's. */
function attributesOf(style: Style, outer: Style, weight: number): string {
  let text = '';
  if (style.fill !== outer.fill) text += ` fill="${style.fill}"`;
  if (style.stroke !== outer.stroke) text += ` stroke="${style.stroke}"`;
  if (style.stroke !== 'none' && style.width !== outer.width)
    text += ` stroke-width="${svgNumber(style.width * weight, 2)}"`;
  if (style.dash) text += ` stroke-dasharray="${style.dash.map((part) => svgNumber(part * weight)).join(' ')}"`;
  return text;
}

function itemToSvg(item: Item, attributes: string): string {
  const n = svgNumber;
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
  const [left, base] = [svgNumber(x), svgNumber(y)];
  return turned ? `transform="translate(${left} ${base}) rotate(-90)"` : `x="${left}" y="${base}"`;
}

/** Rounds to `digits` decimals, without trailing zeros or a leading zero. Throws a RangeError if not finite. */
export function svgNumber(value: number, digits = 1): string {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing has a coordinate that is not a number: ${value}`);
  const factor = 10 ** digits;
  const text = String(Math.round(value * factor) / factor + 0);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Escapes text for XML and drops characters that XML forbids. */
export function escapeText(text: string): string {
  return escapeMarkup(text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}

/**
 * Writes a path's `d` relative from point to point, which is a quarter shorter after compression. The points are rounded
 * to tenths of a pixel first, so that no error adds up. Throws a RangeError if not finite.
 */
function pathData(steps: readonly Step[]): string {
  let data = '';
  let start: Point = [0, 0];
  let [x, y] = start;
  for (const step of steps) {
    if (step[0] === 'Z') {
      data += 'z';
      [x, y] = start;
      continue;
    }
    const [endX, endY] = [Math.round(step[1] * 10), Math.round(step[2] * 10)];
    const [dx, dy] = [svgNumber((endX - x) / 10), svgNumber((endY - y) / 10)];
    data += `${step[0].toLowerCase()}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    [x, y] = [endX, endY];
    if (step[0] === 'M') start = [x, y];
  }
  return data;
}
