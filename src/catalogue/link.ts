import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedFair, LinkedPage, LinkedSheet } from './catalogue.ts';
import type { CheckedEntries, Sourced } from './entries.ts';
import type { AppPath } from '#generated/app-path.gen.ts';
import type { KindId } from './kinds.ts';
import { linkCategories } from './link/link-categories.ts';
import { linkModels } from './link/link-models.ts';
import { tablesOf } from './link/tables-of.ts';
import { sortForLists } from './order.ts';
import { asAppPath, enquirySearch, pathOf } from './paths.ts';
import { photosByFolder, photosOf, type PhotosByFolder } from './photos.ts';
import type { MediaFile } from './pictures.ts';

/** What the enquiry link of an equipment card is called (the specification, section 2). */
const enquiryLabel = 'Enquiry';

/** Resolves every reference and derives what follows from it, once. Takes entries that passed the checks. */
export function link(entries: CheckedEntries, media: readonly MediaFile[]): Catalogue {
  const pages = linkPages(entries);
  const photosIn = photosByFolder(media);
  const categories = linkCategories(entries.category, photosIn);
  const sheets = sortForLists(entries.sheet, (sheet) => sheet.title).map(linkSheet);
  const models = linkModels(entries.model, { categories, sheets, photosIn, enquirePath: pages.enquire.path });
  const home = categories.find((category) => category.layout === 'equipment');
  const equipment = sortForLists(entries.equipment, (item) => item.name).map((item) =>
    linkEquipment(item, { enquirePath: pages.enquire.path, home, photosIn }),
  );
  return {
    site: entries.site,
    pages,
    categories,
    models,
    sheets,
    equipment,
    fairs: sortForLists(entries.fair, (fair) => fair.title).map(linkFair),
    offices: sortForLists(entries.office, (office) => office.country),
    testimonials: sortForLists(entries.testimonial, (testimonial) => testimonial.country),
    media: [...media],
  };
}

function linkSheet(entry: Sourced<'sheet'>): LinkedSheet {
  const { specifications, machine, ...words } = entry;
  return { ...words, tables: tablesOf(specifications), machine: machine ?? 'generic', models: [] };
}

interface AroundEquipment {
  enquirePath: AppPath;
  /** The category of the line equipment. */
  home: LinkedCategory | undefined;
  photosIn: PhotosByFolder;
}

function linkEquipment(entry: Sourced<'equipment'>, { enquirePath, home, photosIn }: AroundEquipment): LinkedEquipment {
  const { path, machine, photos, ...words } = entry;
  return {
    ...words,
    path: pathOf({ kind: 'equipment', id: entry.id, path }) ?? asAppPath('/'),
    machine: machine ?? 'generic',
    materials: entry.materials ?? home?.materials ?? [],
    jobs: entry.jobs ?? home?.jobs ?? [],
    photos: photosOf(photosIn, 'equipment', entry.id, photos),
    enquiryLink: {
      to: enquirePath,
      label: enquiryLabel,
      search: enquirySearch(home?.enquiryMachinery ?? '', entry.name),
    },
  };
}

function linkFair(entry: Sourced<'fair'>): LinkedFair {
  const { path, ...words } = entry;
  return { ...words, path: pathOf({ kind: 'fair', id: entry.id, path, hasGallery: entry.gallery !== undefined }) };
}

function linkPages(entries: CheckedEntries): Catalogue['pages'] {
  return {
    home: linkPage('page-home', entries['page-home']),
    homecards: linkPage('page-homecards', entries['page-homecards']),
    about: linkPage('page-about', entries['page-about']),
    contact: linkPage('page-contact', entries['page-contact']),
    enquire: linkPage('page-enquire', entries['page-enquire']),
    ourproducts: linkPage('page-ourproducts', entries['page-ourproducts']),
    tradefairs: linkPage('page-tradefairs', entries['page-tradefairs']),
    offline: linkPage('page-offline', entries['page-offline']),
    compare: linkPage('page-compare', entries['page-compare']),
    find: linkPage('page-find', entries['page-find']),
    search: linkPage('page-search', entries['page-search']),
    notFound: entries['page-not-found'],
    error: entries['page-error'],
    editor: entries['page-editor'],
  };
}

function linkPage<Words extends { id: string; file: string; path?: string }>(
  kind: KindId,
  words: Words,
): LinkedPage<Words> {
  return { ...words, path: pathOf({ kind, id: words.id, path: words.path }) ?? asAppPath('/') };
}
