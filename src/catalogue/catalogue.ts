/**
 * The linked catalogue: every entry with its references resolved and everything that follows from it derived once.
 * Pages, menus, drawings, sheets and site files are made from this and from nothing else.
 */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type {
  Category,
  Entries,
  EquipmentItem,
  Fair,
  Model,
  Office,
  Sheet,
  Site,
  Testimonial,
  Units,
  Words,
} from '#generated/entries.gen.ts';
import type { OptionalPage, PageFile } from '#generated/page-files.gen.ts';
import type { Figure, InternalLink, PictureExtent, SpecificationTable } from './page-data.ts';
import type { LinkedPhoto } from './media/photos.ts';
import type { MediaFile } from './media/pictures.ts';
import type { DrawnRows } from './link/tables-of.ts';
import type { KnownFigures } from './quantity.ts';

/** Where an entry comes from. `id` is the file's name without its ending, `file` is relative to the data folder. */
export interface Source {
  id: string;
  file: string;
  /** There is no such file: it is the default page. */
  isDefault?: true;
}

/** Which drawing stands for a machine (schemas/common.schema.json, `machine`). */
export type MachineFamily = Exclude<NonNullable<Category['machine']>, 'none'>;

/** An entry with a page of its own, at its canonical path. */
export interface Located extends Source {
  path: AppPath;
}

/** The words that a machine has of each facet of pages/find.yaml: its own, else those of the category above. */
export type MachineFacets = Readonly<Record<string, readonly string[]>>;

/** What is found by facets. */
export interface Findable {
  facets: MachineFacets;
}

/** The fields of files that say so. */
type FacetFields = 'materials' | 'jobs' | 'facets';

/** `parent`, `models` and `children` are resolved; `children` and `models` are in the order of lists. */
export interface LinkedCategory
  extends
    Omit<Category, 'path' | 'parent' | 'models' | 'machine' | 'photos' | 'keyFigures' | FacetFields>,
    Located,
    Findable {
  parent: LinkedCategory | undefined;
  children: LinkedCategory[];
  models: LinkedModel[];
  /** Whether its models appear in the products menu and in the product grid. */
  shows: { menu: boolean; grid: boolean };
  /** Undefined for one that is not drawn. */
  machine: MachineFamily | undefined;
  /** The labels of its models' key figures: its own or the nearest ancestor's. */
  keyFigures: readonly string[] | undefined;
  /** The key figures that all models below it state, each as one value or as a range from the least to the most. */
  commonFigures: Figure[];
  /** The photos in its own folder; the first is its main picture. */
  photos: LinkedPhoto[];
  /** What its enquiry links carry: its own or the nearest ancestor's value. */
  enquiryMachinery: string;
}

export interface LinkedModel
  extends
    Omit<Model, 'path' | 'category' | 'sheet' | 'highlights' | 'specifications' | 'machine' | 'photos' | FacetFields>,
    Located,
    Findable {
  /** In the order in which they are written, with a capital letter at the start of their labels. */
  highlights: readonly Figure[];
  category: LinkedCategory;
  /** The shared sheet, when it names one. */
  sheet: LinkedSheet | undefined;
  /** Its own tables, or the shared sheet's with its own changes. */
  tables: SpecificationTable[];
  /**
   * Its key figures for a card among others: all that its category has chosen, in that order and in one unit a row, with
   * an empty text where it has none. Without a choice, its first highlights.
   */
  comparedFigures: readonly Figure[];
  /** Undefined for one that is not drawn. */
  machine: MachineFamily | undefined;
  /** The photos in its own folder; the first is its main picture. */
  photos: LinkedPhoto[];
  enquiryLink: InternalLink;
  /** Address of its PDF: `/sht2000.pdf`, or `/<id>.pdf` for one without a shared sheet or with changes of it. */
  sheetPath: string;
}

export interface LinkedSheet extends Omit<Sheet, 'specifications' | 'machine'>, Source {
  tables: SpecificationTable[];
  /** Undefined for one that is not drawn. */
  machine: MachineFamily | undefined;
  /** Those to which the sheet applies as it stands. */
  models: LinkedModel[];
}

export interface LinkedEquipment
  extends Omit<EquipmentItem, 'path' | 'machine' | 'photos' | FacetFields>, Located, Findable {
  /** Undefined for one that is not drawn. */
  machine: MachineFamily | undefined;
  /** The photos in its own folder; the first is its main picture, unless it names another one. */
  photos: LinkedPhoto[];
  enquiryLink: InternalLink;
}

export interface LinkedFair extends Omit<Fair, 'path'>, Source {
  /** The page of its gallery; a fair without one has no page. */
  path: AppPath | undefined;
}

/**
 * The words of data/pages/, by the names of their files. Those whose schema has a `path` have an address; the others are
 * shown at no address of their own.
 */
export type LinkedPages = { [Name in Exclude<PageFile, OptionalPage>]: LinkedPage<Name> } & {
  /** Only where there is something to show on them. */
  [Name in OptionalPage]?: LinkedPage<Name>;
};

type LinkedPage<Name extends PageFile> = Entries[`page-${Name}`] & (Name extends AddressedPage ? Located : Source);

/** Pages with an address: all whose schema has a `path`, and the offline page, whose address is fixed. */
type AddressedPage =
  | 'offline'
  | { [Name in PageFile]: 'path' extends keyof Entries[`page-${Name}`] ? Name : never }[PageFile];

export interface Catalogue {
  site: Site & Source;
  /** The words of data/words.yaml, else their defaults. */
  words: Words;
  pages: LinkedPages;
  /** All categories; the main ones (without a parent) in the order of lists come first. */
  categories: LinkedCategory[];
  models: LinkedModel[];
  sheets: LinkedSheet[];
  equipment: LinkedEquipment[];
  fairs: LinkedFair[];
  offices: (Office & Source)[];
  testimonials: (Testimonial & Source)[];
  /** The files that the company supplies, with their sizes. */
  media: MediaFile[];
  /** What data/units.yaml says, with the codes that machines have. */
  units: Pick<Units, 'units' | 'codes'>;
  drawnRows: DrawnRows;
  /** How figures are read by it, and what all figures of machines mean, by their texts. */
  figures: KnownFigures;
  /** What the pictures made of machines show, by the stems of their addresses; measured where pages are made for visitors. */
  pictureExtents?: Readonly<Record<string, PictureExtent>>;
}
