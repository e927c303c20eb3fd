/** The order of lists: by `order`, then by name. */
import { compareTexts } from './finding.ts';

const collator = new Intl.Collator('en', { numeric: true });

/** What decides on a place in a list. */
export interface Ordered {
  id: string;
  order?: number | undefined;
  name: string;
}

/** Orders by `order`; what has none comes last, by name (BLT300 behind BLT250). */
export function compareOrder(a: Ordered, b: Ordered): number {
  const [first, second] = [a.order ?? Infinity, b.order ?? Infinity];
  if (first !== second) return first < second ? -1 : 1;
  return collator.compare(a.name, b.name) || compareTexts(a.id, b.id);
}

/** The items sorted for a list. `nameOf` gives the name by which those without an order are sorted. */
export function sortForLists<Item extends { id: string; order?: number | undefined }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const keyed = items.map((item) => ({ id: item.id, order: item.order, name: nameOf(item), item }));
  return keyed.sort(compareOrder).map(({ item }) => item);
}
