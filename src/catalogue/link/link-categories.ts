import type { LinkedCategory } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import { sortForLists } from '../order.ts';
import { asAppPath, pathOf } from '../paths.ts';
import { photosOf, type PhotosByFolder } from '../photos.ts';

/**
 * All categories with their parents and children, the main ones first, in the order of lists. Models are not filled in
 * yet.
 */
export function linkCategories(entries: readonly Sourced<'category'>[], photosIn: PhotosByFolder): LinkedCategory[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const linked = new Map<string, LinkedCategory>();

  function linkOne(entry: Sourced<'category'>): LinkedCategory {
    const done = linked.get(entry.id);
    if (done) return done;
    const { path, parent: parentId, models: shows, machine, keyFigures, photos, ...words } = entry;
    const parentEntry = parentId === undefined ? undefined : byId.get(parentId);
    const parent = parentEntry && linkOne(parentEntry);
    const category: LinkedCategory = {
      ...words,
      path: pathOf({ kind: 'category', id: entry.id, path }) ?? asAppPath('/'),
      parent,
      children: [],
      models: [],
      shows: { menu: shows?.menu ?? true, grid: shows?.grid ?? true },
      machine: machine ?? parent?.machine ?? 'generic',
      keyFigures: keyFigures ?? parent?.keyFigures,
      materials: entry.materials ?? parent?.materials ?? [],
      jobs: entry.jobs ?? parent?.jobs ?? [],
      photos: photosOf(photosIn, 'categories', entry.id, photos),
      enquiryMachinery: entry.enquiry?.link ?? entry.enquiry?.machinery ?? parent?.enquiryMachinery ?? entry.id,
    };
    linked.set(entry.id, category);
    return category;
  }

  const sorted = sortForLists(entries, (entry) => entry.title).map(linkOne);
  for (const category of sorted) category.parent?.children.push(category);
  return [...sorted.filter((category) => !category.parent), ...sorted.filter((category) => category.parent)];
}
