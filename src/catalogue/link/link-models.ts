import type { LinkedCategory, LinkedModel, LinkedSheet } from '../catalogue.ts';
import type { SourcedModel } from '../entries.ts';
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
  entries: readonly SourcedModel[],
  { categories, sheets, photosIn, enquirePath }: AroundModels,
): LinkedModel[] {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const sheetById = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  const sorted = sortForLists(
    entries.map((entry) => ({ id: entry.id, order: entry.brief.order, entry })),
    ({ entry }) => entry.brief.name,
  );
  return sorted.map(({ id, entry }) => {
    const { path, category: categoryId, sheet: sheetId, machine, photos, ...words } = entry.brief;
    const category = categoryById.get(categoryId);
    const sheet = sheetId === undefined ? undefined : sheetById.get(sheetId);
    if (!category || (sheetId !== undefined && !sheet)) throw new Error(`${entry.file} refers to an unknown entry`);
    const model: LinkedModel = Object.assign(new LongFields(entry, sheet), {
      ...words,
      id,
      file: entry.file,
      path: pathOf({ kind: 'model', id, path }) ?? asAppPath('/'),
      category,
      sheet,
      machine: machine ?? category.machine,
      materials: words.materials ?? category.materials,
      jobs: words.jobs ?? category.jobs,
      photos: photosOf(photosIn, 'models', id, photos),
      enquiryLink: {
        to: enquirePath,
        label: enquiryLabel,
        search: enquirySearch(category.enquiryMachinery, words.name),
      },
      sheetPath: sheetPath(sheet?.id ?? id),
    });
    category.models.push(model);
    sheet?.models.push(model);
    return model;
  });
}

/** They are most of a model, and most models are not looked at when a few files have changed. */
class LongFields implements Pick<LinkedModel, 'description' | 'highlights' | 'features' | 'tables'> {
  readonly #entry: SourcedModel;
  readonly #sheet: LinkedSheet | undefined;
  #tables: SpecificationTable[] | undefined;

  constructor(entry: SourcedModel, sheet: LinkedSheet | undefined) {
    this.#entry = entry;
    this.#sheet = sheet;
  }

  get description() {
    return this.#entry.whole.description;
  }

  get highlights() {
    return this.#entry.whole.highlights;
  }

  get features() {
    return [...new Set([...this.#entry.whole.features, ...(this.#sheet?.features ?? [])])];
  }

  get tables() {
    if (!this.#tables) {
      const own = tablesOf(this.#entry.whole.specifications);
      this.#tables = own.length > 0 ? own : (this.#sheet?.tables ?? []);
    }
    return this.#tables;
  }
}
