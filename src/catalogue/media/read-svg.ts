import { SaxesParser, type SaxesTagNS } from 'saxes';
import { lineText, makeSourceText, positionAt } from '../../yaml/source-text.ts';
import { escapeMarkup } from '../../text/escape-markup.ts';
import { judgeAttribute, judgeElement, svgNamespace, textElements } from './svg-allowed.ts';
import { svgSize, type ImageSize } from './svg-size.ts';
import { readStyleSheet } from './svg-style.ts';

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
  /** The first thing that runs a script, loads something, or is none of a drawing's own. */
  active?: PlaceInFile & { what: string };
  /** The drawing written again from what was understood; only this is published. Undefined if `broken` or `active`. */
  clean?: string;
}

/** Decodes an SVG file as Chromium does in an `<img>`: by its byte order mark, else as UTF-8 whatever it declares. */
function decode(bytes: Uint8Array): string {
  const label = [0xff, 0xfe].every((byte, at) => bytes[at] === byte) ? 'utf-16le' : 'utf-8';
  return new TextDecoder([0xfe, 0xff].every((byte, at) => bytes[at] === byte) ? 'utf-16be' : label).decode(bytes);
}

/** The drawing as it is published; undefined if the check refuses it. */
export const cleanSvg = (bytes: Uint8Array): string | undefined => readSvg('', bytes)?.clean;

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
    for (const { name, value, at, length } of declarationsIn(doctype)) {
      if (value !== undefined) parser.ENTITIES[name] ??= value;
      else if (name === '') refuse('a declaration (`<!…` in its DOCTYPE)', start + at, start + at + length);
      else refuse('an entity that stands for more than a short text', start + at, start + at + length);
    }
  });
  parser.on('processinginstruction', ({ target }) => {
    const start = text.lastIndexOf(`<?${target}`, parser.position);
    if (target === 'xml-stylesheet') refuse('a style sheet from elsewhere', start, parser.position);
  });
  let tag = { name: '', start: 0 };
  let before = 0;
  const written: string[] = [];
  /** The open elements: the outermost one around or at each that is dropped, and the text of a style. */
  const open: { local: string; dropped: string | undefined; style: string }[] = [];
  let attributes = new Map<string, string>();
  /** What an attribute holds, and where: whether it counts is known when its element is. */
  let refused: [what: string, start: number, end: number][] = [];
  parser.on('opentagstart', ({ name }) => {
    const start = text.lastIndexOf('<', parser.position - 1);
    root ??= name.replace(/^.*:/, '');
    tag = { name: name.replace(/^.*:/, ''), start };
    before = start + name.length;
    attributes = new Map();
    refused = [];
  });
  parser.on('attribute', ({ name, local, prefix, value }) => {
    const start = text.indexOf(name, before);
    before = parser.position;
    const judged = judgeAttribute(tag.name, { local, prefix, uri: parser.resolve(prefix) ?? '', value });
    if (judged && 'what' in judged) refused.push([judged.what, start, before]);
    else if (judged && !(prefix === 'xlink' && attributes.has('href'))) attributes.set(judged.name, judged.value);
  });
  parser.on('opentag', (element) => {
    const { name, local, uri } = element;
    const isRoot = open.length === 0;
    if (isRoot) {
      size = svgSize((wanted) => element.attributes[wanted]?.value);
      const { what, fix } = problemOfRoot(element) ?? {};
      if (what !== undefined && fix !== undefined) breakAt(what, fix, tag.start, tag.start + 1 + name.length);
      if (uri === svgNamespace) attributes.set('xmlns', svgNamespace);
    }
    const dropping = open.at(-1)?.dropped;
    const judged = isRoot ? 'keep' : judgeElement({ name, local, uri }, dropping);
    if (typeof judged === 'object') refuse(judged.what, tag.start, tag.start + 1 + name.length);
    if (isRoot || uri === svgNamespace) for (const refusal of refused) refuse(...refusal);
    const isKept = judged === 'keep';
    open.push({ local, dropped: isKept ? undefined : (dropping ?? local), style: '' });
    if (open.length > mostDeep)
      refuse(`elements within more than ${mostDeep} others`, tag.start, tag.start + 1 + name.length);
    if (!isKept) return;
    written.push(`<${local}`, ...Array.from(attributes, ([key, value]) => ` ${key}="${escapeMarkup(value)}"`), '>');
  });
  parser.on('closetag', ({ local }) => {
    const { dropped, style } = open.pop() ?? { dropped: local, style: '' };
    if (style !== '') {
      const read = readStyleSheet(style);
      if ('what' in read) {
        const at = styleAt(text, read.what, parser.position);
        refuse(read.what, at, parser.position);
      } else written.push(escapeMarkup(read.css));
    }
    if (dropped === undefined) written.push(`</${local}>`);
  });
  const readText = (said: string) => {
    const parent = open.at(-1);
    if (parent?.dropped === 'foreignObject' && said.trim() !== '') {
      const start = text.lastIndexOf(said.trim(), parser.position);
      refuse('a piece of another page (foreignObject)', Math.max(0, start), parser.position);
    }
    if (!parent || parent.dropped !== undefined) return;
    if (parent.local === 'style') parent.style += said;
    else if (textElements.has(parent.local)) written.push(escapeMarkup(said));
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  for (let at = 0; at < text.length && open.length <= mostDeep; at += pieceSize)
    parser.write(text.slice(at, at + pieceSize));
  isEnd = true;
  if (open.length <= mostDeep) parser.close();
  if (root?.toLowerCase() !== 'svg') return undefined;
  if (broken || active) return { size, ...(broken ? { broken } : {}), ...(active ? { active } : {}) };
  return { size, clean: `${written.join('')}\n` };
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

/** How deep browsers and sharp read (`xmlParserMaxDepth` of libxml2). The parser needs the square of the depth. */
const mostDeep = 256;
/** In characters; the reading ends between two pieces. */
const pieceSize = 4096;

/** In characters: editors of drawings declare addresses and signs; what is longer could fill a memory. */
const longestEntity = 200;

/** Where a style stands that holds what was found: behind the last place before `end` that has it, else at the end tag. */
function styleAt(text: string, what: string, end: number): number {
  const [, quoted = ''] = /`(.*)`/.exec(what) ?? [];
  const at = quoted === '' ? -1 : text.lastIndexOf(quoted, end);
  return at >= 0 ? at : text.lastIndexOf('<', end - 1);
}

/**
 * The declarations of a DOCTYPE. An entity has no value if it stands for elements, other entities, another file or a
 * long text; every other declaration has no name.
 */
function declarationsIn(doctype: string): { name: string; value: string | undefined; at: number; length: number }[] {
  const declared = doctype.matchAll(
    /<!--[^]*?-->|<\?[^]*?\?>|<!ENTITY\s+(%\s+)?([^\s%"'>]+)\s+(?:"([^"]*)"|'([^']*)'|[^<>]*)\s*>|<!/g,
  );
  const all = Array.from(declared).filter(([whole]) => !/^<(?:!--|\?)/.test(whole));
  return all.map(({ index, 0: whole, 1: percent, 2: name = '', 3: double, 4: single }) => {
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
