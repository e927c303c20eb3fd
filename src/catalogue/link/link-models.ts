import type { LinkedCategory, LinkedModel, LinkedSheet } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import type { AppPath } from '#generated/app-path.gen.ts';
import { sortForLists } from '../order.ts';
import { asAppPath, enquirySearch, pathOf, sheetPath } from '../paths.ts';
import { photosOf, type PhotosByFolder } from '../photos.ts';
import type { SpecificationTable } from '../page-data.ts';
import { tablesOf } from './tables-of.ts';

/** What the main action of a machine's page is called (the specification, section 2). */
const enquiryLabel = 'Enquire Us';

/** What models refer to. */
export interface AroundModels {
  categories: readonly LinkedCategory[];
  sheets: readonly LinkedSheet[];
  photosIn: PhotosByFolder;
  enquirePath: AppPath;
}

/**
 * All models, in the order of lists; each is also put into its category's and its sheet's list. Throws at an unknown
 * reference.
 */
export function linkModels(
  entries: readonly Sourced<'model'>[],
  { categories, sheets, photosIn, enquirePath }: AroundModels,
): LinkedModel[] {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const sheetById = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  return sortForLists(entries, (entry) => entry.name).map((entry) => {
    const { path, category: categoryId, sheet: sheetId, specifications, machine, photos, ...words } = entry;
    const category = categoryById.get(categoryId);
    const sheet = sheetId === undefined ? undefined : sheetById.get(sheetId);
    if (!category || (sheetId !== undefined && !sheet)) throw new Error(`${entry.file} refers to an unknown entry`);
    let tables: SpecificationTable[] | undefined;
    const model: LinkedModel = {
      ...words,
      features: [...new Set([...entry.features, ...(sheet?.features ?? [])])],
      path: pathOf({ kind: 'model', id: entry.id, path }) ?? asAppPath('/'),
      category,
      sheet,
      // They are most of a model, and most models are not looked at when a few files have changed.
      get tables() {
        if (!tables) {
          const own = tablesOf(specifications);
          tables = own.length > 0 ? own : (sheet?.tables ?? []);
        }
        return tables;
      },
      machine: machine ?? category.machine,
      materials: entry.materials ?? category.materials,
      jobs: entry.jobs ?? category.jobs,
      photos: photosOf(photosIn, 'models', entry.id, photos),
      enquiryLink: {
        to: enquirePath,
        label: enquiryLabel,
        search: enquirySearch(category.enquiryMachinery, entry.name),
      },
      sheetPath: sheetPath(sheet?.id ?? entry.id),
    };
    category.models.push(model);
    sheet?.models.push(model);
    return model;
  });
}
