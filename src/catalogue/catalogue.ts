/**
 * The linked catalogue: every entry with its references resolved and everything that follows from it derived once.
 * Pages, menus, drawings, sheets and site files are made from this and from nothing else.
 */
import type { AppPath } from '#generated/app-path.gen.ts';
import type {
  Category,
  EquipmentItem,
  Fair,
  Model,
  Office,
  PageAbout,
  PageCompare,
  PageContact,
  PageEditor,
  PageEnquire,
  PageError,
  PageFind,
  PageHome,
  PageHomecards,
  PageNotFound,
  PageOffline,
  PageOurproducts,
  PageSearch,
  PageTradefairs,
  Sheet,
  Site,
  Testimonial,
} from '#generated/entries.gen.ts';
import type { InternalLink, SpecificationTable } from './page-data.ts';
import type { LinkedPhoto } from './photos.ts';
import type { MediaFile } from './pictures.ts';

/** Where an entry comes from. `id` is the file's name without its ending, `file` is relative to the data folder. */
export interface Source {
  id: string;
  file: string;
}

/** Which drawing stands for a machine (schemas/common.schema.json, `machine`). */
export type MachineFamily = NonNullable<Category['machine']>;

/** An entry with a page of its own, at its canonical path. */
export interface Located extends Source {
  path: AppPath;
}

/** What a machine processes and does, by the words of pages/find.yaml: its own, else those of the category above. */
export interface Purpose {
  materials: readonly string[];
  jobs: readonly string[];
}

/** `parent`, `models` and `children` are resolved; `children` and `models` are in the order of lists. */
export interface LinkedCategory
  extends
    Omit<Category, 'path' | 'parent' | 'models' | 'machine' | 'photos' | 'keyFigures' | keyof Purpose>,
    Located,
    Purpose {
  parent: LinkedCategory | undefined;
  children: LinkedCategory[];
  models: LinkedModel[];
  /** Whether its models appear in the products menu and in the product grid. */
  shows: { menu: boolean; grid: boolean };
  machine: MachineFamily;
  /** The labels of its models' key figures: its own or the nearest ancestor's. */
  keyFigures: readonly string[] | undefined;
  /** The photos in its own folder; the first is its main picture. */
  photos: LinkedPhoto[];
  /** What its enquiry links carry: its own or the nearest ancestor's value. */
  enquiryMachinery: string;
}

export interface LinkedModel
  extends
    Omit<Model, 'path' | 'category' | 'sheet' | 'highlights' | 'specifications' | 'machine' | 'photos' | keyof Purpose>,
    Located,
    Purpose {
  highlights: Model['highlights'] | undefined;
  category: LinkedCategory;
  /** The shared sheet, when it names one. */
  sheet: LinkedSheet | undefined;
  /** Its own tables, or the shared sheet's. */
  tables: SpecificationTable[];
  machine: MachineFamily;
  /** The photos in its own folder; the first is its main picture. */
  photos: LinkedPhoto[];
  enquiryLink: InternalLink;
  /** Address of its PDF: `/sht2000.pdf`, or `/<id>.pdf`. */
  sheetPath: string;
}

export interface LinkedSheet extends Omit<Sheet, 'specifications' | 'machine'>, Source {
  tables: SpecificationTable[];
  machine: MachineFamily;
  models: LinkedModel[];
}

export interface LinkedEquipment
  extends Omit<EquipmentItem, 'path' | 'machine' | 'photos' | keyof Purpose>, Located, Purpose {
  machine: MachineFamily;
  /** The photos in its own folder; the first is its main picture, unless it names another one. */
  photos: LinkedPhoto[];
  enquiryLink: InternalLink;
}

export interface LinkedFair extends Omit<Fair, 'path'>, Source {
  /** The page of its gallery; a fair without one has no page. */
  path: AppPath | undefined;
}

export type LinkedPage<Words> = Words & Located;

export interface Catalogue {
  site: Site & Source;
  pages: {
    home: LinkedPage<PageHome>;
    homecards: LinkedPage<PageHomecards>;
    about: LinkedPage<PageAbout>;
    contact: LinkedPage<PageContact>;
    enquire: LinkedPage<PageEnquire>;
    ourproducts: LinkedPage<PageOurproducts>;
    tradefairs: LinkedPage<PageTradefairs>;
    offline: LinkedPage<PageOffline>;
    compare: LinkedPage<PageCompare>;
    find: LinkedPage<PageFind>;
    search: LinkedPage<PageSearch>;
    notFound: PageNotFound & Source;
    error: PageError & Source;
    editor: PageEditor & Source;
  };
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
}
