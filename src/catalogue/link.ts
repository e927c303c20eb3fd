import type {
  Catalogue,
  LinkedCategory,
  LinkedEquipment,
  LinkedFair,
  LinkedModel,
  LinkedPages,
  LinkedSheet,
} from './catalogue.ts';
import type { CheckedEntries, Sourced } from './entries.ts';
import { pageFiles } from '#generated/page-files.gen.ts';
import { missingFor } from './kinds.ts';
import { facetsOf, ownFacets } from './find/facets.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { deriveKeyFigures } from './link/key-figures.ts';
import { equipmentCategory } from './members.ts';
import { linkCategories, drawnFamily } from './link/link-categories.ts';
import { figuresOf, tablesOf, changeTables } from './link/tables-of.ts';
import { sortForLists, normalizeName, capitalise } from './names.ts';
import { enquirySearch, pathOf, sheetPath } from './paths.ts';
import { photosByFolder, photosOf, type PhotosByFolder } from './media/photos.ts';
import type { MediaFile } from './media/pictures.ts';
import { readFigure, type ReadFigure } from './quantity.ts';
import { makeOwnUnits } from './quantity/own-units.ts';
import type { Words } from './words.ts';

/** Resolves every reference and computes the derived values. Takes entries that passed the checks. */
export function link(entries: CheckedEntries, media: readonly MediaFile[]): Catalogue {
  const pages = linkPages(entries);
  const photosIn = photosByFolder(media);
  const { language } = entries.site;
  const categories = linkCategories(entries.category, photosIn, language);
  const sheets = sortForLists(entries.sheet, language, (sheet) => sheet.title).map(linkSheet);
  const around: Around = { categories, sheets, photosIn, enquirePath: pages.enquire.path, links: entries.words.links };
  const models = linkModels(
    sortForLists(entries.model, language, ({ name }) => name),
    around,
  );
  const equipment = sortForLists(entries.equipment, language, ({ name }) => name).map((item) =>
    linkEquipment(item, around),
  );
  const catalogue: Catalogue = {
    site: entries.site,
    words: entries.words,
    pages,
    categories,
    models,
    sheets,
    equipment,
    fairs: sortForLists(entries.fair, language, (fair) => fair.title).map(linkFair),
    offices: sortForLists(entries.office, language, (office) => office.country),
    testimonials: sortForLists(entries.testimonial, language, (testimonial) => testimonial.country),
    media: [...media],
    ...readAllFigures({ models, equipment, sheets }, entries.units, language),
  };
  deriveKeyFigures(catalogue);
  return catalogue;
}

/** Reads each distinct figure and name of a row once. Keeps only the codes that a row has. */
function readAllFigures(
  { models, equipment, sheets }: Pick<Catalogue, 'models' | 'equipment' | 'sheets'>,
  { units, codes, drawn }: Sourced<'units'>,
  language: string,
): Pick<Catalogue, 'figures' | 'units' | 'drawnRows'> {
  const own = makeOwnUnits({ units, codes });
  const texts = new Map<string, ReadFigure>();
  const labels = new Set<string>();
  const tables = [
    ...models.flatMap((model) => [model.highlights, ...model.tables.map(({ rows }) => rows)]),
    ...equipment.map(({ overview }) => figuresOf(overview)),
    ...sheets.flatMap((sheet) => sheet.tables.map(({ rows }) => rows)),
  ];
  for (const { label, value } of tables.flat()) {
    labels.add(label);
    if (!texts.has(value)) texts.set(value, readFigure(value, { own }));
  }
  const labelsByName = Map.groupBy(labels, normalizeName);
  const labelsOf = (name: string) => labelsByName.get(normalizeName(name)) ?? [];
  return {
    figures: { own, texts, language },
    units: { units, codes: codes.filter((code) => labelsOf(code).length > 0) },
    drawnRows: new Map(drawn.flatMap(({ row, as }) => labelsOf(row).map((label) => [label, as] as const))),
  };
}

function linkSheet(entry: Sourced<'sheet'>): LinkedSheet {
  const { specifications, machine, ...fields } = entry;
  return { ...fields, tables: tablesOf(specifications), machine: drawnFamily(machine, 'generic'), models: [] };
}

/** What machines are linked with. */
interface Around {
  categories: readonly LinkedCategory[];
  sheets: readonly LinkedSheet[];
  photosIn: PhotosByFolder;
  enquirePath: AppPath;
  links: Words['links'];
}

function linkEquipment(entry: Sourced<'equipment'>, around: Around): LinkedEquipment {
  const { enquirePath, photosIn, links } = around;
  const { path, machine, photos, materials: _materials, jobs: _jobs, ...fields } = entry;
  const category = equipmentCategory(around);
  return {
    ...fields,
    path: pathOf({ kind: 'equipment', id: entry.id, path }),
    machine: drawnFamily(machine, 'generic'),
    facets: new Map([...(category?.facets ?? []), ...ownFacets(entry)]),
    photos: photosOf(photosIn, 'equipment', entry.id, photos),
    enquiryLink: {
      to: enquirePath,
      label: links.enquiry,
      search: enquirySearch(category?.enquiryMachinery ?? '', entry.name),
    },
  };
}

function linkFair(entry: Sourced<'fair'>): LinkedFair {
  const { path, ...fields } = entry;
  return { ...fields, path: pathOf({ kind: 'fair', id: entry.id, path, hasGallery: entry.gallery !== undefined }) };
}

function linkPages(entries: CheckedEntries): LinkedPages {
  const { fair, model, site, 'page-find': find } = entries;
  const needs = {
    fairs: fair.length,
    models: model.length,
    hasRepository: site.repository !== undefined,
    hasFacets: find !== undefined && facetsOf(find).length > 0,
  };
  const linked = pageFiles.flatMap((name) => {
    const kind = `page-${name}` as const;
    const entry = entries[kind];
    if (!entry || missingFor(name, needs) !== undefined) return [];
    const path = pathOf({ kind, id: entry.id, path: 'path' in entry ? entry.path : undefined });
    return [[name, path === undefined ? entry : { ...entry, path }]];
  });
  return Object.fromEntries(linked) as LinkedPages;
}

/**
 * Links models, and adds each to its category's and its sheet's list. Their key figures are filled in later. Throws at
 * an unknown reference.
 */
function linkModels(
  entries: readonly Sourced<'model'>[],
  { categories, sheets, photosIn, enquirePath, links }: Around,
): LinkedModel[] {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const sheetById = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  return entries.map((entry) => {
    const {
      path,
      category: categoryId,
      sheet: sheetId,
      specifications,
      machine,
      photos,
      materials: _materials,
      jobs: _jobs,
      ...fields
    } = entry;
    const { id, file } = entry;
    const category = categoryById.get(categoryId);
    const sheet = sheetId === undefined ? undefined : sheetById.get(sheetId);
    if (!category || (sheetId !== undefined && !sheet)) throw new Error(`${file} refers to an unknown entry`);
    const own = tablesOf(specifications);
    const model: LinkedModel = {
      ...fields,
      highlights: figuresOf(fields.highlights).map(({ label, value }) => ({ label: capitalise(label), value })),
      features: [...new Set([...fields.features, ...(sheet?.features ?? [])])],
      tables: own.length > 0 ? own : changeTables(sheet?.tables ?? [], fields.sheetChanges),
      comparedFigures: [],
      path: pathOf({ kind: 'model', id, path }),
      category,
      sheet,
      machine: drawnFamily(machine, category.machine),
      facets: new Map([...category.facets, ...ownFacets(entry)]),
      photos: photosOf(photosIn, 'models', id, photos),
      enquiryLink: {
        to: enquirePath,
        label: links.enquire,
        search: enquirySearch(category.enquiryMachinery, fields.name),
      },
      // The shared PDF does not contain the model's changes.
      sheetPath: sheetPath(fields.sheetChanges ? id : (sheet?.id ?? id)),
    };
    category.models.push(model);
    if (!fields.sheetChanges) sheet?.models.push(model);
    return model;
  });
}
