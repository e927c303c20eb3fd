/** The direct members of a category, and the category of the line equipment. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory, Member } from './catalogue.ts';
import { orderIn } from './list-order.ts';
import { asAppPath } from './paths.ts';

export type { Member };

/** A model or an equipment item. */
export type Machine = Exclude<Member, { kind: 'category' }>;

/** The machine with this id; a model before an equipment item. */
export function machineNamed({ models, equipment }: Catalogue, id: string): Machine | undefined {
  const model = models.find((candidate) => candidate.id === id);
  if (model) return { kind: 'model', entry: model };
  const item = equipment.find((candidate) => candidate.id === id);
  return item && { kind: 'equipment', entry: item };
}

/** The machine with this id, or the category: a machine that is built to order. */
export function memberNamed(catalogue: Catalogue, id: string): Member | undefined {
  const category = catalogue.categories.find((candidate) => candidate.id === id);
  return machineNamed(catalogue, id) ?? (category && { kind: 'category', entry: category });
}

/**
 * Subcategories and models of a category, merged by their order. The equipment category also has the equipment items.
 */
export function membersOf(catalogue: Catalogue, category: LinkedCategory): Member[] {
  const lists: Member[][] = [
    category.children.map((entry): Member => ({ kind: 'category', entry })),
    category.models.map((entry): Member => ({ kind: 'model', entry })),
    category === equipmentCategory(catalogue)
      ? catalogue.equipment.map((entry): Member => ({ kind: 'equipment', entry }))
      : [],
  ].filter((list) => list.length > 0);
  // Each list is already sorted.
  if (lists.length < 2) return lists.flat();
  const { language } = catalogue.site;
  const keyed = lists.flat().map((member) => {
    const { id, order } = member.entry;
    return { id, order, name: nameOfMember(member), member };
  });
  return keyed.sort(orderIn(language)).map(({ member }) => member);
}

/** A member, and the category that lists it. */
export interface ListedMember {
  member: Member;
  category: LinkedCategory;
}

/** A category and everything below it, in list order. */
export function membersBelow(catalogue: Catalogue, category: LinkedCategory): ListedMember[] {
  const below = membersOf(catalogue, category).flatMap((member) =>
    member.kind === 'category' ? membersBelow(catalogue, member.entry) : { member, category },
  );
  return [{ member: { kind: 'category', entry: category }, category }, ...below];
}

export function nameOfMember({ kind, entry }: Member): string {
  return kind === 'category' ? entry.title : entry.name;
}

/** Categories without a parent, in list order. */
export function mainCategories(catalogue: Catalogue): LinkedCategory[] {
  return catalogue.categories.filter((category) => !category.parent);
}

/** The only category of layout `equipment`, if any. */
export function equipmentCategory({
  categories,
}: {
  categories: readonly LinkedCategory[];
}): LinkedCategory | undefined {
  return categories.find((category) => category.layout === 'equipment');
}

/** The category and its ancestors, the nearest first. */
export function withAncestors(category: LinkedCategory): LinkedCategory[] {
  return category.parent ? [category, ...withAncestors(category.parent)] : [category];
}

/** Where links to the equipment category lead: to its full list, if it has one, else to its page. */
export function listingPath(category: LinkedCategory): AppPath {
  return category.listing ? asAppPath(category.listing.path) : category.path;
}
