import { isBlock } from '../../yaml/block.ts';
import { nameOf } from './places.ts';
import type { SidePage } from './side.ts';

/** Separator in `Change.where`. */
export const step = ' › ';

/** Field names that add nothing to the path of a change. */
const silent = new Set(['value', 'text', 'children', 'rows', 'items']);

export function addStep(where: string[], field: string): string[] {
  return silent.has(field) && where.length > 0 ? where : [...where, field];
}

/** What a figure's page data derive from its value: other units, what it amounts to. */
export const derived: ReadonlySet<string> = new Set(['uniform', 'metric', 'imperial', 'is', 'role', 'sides']);

/** `/assets/photos/models/blt200/front-1a2b3c4d5e6f-640.jpg`, or its start. */
export const photoAddress = /^\/assets\/photos\/(.+?)(?:-[0-9a-f]{12})?(?:-\d+\.\w+)?$/;

/** The address of a photo as its file, without hash and width, or of a machine's picture; any other text as it is. */
export function fileOfPhoto(text: string): string {
  const [, file] = photoAddress.exec(text) ?? [];
  return file === undefined ? text.replace(/^\/drawings\/(.+)-picture$/, 'drawing of $1') : decodeURIComponent(file);
}

/** What identifies a photo: its file, without the widths in which it is made, and its caption. */
export function photoName({ alt, photo }: Record<string, unknown>): string | undefined {
  if (typeof alt !== 'string' || !isBlock(photo)) return undefined;
  return `${fileOfPhoto(String(photo['stem']))}${alt === '' ? '' : ` (${alt})`}`;
}

/** A text, figure or photo that a page shows, with the fields and names that lead to it. */
export interface PageText {
  where: string[];
  text: string;
  /** The value alone, of a figure. */
  figure?: string;
}

/** Parts of page data that repeat other pages, or say the same on each page of a kind. */
const repeated: ReadonlySet<string> = new Set([
  'kind',
  'path',
  'head',
  'breadcrumbs',
  'related',
  'comparison',
  'enquiry',
  'files',
  'open',
  'id',
  ...derived,
]);

/** What a page shows itself, without links and drawings. */
export const textsOfPage = ({ data }: SidePage): PageText[] => textsIn(data, []);

function textsIn(value: unknown, where: string[]): PageText[] {
  if (typeof value === 'string') return /^$|^(?:\/|https?:)/.test(value) ? [] : [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, where));
  if (!isBlock(value) || 'to' in value || String(value['src']).startsWith('/drawings/')) return [];
  const [name, photo, figure] = [nameOf(value), photoName(value), value['value']];
  if (photo !== undefined) return [{ where, text: photo }];
  if (typeof figure === 'string') return [{ where, text: `${name}: ${figure}`, figure }];
  const inner = name === undefined || where.length === 0 ? where : [...where, name];
  return Object.entries(value).flatMap(([field, child]) =>
    repeated.has(field) || child === name ? [] : textsIn(child, addStep(inner, field)),
  );
}
