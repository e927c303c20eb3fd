import type { LinkedCategory, LinkedModel, LinkedSheet } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { sortForLists } from '../order.ts';
import { asAppPath, enquirySearch, pathOf, sheetPath } from '../paths.ts';
import { ownFacets } from '../find/facets.ts';
import { photosOf, type PhotosByFolder } from '../media/photos.ts';
import { drawnFamily } from './link-categories.ts';
import { capitalise } from '../names.ts';
import { changeTables, figuresOf, tablesOf } from './tables-of.ts';
import { type Words } from '../words.ts';

/** What models refer to. */
interface AroundModels {
  categories: readonly LinkedCategory[];
  sheets: readonly LinkedSheet[];
  photosIn: PhotosByFolder;
  enquirePath: AppPath;
  words: Words;
  /** Of the site. */
  language: string;
}

/**
 * All models, in the order of lists; each is also put into its category's and its sheet's list; its key figures
 * are not filled in yet. Throws at an unknown
 * reference.
 */
export function linkModels(
  entries: readonly Sourced<'model'>[],
  { categories, sheets, photosIn, enquirePath, words: { links }, language }: AroundModels,
): LinkedModel[] {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const sheetById = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  const sorted = sortForLists(entries, language, ({ name }) => name);
  return sorted.map((entry) => {
    const {
      path,
      category: categoryId,
      sheet: sheetId,
      specifications,
      machine,
      photos,
      materials: _materials,
      jobs: _jobs,
      ...words
    } = entry;
    const { id, file } = entry;
    const category = categoryById.get(categoryId);
    const sheet = sheetId === undefined ? undefined : sheetById.get(sheetId);
    if (!category || (sheetId !== undefined && !sheet)) throw new Error(`${file} refers to an unknown entry`);
    const own = tablesOf(specifications);
    const model: LinkedModel = {
      ...words,
      highlights: figuresOf(words.highlights).map(({ label, value }) => ({ label: capitalise(label), value })),
      features: [...new Set([...words.features, ...(sheet?.features ?? [])])],
      tables: own.length > 0 ? own : changeTables(sheet?.tables ?? [], words.sheetChanges),
      comparedFigures: [],
      path: pathOf({ kind: 'model', id, path }) ?? asAppPath('/'),
      category,
      sheet,
      machine: drawnFamily(machine, category.machine),
      facets: { ...category.facets, ...ownFacets(entry) },
      photos: photosOf(photosIn, 'models', id, photos),
      enquiryLink: {
        to: enquirePath,
        label: links.enquire,
        search: enquirySearch(category.enquiryMachinery, words.name),
      },
      // The shared PDF does not say what differs.
      sheetPath: sheetPath(words.sheetChanges ? id : (sheet?.id ?? id)),
    };
    category.models.push(model);
    if (!words.sheetChanges) sheet?.models.push(model);
    return model;
  });
}
