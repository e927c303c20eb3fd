import { compareTexts } from '../yaml/finding.ts';
import { compareNames } from '../text/language.ts';

/** The fields that a list is sorted by. */
interface Ordered {
  id: string;
  order?: number | undefined;
  name: string;
}

/** Orders by `order`. Entries without one come last, by name in the language's order (BLT300 after BLT250). */
export const orderIn =
  (language: string) =>
  (a: Ordered, b: Ordered): number => {
    const [first, second] = [a.order ?? Infinity, b.order ?? Infinity];
    if (first !== second) return first < second ? -1 : 1;
    return compareNames(a.name, b.name, language) || compareTexts(a.id, b.id);
  };

/** Sorts items for a list; `nameOf` names those without an `order`. */
export function sortForLists<Item extends { id: string; order?: number | undefined }>(
  items: readonly Item[],
  language: string,
  nameOf: (item: Item) => string,
): Item[] {
  const keyed = items.map((item) => ({ id: item.id, order: item.order, name: nameOf(item), item }));
  return keyed.sort(orderIn(language)).map(({ item }) => item);
}

/**
 * The numbers to write so that an item of a sorted list moves to another place: its own, if there is room between its
 * new neighbours; else those of all, in tens.
 */
export function ordersAfterMove<Item extends { order?: number | undefined }>(
  items: readonly Item[],
  from: number,
  to: number,
): Map<Item, number> {
  const rest = items.toSpliced(from, 1);
  const item = items[from];
  if (!item) return new Map();
  const [before, after] = [rest[to - 1]?.order, rest[to]?.order];
  const newOrder = after === undefined ? (before ?? 0) + 10 : before === undefined ? after - 10 : (before + after) / 2;
  // Items without a number come last: a number leads before them, but not behind one of them.
  const hasRoom = Number.isInteger(newOrder) && newOrder !== before && (to === 0 || before !== undefined);
  if (hasRoom) return new Map([[item, newOrder]]);
  const wanted = rest.toSpliced(to, 0, item).map((listed, index) => [listed, (index + 1) * 10] as const);
  return new Map(wanted.filter(([listed, order]) => listed.order !== order));
}
