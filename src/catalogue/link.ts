import type { MediaFile } from './media/media-file.ts';
import type {
  Catalogue,
  LinkedCategory,
  LinkedEquipment,
  LinkedLine,
  LinkedFair,
  LinkedModel,
  LinkedPages,
  LinkedProject,
  LinkedSheet,
  SharedField,
} from './catalogue.ts';
import { isOptional, type CheckedEntries, type Sourced } from './entries.ts';
import { pageFiles } from '#generated/page-files.gen.ts';
import { makeReader, type FigureReader } from '../figures/reader.ts';
import { missingFor, type FolderKindId } from './kinds.ts';
import { linkLine } from './lines.ts';
import { linkProject } from './link/link-project.ts';
import { facetsOf, ownFacets } from './link/facets.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { deriveKeyFigures } from './link/key-figures.ts';
import { equipmentCategory } from './members.ts';
import { addTo, drawnFamily, linkCategories } from './link/link-categories.ts';
import { readRows, readTables, sharedTables } from './link/tables-of.ts';
import { sortForLists } from './list-order.ts';
import { capitalise } from '../text/names.ts';
import { enquirySearch, sheetPath, pathOf } from './paths.ts';
import { photosByFolder, photosOf, type PhotosByFolder } from './media/entry-photos.ts';
import type { Words } from './words.ts';

/**
 * Resolves every reference and computes the derived values. Takes entries that passed the checks.
 * @param today the day that decides which fairs are upcoming, unless the site has a day of its own (`asOf`)
 * @param figures the reader of the check, which has read all figures
 */
export function link(
  entries: CheckedEntries,
  media: readonly MediaFile[],
  today: string,
  figures: FigureReader = makeReader(entries.units, entries.site.language, entries.site.thousands),
): Catalogue {
  const pages = linkPages(entries);
  const photosIn = photosByFolder(media);
  const { language } = entries.site;
  const categories = linkCategories(entries.category, photosIn, language);
  const sheets = sortForLists(entries.sheet, language, (sheet) => sheet.title).map((sheet) =>
    linkSheet(sheet, figures),
  );
  const { links } = entries.words;
  const around: Around = { categories, sheets, photosIn, enquirePath: pages.enquire.path, links, figures };
  const models = linkModels(
    sortForLists(entries.model, language, ({ name }) => name),
    around,
  );
  const equipment = sortForLists(entries.equipment, language, ({ name }) => name).map((item) =>
    linkEquipment(item, around),
  );
  const lines: LinkedLine[] = [];
  const projects: LinkedProject[] = [];
  const catalogue: Catalogue = {
    site: entries.site,
    words: entries.words,
    pages,
    categories,
    models,
    sheets,
    equipment,
    fairs: sortForLists(entries.fair, language, (fair) => fair.title).map((fair) =>
      linkFair(fair, entries.site.asOf ?? today),
    ),
    lines,
    projects,
    offices: sortForLists(entries.office, language, (office) => office.country),
    testimonials: sortForLists(entries.testimonial, language, (testimonial) => testimonial.country),
    media: [...media],
    figures,
  };
  deriveKeyFigures(catalogue);
  const sorted = sortForLists(entries.line, language, ({ title }) => title);
  lines.push(...sorted.map((line) => linkLine(line, catalogue)));
  const projectEntries = sortForLists(entries.project, language, ({ title }) => title);
  projects.push(...projectEntries.map((project) => linkProject(project, catalogue, photosIn)));
  return catalogue;
}

function linkSheet(entry: Sourced<'sheet'>, figures: FigureReader): LinkedSheet {
  const { specifications, machine, ...fields } = entry;
  return {
    ...fields,
    tables: readTables(figures, specifications),
    machine: drawnFamily(machine, 'generic'),
    models: [],
  };
}

/** What machines are linked with. */
interface Around {
  categories: readonly LinkedCategory[];
  sheets: readonly LinkedSheet[];
  photosIn: PhotosByFolder;
  enquirePath: AppPath;
  links: Words['links'];
  figures: FigureReader;
}

function linkEquipment(entry: Sourced<'equipment'>, around: Around): LinkedEquipment {
  const { enquirePath, photosIn, links, figures } = around;
  const { path, machine, photos, overview, materials: _materials, jobs: _jobs, ...fields } = entry;
  const category = equipmentCategory(around);
  return {
    ...fields,
    path: pathOf({ kind: 'equipment', id: entry.id, path }),
    machine: drawnFamily(machine, 'generic'),
    overview: readRows(figures, overview, '/overview'),
    facets: new Map([...(category?.facets ?? []), ...ownFacets(entry)]),
    photos: photosOf(photosIn, 'equipment', entry.id, photos),
    enquiryLink: {
      to: enquirePath,
      label: links.enquiry,
      search: enquirySearch(category?.enquiryMachinery ?? '', entry.name),
    },
    sheetPath: sheetPath(entry.id),
  };
}

/** ISO dates compare as strings. */
function linkFair(entry: Sourced<'fair'>, day: string): LinkedFair {
  const { path, status: _status, ...fields } = entry;
  return {
    ...fields,
    path: pathOf({ kind: 'fair', id: entry.id, path, has: (field) => Object.hasOwn(entry, field) }),
    isUpcoming: entry.end >= day,
  };
}

function linkPages(entries: CheckedEntries): LinkedPages {
  const { site, 'page-find': find } = entries;
  const needs = {
    count: (kind: FolderKindId) => entries[kind].length,
    hasRepository: site.repository !== undefined,
    hasFacets: find !== undefined && facetsOf(find).length > 0,
  };
  const linked = pageFiles.flatMap((name) => {
    const kind = `page-${name}` as const;
    const entry = entries[kind];
    const isEmpty = missingFor(name, needs) !== undefined;
    if (!entry || (isEmpty && isOptional.has(kind))) return [];
    const path = pathOf({ kind, id: entry.id, path: 'path' in entry ? entry.path : undefined });
    // Other pages use the texts of a page that is not optional.
    return [[name, path === undefined ? entry : { ...entry, path, ...(isEmpty ? { isHidden: true } : {}) }]];
  });
  return Object.fromEntries(linked) as LinkedPages;
}

/** What a machine states itself takes the place of what its shared sheet states. */
function ownOrShared(entry: Sourced<'model'>, sheet: LinkedSheet | undefined): Pick<LinkedModel, SharedField> {
  const { supply, installation, wearParts, documents } = { ...sheet, ...entry };
  return {
    ...(supply && { supply }),
    ...(installation && { installation }),
    ...(wearParts && { wearParts }),
    ...(documents && { documents }),
  };
}

/**
 * Links models, and adds each to its category's and its sheet's list. Their key figures are filled in later. Throws at
 * an unknown reference.
 */
function linkModels(
  entries: readonly Sourced<'model'>[],
  { categories, sheets, photosIn, enquirePath, links, figures }: Around,
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
    const ownTables = readTables(figures, specifications);
    const changes = readTables(figures, fields.sheetChanges, '/sheetChanges');
    const highlights = readRows(figures, fields.highlights, '/highlights', capitalise);
    const shared = sharedTables(sheet?.tables ?? [], changes);
    const model: LinkedModel = {
      ...fields,
      ...ownOrShared(entry, sheet),
      highlights,
      features: [...new Set([...fields.features, ...(sheet?.features ?? [])])],
      // A page names both, what the machine states itself and the shared row; what compares or counts takes one of them.
      tables: ownTables.length > 0 ? ownTables : shared,
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
    addTo(category.models, model);
    if (!fields.sheetChanges && sheet) addTo(sheet.models, model);
    return model;
  });
}
