import type { MachinePage } from '../contract/enquiry-group.ts';
import type { EnquirySite } from '../contract/enquiry-site.ts';
import { noItems, readItems, type AskedItem } from '../contract/items.ts';

/** Whatever can be asked for, by the path of its page; of a line its sizes, too. */
export function knownPages({ machines, choices }: EnquirySite): Map<string, MachinePage & { name: string }> {
  const chosen = choices.flatMap(([key, page]) => [
    { name: key.slice(key.indexOf('/') + 1), ...page },
    ...(page.sizes ?? []),
  ]);
  return new Map([...chosen, ...machines].map((page) => [page.path, page]));
}

/**
 * The items beside an enquiry, under the names of the catalogue. Pages that it does not have are left out: the message
 * names them.
 * @returns empty if the visitor has chosen nothing; undefined if nothing can be read
 */
export function readAsked(header: string | null, site: EnquirySite): AskedItem[] | undefined {
  if (header === noItems) return [];
  const pages = knownPages(site);
  const items = readItems(header ?? '').flatMap((item) => {
    const name = pages.get(item.page)?.name;
    return name === undefined ? [] : [{ name, ...item }];
  });
  return items.length > 0 ? items : undefined;
}
