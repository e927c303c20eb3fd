/** What an enquiry asks for, as values beside the message: lines in their size, families, models and equipment. */
import { fill } from '../../catalogue/words.ts';
import { normalizeName } from '../../text/names.ts';
import { maxNote } from './enquiry.ts';
import type { EnquiryWords } from './enquiry-form.ts';
import type { MachinePage } from './enquiry-group.ts';

export interface AskedItem {
  name: string;
  /** Path of its page, with the query of a line's size: `/blt150`, `/tyre-chip-line?throughput=7`. */
  page: string;
  quantity: number;
  note: string;
}

/** Maximum items per enquiry. */
export const maxItems = 20;
export const maxQuantity = 999;

/** Header with the items, as `writeItems` writes them, or `none` if the visitor has chosen nothing. */
export const itemsHeader = 'Enquiry-Items';
export const noItems = 'none';
/** Maximum characters of the header: proxies refuse requests with longer ones (nginx allows 4 kB with HTTP/2). */
const maxHeader = 3500;

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity;

const encode = (text: string) => encodeURIComponent(text).replaceAll('%2F', '/');

function writeItem({ page, quantity, note }: Omit<AskedItem, 'name'>): string {
  const [path = '', size] = page.slice(1).split('?throughput=');
  const counted = note !== '' || quantity > 1 ? `:${quantity}` : '';
  return `${encode(path)}${size === undefined ? '' : `@${encode(size)}`}${counted}${note === '' ? '' : `:${encode(note)}`}`;
}

/** Items for an address: `blt150:2,tyre-chip-line@7`. Notes stay with the visitor. */
export function writeItems(items: readonly Omit<AskedItem, 'name'>[]): string {
  return items.map((item) => writeItem({ ...item, note: '' })).join(',');
}

/** Items for the header, `blt150:2:with%20conveyor`; without their notes if these are too long for it. */
export function itemsForHeader(items: readonly AskedItem[]): string {
  const whole = items.map(writeItem).join(',');
  return whole.length > maxHeader ? writeItems(items).slice(0, maxHeader) : whole;
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads items of an address or a header; each page once, at most `maxItems`. An unreadable quantity is 1. */
export function readItems(text: string): Omit<AskedItem, 'name'>[] {
  const items = text.split(',').flatMap((part) => {
    const [place = '', count, note = ''] = part.trim().split(':');
    const [path = '', size] = place.split('@').map(decode);
    const quantity = Number(count);
    const page = `/${path.replace(/^\/+|\/+$/g, '')}${size === undefined ? '' : `?throughput=${size}`}`;
    if (path === '' || page.length > 200) return [];
    return { page, quantity: isQuantity(quantity) ? quantity : 1, note: oneLine(decode(note)).slice(0, maxNote) };
  });
  return [...new Map(items.map((item) => [item.page, item])).values()].slice(0, maxItems);
}

/** Spaces, line breaks and control characters become single spaces. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** `BLT150 × 2`. */
export const countedName = ({ name, quantity }: Pick<AskedItem, 'name' | 'quantity'>): string =>
  quantity > 1 ? `${name} × ${quantity}` : name;

/** An item as the message names it: `BLT150 × 2 (with conveyor)`. */
export function itemText({ note, ...item }: Omit<AskedItem, 'page'>): string {
  const noted = oneLine(note);
  return noted === '' ? countedName(item) : `${countedName(item)} (${noted})`;
}

/** The name in an item's text. */
export const nameInText = (text: string): string => /^(.*?)(?: × \d{1,3})?(?: \(.*\))?$/.exec(text)?.[1] ?? text;

/** What an enquiry is about: `Tyre Chip Line, up to 7 t/h and 2 machines`; empty without items. Lines come first. */
export function summarizeItems(
  items: readonly Pick<AskedItem, 'name' | 'page' | 'quantity'>[],
  words: EnquiryWords['asked'],
): string {
  const isLine = ({ page }: Pick<AskedItem, 'page'>) => page.includes('?');
  const [first, second, ...others] = [...items.filter(isLine), ...items.filter((item) => !isLine(item))];
  if (!first || !second) return first ? countedName(first) : '';
  if (others.length === 0) return fill(words.two, { first: countedName(first), second: countedName(second) });
  return fill(isLine(second) ? words.more : words.machines, { first: countedName(first), count: others.length + 1 });
}

/** The sizes of a line that a message names. */
export function sizesIn(message: string, page: MachinePage | undefined): NonNullable<MachinePage['sizes']> {
  const asked = normalizeName(message);
  return page?.sizes?.filter(({ name }) => asked.includes(normalizeName(name))) ?? [];
}
