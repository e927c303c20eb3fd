import type { LinkedCategory, MachineFamily } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import { sortForLists } from '../names.ts';
import { pathOf } from '../paths.ts';
import { ownFacets } from '../find/facets.ts';
import { photosOf, type PhotosByFolder } from '../media/photos.ts';
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
  // The default for categories without an own or inherited value.
  const equipmentEntry = entries.find(({ layout }) => layout === 'equipment');
  const equipmentMachinery = equipmentEntry && machineryOrInherited(equipmentEntry, byId);

  function linkOne(entry: Sourced<'category'>): LinkedCategory {
    const done = linked.get(entry.id);
    if (done) return done;
    const { path, parent: parentId, models: shows, machine, keyFigures, photos, ...more } = entry;
    const { materials: _materials, jobs: _jobs, ...fields } = more;
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
      facets: { ...parent?.facets, ...ownFacets(entry) },
      photos: photosOf(photosIn, 'categories', entry.id, photos),
      enquiryMachinery: ownMachinery(entry) ?? parent?.enquiryMachinery ?? equipmentMachinery ?? entry.id,
    };
    linked.set(entry.id, category);
    return category;
  }

  const sorted = sortForLists(entries, language, (entry) => entry.title).map(linkOne);
  for (const category of sorted) category.parent?.children.push(category);
  return [...sorted.filter((category) => !category.parent), ...sorted.filter((category) => category.parent)];
}

function ownMachinery({ enquiry }: Sourced<'category'>): string | undefined {
  return enquiry?.link ?? enquiry?.machinery;
}

/** The `machinery` of a category's enquiry links: its own or the nearest ancestor's. */
function machineryOrInherited(entry: Sourced<'category'>, byId: ReadonlyMap<string, Sourced<'category'>>): string {
  const parent = entry.parent === undefined ? undefined : byId.get(entry.parent);
  return ownMachinery(entry) ?? (parent ? machineryOrInherited(parent, byId) : entry.id);
}

/**
 * The machine family to draw: the entry's own, else the inherited one.
 * @returns undefined if nothing is drawn
 */
export function drawnFamily(
  own: Category['machine'],
  above: MachineFamily | undefined = undefined,
): MachineFamily | undefined {
  if (own === 'none') return undefined;
  return own ?? above;
}
