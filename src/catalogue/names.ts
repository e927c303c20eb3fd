import { compareTexts } from './finding.ts';
import { compareNames } from './language.ts';

/** A name without what does not matter when names are compared: letter case, hyphens and spaces. */
export function reduceName(text: string): string {
  return text.toLowerCase().replace(/[\s\p{Pd}]+/gu, '');
}

/** The text with a capital first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What decides on a place in a list. */
export interface Ordered {
  id: string;
  order?: number | undefined;
  name: string;
}

/** Orders by `order`; what has none comes last, by name in the order of a language (BLT300 behind BLT250). */
export const orderIn =
  (language: string) =>
  (a: Ordered, b: Ordered): number => {
    const [first, second] = [a.order ?? Infinity, b.order ?? Infinity];
    if (first !== second) return first < second ? -1 : 1;
    return compareNames(a.name, b.name, language) || compareTexts(a.id, b.id);
  };

/** The items sorted for a list. `nameOf` gives the name by which those without an order are sorted. */
export function sortForLists<Item extends { id: string; order?: number | undefined }>(
  items: readonly Item[],
  language: string,
  nameOf: (item: Item) => string,
): Item[] {
  const keyed = items.map((item) => ({ id: item.id, order: item.order, name: nameOf(item), item }));
  return keyed.sort(orderIn(language)).map(({ item }) => item);
}
