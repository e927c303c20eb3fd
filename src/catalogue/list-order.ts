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
