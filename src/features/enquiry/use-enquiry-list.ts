import { useMemo } from 'react';
import type { PageData } from '#generated/pages.gen.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { hasTexts, parseStoredList, readStored, writeStored } from '../../browser/stored.ts';
import { maxNote } from '../../enquiry/contract/enquiry.ts';
import { isQuantity, maxItems, type AskedItem } from '../../enquiry/contract/items.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { useStored } from '../../ui/hooks/use-stored.ts';
import { fetchPage } from '../../ui/load-page.ts';
import { useShell } from '../../ui/shell.ts';

/** Data of a listed item; the enquiry page has no catalogue to look it up in. */
export interface ListedItem extends AskedItem {
  to: AppPath;
  /** Query of its page: the size of a line. */
  query: string;
  /** Its category. */
  detail: string;
  /** Query of its enquiry link. */
  search: string;
}

/** What is needed to list something; the rest is read from the data of its page. */
export type Listable = Pick<ListedItem, 'name' | 'to'> & Partial<ListedItem>;

export function makeListed({ to, query = '', quantity, note, ...item }: Listable): ListedItem {
  return {
    detail: '',
    search: '',
    ...item,
    to,
    query,
    page: to + query,
    quantity: isQuantity(quantity) ? quantity : 1,
    note: (note ?? '').slice(0, maxNote),
  };
}

/** Lists stored before have neither query, quantity nor note. */
const isStored = (value: unknown): value is Listable => {
  if (!hasTexts(value, ['name', 'detail', 'to', 'search'])) return false;
  const { query = '', note = '' } = value as { query?: unknown; note?: unknown };
  return value.name !== '' && /^\/(?!\/)/.test(value.to) && typeof query === 'string' && typeof note === 'string';
};

/** Parses the stored list and drops invalid entries. */
export const parseList = (text: string | null): ListedItem[] =>
  parseStoredList(text, isStored, maxItems).map(makeListed);

/** Storage key of the list for the site at this origin. */
const listKey = (origin: string): string => `enquiry-list:${origin}`;

export interface EnquiryList {
  key: string;
  items: readonly ListedItem[];
  isFull: boolean;
  /**
   * Appends an item unless its page is listed; what it lacks is read from the data of its page.
   * @returns false when the list is full or storage fails
   */
  add: (item: Listable) => boolean;
  /** Changes the item of a page, if it is listed. */
  change: (page: string, values: Partial<ListedItem>) => void;
  remove: (page: string) => void;
  clear: () => void;
}

/** The visitor's enquiry list, stored on this device only; empty on the server and during hydration. */
export function useEnquiryList(): EnquiryList {
  const key = listKey(useShell().origin);
  const stored = useStored(key);
  const items = useMemo(() => parseList(stored), [stored]);
  const read = () => parseList(readStored(key));
  const write = (list: ListedItem[]) => writeStored(key, list.length > 0 ? JSON.stringify(list) : null);
  const change: EnquiryList['change'] = (page, values) =>
    void write(read().map((item) => (item.page === page ? { ...item, ...values } : item)));
  /** Without its data an item is listed all the same, under the name that it was added with. */
  const complete = async (item: Listable, page: string) => {
    const data = await fetchAsked(item.to).catch(() => undefined);
    const whole = data && listableOf(data, item.query);
    if (whole) change(page, whole);
  };
  return {
    key,
    items,
    isFull: items.length >= maxItems,
    add: (item) => {
      const listed = makeListed(item);
      const list = read();
      if (list.some(({ page }) => page === listed.page)) return true;
      const isKept = list.length < maxItems && write([...list, listed]);
      if (isKept && item.search === undefined) void complete(item, listed.page);
      return isKept;
    },
    change,
    remove: (page) => void write(read().filter((item) => item.page !== page)),
    clear: () => void write([]),
  };
}

/** A page of something that comes in sizes, each with its own enquiry. */
type SizedPage = Extract<PageData, { sizes: readonly { search: string; enquiry: InternalLink }[] }>;

/** A page of something that can be asked for. */
export type AskedPage = Extract<PageData, { kind: 'model' | 'equipment' | 'text' }> | SizedPage;

const isSized = (page: PageData): page is SizedPage => 'standard' in page && 'sizes' in page;

const isAsked = (page: PageData): page is AskedPage =>
  page.kind === 'model' || page.kind === 'equipment' || page.kind === 'text' || isSized(page);

/** The size that a query shows; undefined for other pages. */
export const sizeOf = (page: AskedPage, query: string) =>
  isSized(page) ? page.sizes.find(({ search }) => search === query) : undefined;

/** An item of the enquiry list; the category is the parent breadcrumb. Undefined for a size that it lacks. */
export function listableOf(page: AskedPage, query = ''): Listable | undefined {
  const size = sizeOf(page, query);
  if (isSized(page) && !size) return undefined;
  const name = size?.name ?? ('name' in page ? page.name : page.heading);
  const { search = '' } = size?.enquiry ?? ('enquiry' in page ? page.enquiry : {});
  return { name, to: page.path, query, detail: page.breadcrumbs.at(-2)?.label ?? '', search };
}

/**
 * Fetches the data of a page that can be asked for.
 * @returns undefined for a page of another kind
 * @throws LoadError
 */
export async function fetchAsked(path: string): Promise<AskedPage | undefined> {
  const page = await fetchPage<PageData>(path);
  return isAsked(page) ? page : undefined;
}
