import { useEffect, useState } from 'react';
import { readItems, type AskedItem } from '../../enquiry/contract/items.ts';
import type { Picture } from '../../catalogue/shown/parts.ts';
import type { ShownFigure } from '../../figures/show.ts';
import { LoadError } from '../../ui/load-chunk.ts';
import { fetchAsked, listableOf, makeListed, sizeOf } from '../enquiry/use-enquiry-list.ts';
import type { AskedPage, ListedItem } from '../enquiry/use-enquiry-list.ts';

/** An item of a request with what its page says. */
export interface RequestedItem extends ListedItem {
  picture: Picture | undefined;
  /** Key figures, floor and transport. */
  figures: readonly ShownFigure[];
  pdf: string | undefined;
}

interface Request {
  /** The address that it was loaded for. */
  key: string;
  items: RequestedItem[];
  /** Pages that do not exist, and those that could not be loaded. */
  unknown: string[];
  failed: string[];
}

type Asked = Pick<AskedItem, 'page' | 'quantity'>;

/** Picture, figures and sheet of a page, of a line those of the size. */
function shownOf(page: AskedPage, query: string): Pick<RequestedItem, 'picture' | 'figures' | 'pdf'> {
  if (page.kind === 'model') {
    const figures = [...page.figures, ...(page.sizes?.rows ?? []), ...(page.open?.figures ?? [])];
    return { picture: page.views[0]?.picture, figures, pdf: page.files.pdf };
  }
  if (page.kind === 'equipment')
    return { picture: page.views[0]?.picture, figures: page.overview, pdf: page.files.pdf };
  if (page.kind === 'text') return { picture: page.picture, figures: [], pdf: undefined };
  const size = sizeOf(page, query);
  const figures = [...page.figures, ...(size?.totals ?? [])];
  return { picture: size?.picture ?? size?.drawings?.[1], figures, pdf: size?.files.pdf };
}

async function load({ page: address, quantity }: Asked): Promise<RequestedItem | 'unknown' | 'failed'> {
  const [path = '', search] = address.split('?');
  const query = search === undefined ? '' : `?${search}`;
  try {
    const page = await fetchAsked(path);
    const listable = page && listableOf(page, query);
    if (!page || !listable) return 'unknown';
    return { ...makeListed({ ...listable, quantity }), ...shownOf(page, query) };
  } catch (error) {
    return error instanceof LoadError && error.isMissing ? 'unknown' : 'failed';
  }
}

/**
 * Loads what an address asks for, from the data of its pages.
 * @param key its items, as `writeItems` writes them
 * @returns undefined until it has loaded
 */
export function useRequest(key: string): Request | undefined {
  const [request, setRequest] = useState<Request>();
  useEffect(() => {
    let isCurrent = true;
    const asked = readItems(key);
    void Promise.all(asked.map(load)).then((results) => {
      const pagesWith = (outcome: 'unknown' | 'failed') =>
        asked.filter((_, index) => results[index] === outcome).map(({ page }) => page.slice(1));
      const items = results.filter((result) => typeof result === 'object');
      if (isCurrent) setRequest({ key, items, unknown: pagesWith('unknown'), failed: pagesWith('failed') });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return request?.key === key ? request : undefined;
}
