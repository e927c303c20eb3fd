import { compareTexts } from './finding.ts';
import { compareNames } from './language.ts';

const gaps = /[\s\p{Pd}]+/gu;
const digit = /\d/;

/**
 * Normalizes the name of a row, a machine or a choice for comparison: composed letters (NFC), and no letter case, hyphens
 * or spaces, except between digits: `Zone 1-1` is not `Zone 11`. Every comparison of names uses it; normalize once, not
 * at each comparison.
 */
export function normalizeName(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(gaps, (gap, at: number, all: string) =>
      digit.test(all.charAt(at - 1)) && digit.test(all.charAt(at + gap.length)) ? '-' : '',
    );
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
