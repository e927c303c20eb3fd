/** Reads our own drawings: throws on anything that is not well-formed, tells every coordinate. */
import { SaxesParser } from 'saxes';

export interface ReadSvg {
  width: number;
  height: number;
  points: [number, number][];
  texts: string[];
  lettering: Lettering[];
  title: string;
  description: string;
}

/** A text with its place: its base line begins, is centred or ends at (x, y); a turned one reads upwards. */
export interface Lettering {
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: string;
  turned: boolean;
}

export function readSvg(svg: string): ReadSvg {
  const result: ReadSvg = { width: 0, height: 0, points: [], texts: [], lettering: [], title: '', description: '' };
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    readElement(name, attributes, result);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const holder = open.at(-1);
    if (holder === 'title') result.title = text;
    else if (holder === 'desc') result.description = text;
    else if (holder !== undefined) result.texts.push(text);
    const last = result.lettering.at(-1);
    if (holder === 'text' && last) last.text = text;
  });
  parser.write(svg).close();
  return result;
}

function readElement(name: string, values: Record<string, string>, result: ReadSvg): void {
  const number = (key: string): number => {
    const value = Number(values[key] ?? Number.NaN);
    if (!Number.isFinite(value)) throw new Error(`<${name}> ${key}="${values[key]}"`);
    return value;
  };
  if (name === 'svg') {
    if (values['xmlns'] !== 'http://www.w3.org/2000/svg') throw new Error('No namespace');
    result.width = number('width');
    result.height = number('height');
    if (values['viewBox'] !== `0 0 ${result.width} ${result.height}`) throw new Error('Another viewBox');
  } else if (name === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
    if (width < 0 || height < 0) throw new Error('A rectangle inside out');
    result.points.push([x, y], [x + width, y + height]);
  } else if (name === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    result.points.push([x - r, y - r], [x + r, y + r]);
  } else if (name === 'text') result.lettering.push(readLettering(values, number));
  else if (name === 'path') result.points.push(...readPath(values['d'] ?? ''));
}

function readLettering(values: Record<string, string>, number: (key: string) => number): Lettering {
  const turned = /^translate\((\S+) (\S+)\) rotate\(-90\)$/.exec(values['transform'] ?? '');
  const [x, y] = turned ? [Number(turned[1]), Number(turned[2])] : [number('x'), number('y')];
  if (Number.isNaN(x) || Number.isNaN(y)) throw new Error('A text at no place');
  const anchor = values['text-anchor'] ?? 'start';
  return { text: '', x, y, size: number('font-size'), anchor, turned: turned !== null };
}

/** The points of a path's data: M, m, l, h, v, z as the writer uses them. */
export function readPath(data: string): [number, number][] {
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  return data.split(/(?=[a-z])/i).flatMap((step): [number, number][] => {
    const numbers = (step.slice(1).match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = Number.NaN, b = Number.NaN] = numbers;
    const moves: Record<string, () => [number, number]> = {
      M: () => [a, b],
      m: () => [x + a, y + b],
      l: () => [x + a, y + b],
      h: () => [x + a, y],
      v: () => [x, y + a],
      z: () => start,
    };
    const move = moves[step.charAt(0)];
    if (!move) throw new Error(`Path: ${step}`);
    [x, y] = move();
    if (Number.isNaN(x + y) || numbers.length > 2) throw new Error(`Path: ${step}`);
    if (/^m/i.test(step)) start = [x, y];
    return [[x, y]];
  });
}
