/** A strict reader of our own drawings: throws on anything that is not well-formed, tells every coordinate. */
export interface ReadSvg {
  width: number;
  height: number;
  points: [number, number][];
  elements: string[];
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

const attributePattern = /\s([a-zA-Z-]+)="([^"<&]*)"/g;
const allowed: Record<string, readonly string[]> = {
  svg: ['xmlns', 'width', 'height', 'viewBox', 'role'],
  title: [],
  desc: [],
  style: [],
  g: [
    'class',
    'font-family',
    'font-weight',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-dasharray',
  ],
  path: ['class', 'fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'd'],
  rect: ['class', 'fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'x', 'y', 'width', 'height', 'rx'],
  circle: ['class', 'fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'cx', 'cy', 'r'],
  text: [
    'fill',
    'stroke',
    'x',
    'y',
    'transform',
    'font-family',
    'font-size',
    'font-weight',
    'letter-spacing',
    'text-anchor',
  ],
};

export function readSvg(svg: string): ReadSvg {
  const result: ReadSvg = {
    width: 0,
    height: 0,
    points: [],
    elements: [],
    texts: [],
    lettering: [],
    title: '',
    description: '',
  };
  const open: string[] = [];
  let rest = svg.trimEnd();
  while (rest !== '') {
    const tag = /^<(\/?)([a-z]+)((?:\s[a-zA-Z-]+="[^"<&]*")*)(\/?)>/.exec(rest);
    if (!tag) {
      const text = /^[^<]+/.exec(rest)?.[0];
      const holder = open.at(-1) ?? '';
      if (text === undefined || !['text', 'title', 'desc', 'style'].includes(holder))
        throw new Error(`Not well-formed at: ${rest.slice(0, 60)}`);
      if (/&(?!(amp|lt|gt|quot);)/.test(text)) throw new Error(`A bare ampersand in: ${text}`);
      if (holder === 'title') result.title = text;
      else if (holder === 'desc') result.description = text;
      else result.texts.push(text);
      const last = result.lettering.at(-1);
      if (holder === 'text' && last) last.text = text;
      rest = rest.slice(text.length);
      continue;
    }
    const [whole, closing, name = '', attributes = '', empty] = tag;
    rest = rest.slice(whole.length);
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (open.length === 0 && rest !== '') throw new Error('Something follows the end');
      continue;
    }
    if (open.length === 0 && name !== 'svg') throw new Error(`<${name}> stands outside`);
    readElement(name, attributes, result);
    if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> stays open`);
  return result;
}

function readElement(name: string, attributes: string, result: ReadSvg): void {
  const values = new Map<string, string>();
  for (const [, key = '', value = ''] of attributes.matchAll(attributePattern)) {
    if (!allowed[name]?.includes(key)) throw new Error(`<${name}> has ${key}`);
    if (values.has(key)) throw new Error(`<${name}> has ${key} twice`);
    values.set(key, value);
  }
  const number = (key: string): number => {
    const value = values.get(key);
    if (value === undefined || !/^-?(\d+(\.\d+)?|\.\d+)$/.test(value)) throw new Error(`<${name}> ${key}="${value}"`);
    return Number(value);
  };
  result.elements.push(name);
  if (name === 'svg') {
    if (values.get('xmlns') !== 'http://www.w3.org/2000/svg') throw new Error('No namespace');
    result.width = number('width');
    result.height = number('height');
    if (values.get('viewBox') !== `0 0 ${result.width} ${result.height}`) throw new Error('Another viewBox');
  } else if (name === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
    if (width < 0 || height < 0) throw new Error('A rectangle inside out');
    result.points.push([x, y], [x + width, y + height]);
  } else if (name === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    result.points.push([x - r, y - r], [x + r, y + r]);
  } else if (name === 'text') result.lettering.push(readLettering(values, number));
  else if (name === 'path') result.points.push(...readPath(values.get('d') ?? ''));
}

function readLettering(values: Map<string, string>, number: (key: string) => number): Lettering {
  const turned = /^translate\((\S+) (\S+)\) rotate\(-90\)$/.exec(values.get('transform') ?? '');
  const [x, y] = turned ? [Number(turned[1]), Number(turned[2])] : [number('x'), number('y')];
  if (Number.isNaN(x) || Number.isNaN(y)) throw new Error('A text at no place');
  const anchor = values.get('text-anchor') ?? 'start';
  return { text: '', x, y, size: number('font-size'), anchor, turned: turned !== null };
}

/** The points of a path's data: M, m, l, h, v, c, z as the writer uses them. */
export function readPath(data: string): [number, number][] {
  const tokens = data.match(/[a-zA-Z]|-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? [];
  if (tokens.join('').length !== data.replaceAll(' ', '').length) throw new Error(`Path: ${data}`);
  const points: [number, number][] = [];
  let [x, y, at] = [0, 0, 0];
  let start: [number, number] = [0, 0];
  let command = '';
  const next = (): number => {
    const value = Number(tokens[at++]);
    if (Number.isNaN(value)) throw new Error(`Path: ${data}`);
    return value;
  };
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at] ?? '')) command = tokens[at++] ?? '';
    else if (command === 'M') throw new Error('An implied absolute line');
    else if (command === 'm') command = 'l';
    switch (command) {
      case 'M':
        [x, y] = [next(), next()];
        start = [x, y];
        break;
      case 'm':
        [x, y] = [x + next(), y + next()];
        start = [x, y];
        break;
      case 'l':
        [x, y] = [x + next(), y + next()];
        break;
      case 'h':
        x += next();
        break;
      case 'v':
        y += next();
        break;
      case 'c':
        points.push([x + next(), y + next()], [x + next(), y + next()]);
        [x, y] = [x + next(), y + next()];
        break;
      case 'z':
        [x, y] = start;
        break;
      default:
        throw new Error(`Path command ${command}`);
    }
    points.push([x, y]);
  }
  return points;
}
