import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { lineText, makeSourceText, positionAt } from '../../yaml/source-text.ts';
import { svgSize, type ImageSize } from './svg-size.ts';

/** A place in a file: line and columns from 1, and the line's text. */
interface PlaceInFile {
  line: number;
  column: number;
  endColumn: number;
  text: string;
}

/** What a drawing's file says. */
export interface ReadSvg {
  /** In pixels; undefined if the drawing has none. */
  size: ImageSize | undefined;
  /** Why browsers do not show it: the first place at which it is not well-formed, or an `<svg>` without its namespace. */
  broken?: PlaceInFile & { what: string; fix: string };
  /** The first thing that runs a script or loads something. */
  active?: PlaceInFile & { what: string };
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Decodes an SVG file as Chromium does in an `<img>`: by its byte order mark, else as UTF-8 whatever it declares. */
function decode(bytes: Uint8Array): string {
  const label = [0xff, 0xfe].every((byte, at) => bytes[at] === byte) ? 'utf-16le' : 'utf-8';
  return new TextDecoder([0xfe, 0xff].every((byte, at) => bytes[at] === byte) ? 'utf-16be' : label).decode(bytes);
}

/** The text of an SVG file without its XML declaration, which may name another encoding than UTF-8. */
export function decodeSvg(bytes: Uint8Array): string {
  return decode(bytes).replace(/^<\?xml[^>]*\?>/, '');
}

/** Reads an SVG file as browsers do; undefined if the file is none. */
export function readSvg(file: string, bytes: Uint8Array): ReadSvg | undefined {
  const text = decode(bytes);
  if (!/^\s*</.test(text) || /^\s*<(?:!doctype html|html)/i.test(text)) return undefined;
  const source = makeSourceText(file, text);
  const placeOf = (start: number, end: number): PlaceInFile => {
    const { line, column } = positionAt(source, start);
    const shown = lineText(source, line);
    return {
      line,
      column,
      endColumn: Math.max(column + 1, Math.min(column + end - start, shown.length + 1)),
      text: shown,
    };
  };
  const parser = new SaxesParser({ xmlns: true });
  let root: string | undefined;
  let size: ImageSize | undefined;
  let broken: ReadSvg['broken'];
  let active: ReadSvg['active'];
  let isEnd = false;
  const breakAt = (what: string, fix: string, start: number, end = start + 1) => {
    broken ??= { what, fix, ...placeOf(start, end) };
  };
  const refuse = (what: string, start: number, end: number) => {
    active ??= { what, ...placeOf(start, end) };
  };
  const undecoded = text.indexOf('\ufffd');
  if (undecoded >= 0) breakAt('it has a character that is not UTF-8', 'save it as UTF-8', undecoded);

  parser.on('error', ({ message }) => {
    const why = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    // An `&` without an end is found far behind it, or at the end of the file.
    const ampersand = isEnd || why.includes('entity') ? text.lastIndexOf('&', parser.position - 1) : -1;
    const isBare = ampersand >= 0 && /^&[^;]*[^;#\w.:-]/.test(text.slice(ampersand));
    if (isBare) breakAt('it has an `&` that starts no entity', 'write `&amp;`', ampersand);
    else if (isEnd) breakAt('it is cut off here', 'copy it here again', text.trimEnd().length - 1);
    else
      breakAt(`it is not well-formed XML here (${why})`, 'correct this place, or export it again', parser.position - 1);
  });
  parser.on('doctype', (doctype) => {
    const start = text.lastIndexOf(doctype, parser.position);
    for (const { name, value, at, length } of entitiesIn(doctype)) {
      if (value === undefined)
        refuse('an entity that stands for more than a short text', start + at, start + at + length);
      else parser.ENTITIES[name] ??= value;
    }
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (target !== 'xml-stylesheet') return;
    const start = text.lastIndexOf(`<?${target}`, parser.position);
    if (!/href\s*=\s*["']#/.test(body)) refuse('a style or font from another address', start, parser.position);
  });
  let tag = { name: '', start: 0 };
  let before = 0;
  parser.on('opentagstart', ({ name }) => {
    const start = text.lastIndexOf('<', parser.position - 1);
    root ??= name.replace(/^.*:/, '');
    tag = { name: name.replace(/^.*:/, '').toLowerCase(), start };
    before = start + name.length;
    const what = activeElements.get(tag.name);
    if (what) refuse(what, start, before + 1);
  });
  parser.on('attribute', (attribute) => {
    const { name } = attribute;
    const start = text.indexOf(name, before);
    before = parser.position;
    const what = activeAttribute(tag.name, attribute);
    if (what) refuse(what, start, before);
  });
  let styles = 0;
  let isRoot = true;
  parser.on('opentag', (element) => {
    if (element.local.toLowerCase() === 'style') styles++;
    if (!isRoot) return;
    isRoot = false;
    size = svgSize((name) => element.attributes[name]?.value);
    const { what, fix } = problemOfRoot(element) ?? {};
    if (what !== undefined && fix !== undefined) breakAt(what, fix, tag.start, tag.start + 1 + element.name.length);
  });
  parser.on('closetag', ({ local }) => {
    if (local.toLowerCase() === 'style') styles--;
  });
  const readStyle = (style: string) => {
    const found = styles > 0 ? loading.exec(style)?.[0] : undefined;
    if (found === undefined) return;
    const start = text.lastIndexOf(found, parser.position);
    refuse('a style or font from another address', start, start + found.length);
  };
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  parser.write(text);
  isEnd = true;
  parser.close();
  if (root?.toLowerCase() !== 'svg') return undefined;
  return { size, ...(broken ? { broken } : {}), ...(active ? { active } : {}) };
}

function problemOfRoot({ name, local, prefix, uri }: SaxesTagNS): { what: string; fix: string } | undefined {
  if (local !== 'svg')
    return { what: `its first element is <${name}>, not <svg>`, fix: 'write `<svg`, also at its end' };
  if (uri === svgNamespace) return undefined;
  const xmlns = `xmlns${prefix && `:${prefix}`}`;
  if (uri)
    return {
      what: `the ${xmlns} of its <${name}> is not that of SVG`,
      fix: `correct it: \`${xmlns}="${svgNamespace}"\``,
    };
  return { what: `its <${name}> has no ${xmlns}`, fix: `write \`<${name} ${xmlns}="${svgNamespace}"\`` };
}

/** In characters: editors of drawings declare addresses and signs; what is longer could fill a memory. */
const longestEntity = 200;

/** The declared entities; without a value if one stands for elements, other entities, another file or a long text. */
function entitiesIn(doctype: string): { name: string; value: string | undefined; at: number; length: number }[] {
  const bare = doctype.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, (hidden) => ' '.repeat(hidden.length));
  const declared = bare.matchAll(/<!ENTITY\s+(%\s+)?([^\s%"'>]+)\s+(?:"([^"]*)"|'([^']*)'|[^>]*)\s*>/g);
  return Array.from(declared, ({ index, 0: whole, 1: percent, 2: name = '', 3: double, 4: single }) => {
    const value = (double ?? single)?.replaceAll(
      /&#(?:x([\da-f]+)|(\d+));/gi,
      (sign, hex?: string, digits?: string) => {
        const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : sign;
      },
    );
    const isPlain = value !== undefined && !percent && value.length <= longestEntity && !/[<&%]/.test(value);
    return { name, value: isPlain ? value : undefined, at: index, length: whole.length };
  });
}

/** Elements that a drawing does not need and a browser would run. */
const activeElements: ReadonlyMap<string, string> = new Map([
  ['script', 'a script'],
  ['foreignobject', 'a piece of another page (foreignObject)'],
]);

/** Where an address can stand, also one that an animation sets. */
const addresses: ReadonlySet<string> = new Set(['href', 'to', 'from', 'by', 'values']);
/** Elements that load what they name. */
const loaders: ReadonlySet<string> = new Set(['image', 'use', 'feimage']);
/** Within a style: what loads another file. */
const loading = /@import\b|url\(\s*["']?\s*(?:https?:)?\/\//i;

/** What an attribute runs or loads. Internal links (`#id`) and data URLs are allowed. */
function activeAttribute(
  element: string,
  { local, prefix, value }: Pick<SaxesAttributeNS, 'local' | 'prefix' | 'value'>,
) {
  if (!prefix && /^on[a-z]+$/i.test(local)) return 'a script (an `on…` attribute)';
  const plain = value.replaceAll(/[\s\p{Cc}]/gu, '');
  if (addresses.has(local) && /(?:^|;)javascript:/i.test(plain)) return 'a script (a `javascript:` link)';
  if (local === 'href' && loaders.has(element) && /^(?:https?:)?\/\//i.test(plain))
    return 'a picture from another address';
  return paintsByAddress.test(local) && loading.test(value) ? 'a style or font from another address' : undefined;
}

/** Attributes whose `url(…)` is an address; elsewhere it is a text. */
const paintsByAddress = /^(?:style|fill|stroke|filter|mask|clip-path|cursor|marker(?:-start|-mid|-end)?|src)$/;
