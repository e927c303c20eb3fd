import type { LinkedCategory, MachineFamily } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import { sortForLists } from '../list-order.ts';
import { pathOf } from '../paths.ts';
import { ownFacets } from './facets.ts';
import { photosOf, type PhotosByFolder } from '../media/entry-photos.ts';
import type { Category } from '#generated/entries.gen.ts';

/**
 * All categories with parents and children, main ones first, sorted for lists. Models and derived values are filled in
 * later.
 */
export function linkCategories(
  entries: readonly Sourced<'category'>[],
  photosIn: PhotosByFolder,
  language: string,
): LinkedCategory[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const linked = new Map<string, LinkedCategory>();
  let equipment: LinkedCategory | undefined;
  function linkOne(entry: Sourced<'category'>): LinkedCategory {
    const done = linked.get(entry.id);
    if (done) return done;
    const { path, parent: parentId, models: shows, machine, keyFigures, photos, ...more } = entry;
    const { materials: _materials, jobs: _jobs, ...fields } = more;
    const ownMachinery = entry.enquiry?.link ?? entry.enquiry?.machinery;
    const parentEntry = parentId === undefined ? undefined : byId.get(parentId);
    const parent = parentEntry && linkOne(parentEntry);
    const category: LinkedCategory = {
      ...fields,
      path: pathOf({ kind: 'category', id: entry.id, path }),
      parent,
      children: [],
      models: [],
      shows: { menu: shows?.menu ?? true, grid: shows?.grid ?? true },
      machine: drawnFamily(machine, parent ? parent.machine : 'generic'),
      keyFigures: keyFigures ?? parent?.keyFigures,
      commonFigures: [],
      facets: new Map([...(parent?.facets ?? []), ...ownFacets(entry)]),
      photos: photosOf(photosIn, 'categories', entry.id, photos),
      enquiryMachinery: ownMachinery ?? parent?.enquiryMachinery ?? equipment?.enquiryMachinery ?? entry.id,
    };
    linked.set(entry.id, category);
    return category;
  }

  // Linked first: its `machinery` is that of categories without an own or inherited one.
  const equipmentEntry = entries.find(({ layout }) => layout === 'equipment');
  if (equipmentEntry) equipment = linkOne(equipmentEntry);
  const sorted = sortForLists(entries, language, (entry) => entry.title).map(linkOne);
  for (const category of sorted) if (category.parent) addTo(category.parent.children, category);
  return [...sorted.filter((category) => !category.parent), ...sorted.filter((category) => category.parent)];
}

/** Adds to a list of entries that link each other. Only the linker does: its result is not changed. */
export function addTo<Entry>(list: readonly Entry[], entry: Entry): void {
  (list as Entry[]).push(entry);
}

/**
 * The machine family to draw: the entry's own, else the inherited one.
 * @returns undefined if nothing is drawn
 */
export function drawnFamily(
  stated: Category['machine'],
  above: MachineFamily | undefined = undefined,
): MachineFamily | undefined {
  if (stated === 'none') return undefined;
  return stated ?? above;
}
