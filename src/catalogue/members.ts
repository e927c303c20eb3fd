/** What stands directly below a category, and which category stands for the line equipment. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel } from './catalogue.ts';
import { orderIn, type Ordered } from './names.ts';
import { asAppPath } from './paths.ts';

/** A subcategory, a model or an equipment item below a category. */
export type Member =
  | { kind: 'category'; entry: LinkedCategory }
  | { kind: 'model'; entry: LinkedModel }
  | { kind: 'equipment'; entry: LinkedEquipment };

/**
 * Subcategories and own models of a category, merged by their order; the equipment category holds the equipment items
 * too.
 */
export function membersOf(catalogue: Catalogue, category: LinkedCategory): Member[] {
  const lists: Member[][] = [
    category.children.map((entry): Member => ({ kind: 'category', entry })),
    category.models.map((entry): Member => ({ kind: 'model', entry })),
    category === equipmentCategory(catalogue)
      ? catalogue.equipment.map((entry): Member => ({ kind: 'equipment', entry }))
      : [],
  ].filter((list) => list.length > 0);
  // Each of them is in the order of lists by itself.
  if (lists.length < 2) return lists.flat();
  const keyed = lists.flat().map((member) => ({ ...keyOf(member), member }));
  return keyed.sort(orderIn(catalogue.site.language)).map(({ member }) => member);
}

/** What the members of a category are called, in the order of lists. */
export function memberNames(catalogue: Catalogue, category: LinkedCategory): string[] {
  return membersOf(catalogue, category).map((member) => keyOf(member).name);
}

function keyOf({ kind, entry }: Member): Ordered {
  return { id: entry.id, order: entry.order, name: kind === 'category' ? entry.title : entry.name };
}

/** The main categories, in the order of lists. */
export function mainCategories(catalogue: Catalogue): LinkedCategory[] {
  return catalogue.categories.filter((category) => !category.parent);
}

/** The one category of layout `equipment`, if the catalogue has one. */
export function equipmentCategory(catalogue: Catalogue): LinkedCategory | undefined {
  return catalogue.categories.find((category) => category.layout === 'equipment');
}

/** The category itself and those above it, the nearest first. */
export function lineOf(category: LinkedCategory): LinkedCategory[] {
  return category.parent ? [category, ...lineOf(category.parent)] : [category];
}

/** Where links to the equipment category lead: to its list of every item, else to its own page. */
export function listingPath(category: LinkedCategory): AppPath {
  return category.listing ? asAppPath(category.listing.path) : category.path;
}
