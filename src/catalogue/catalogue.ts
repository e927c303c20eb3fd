/**
 * The linked catalogue: every entry with its references resolved and its derived values. Pages, menus, drawings, sheets
 * and site files are made from this alone.
 */
import type { MediaFile, LinkedPhoto } from './media/media-file.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { ForeignTexts } from '../text/foreign-text.ts';
import type {
  Category,
  Entries,
  EquipmentItem,
  Fair,
  Line,
  Model,
  Office,
  Project,
  Sheet,
  Site,
  Testimonial,
  Words,
} from '#generated/entries.gen.ts';
import type { OptionalPage, PageFile, pagesWithPath } from '#generated/page-files.gen.ts';
import type { Figure, FigureTable } from '../figures/figure.ts';
import type { FigureReader } from '../figures/reader.ts';
import type { InternalLink, PictureExtent } from './shown/parts.ts';

/** Where an entry comes from. `id` is the file name without extension, `file` is relative to the data folder. */
export interface Source {
  id: string;
  file: string;
  /** Set for a default page, which has no file. */
  isDefault?: true;
  /** Set for a page that has nothing to show. */
  isHidden?: true;
}

/** The kind of machine that is drawn (schemas/common.schema.json, `machine`). */
export type MachineFamily = Exclude<NonNullable<Category['machine']>, 'none'>;

/** An entry with its own page, at its canonical path. */
export interface Located extends Source {
  path: AppPath;
}

/** A machine's values for each facet of pages/find.yaml: its own or its category's. */
export type MachineFacets = ReadonlyMap<string, readonly string[]>;

export interface Findable {
  facets: MachineFacets;
}

/** An entry that is drawn or has photos. */
interface Pictured {
  /** Undefined if it is not drawn. */
  machine: MachineFamily | undefined;
  /** The photos in its folder. The first is the main picture, unless an equipment item names another one. */
  photos: readonly LinkedPhoto[];
}

/** Fields that a model takes from its shared sheet, unless it has its own. */
export type SharedField = 'supply' | 'installation' | 'wearParts' | 'documents';

/** The fields of a file that set its facets. */
type FacetFields = 'materials' | 'jobs' | 'facets';

/** `parent`, `models` and `children` are resolved, the latter two sorted for lists. */
export interface LinkedCategory
  extends
    Omit<Category, 'path' | 'parent' | 'models' | 'machine' | 'photos' | 'keyFigures' | FacetFields>,
    Located,
    Findable,
    Pictured {
  parent: LinkedCategory | undefined;
  readonly children: readonly LinkedCategory[];
  readonly models: readonly LinkedModel[];
  /** Whether its models appear in the products menu and in the product grid. */
  shows: { menu: boolean; grid: boolean };
  /** Labels of its models' key figures: its own or the nearest ancestor's. */
  keyFigures: readonly string[] | undefined;
  /** Key figures that all models below it have, each as one value or a range. */
  commonFigures: readonly Figure[];
  /** The `machinery` of its enquiry links: its own or the nearest ancestor's. */
  enquiryMachinery: string;
}

export interface LinkedModel
  extends
    Omit<Model, 'path' | 'category' | 'sheet' | 'highlights' | 'specifications' | 'machine' | 'photos' | FacetFields>,
    Located,
    Findable,
    Pictured {
  /** In file order, with capitalised labels. */
  highlights: readonly Figure[];
  category: LinkedCategory;
  sheet: LinkedSheet | undefined;
  /** Its own tables, or the shared sheet's with its own changes. */
  tables: readonly FigureTable[];
  /**
   * Key figures on its cards: all those that its category chose, with an empty text where the model has none. If the
   * category chose none, the first highlights.
   */
  comparedFigures: readonly Figure[];
  enquiryLink: InternalLink;
  /** URL of its PDF: the shared sheet's `/sht2000.pdf`, or `/<id>.pdf` without a shared sheet or with changes to it. */
  sheetPath: string;
}

export interface LinkedSheet extends Omit<Sheet, 'specifications' | 'machine'>, Source {
  tables: readonly FigureTable[];
  /** Undefined if it is not drawn. */
  machine: MachineFamily | undefined;
  /** Models that use the sheet unchanged. */
  readonly models: readonly LinkedModel[];
}

export interface LinkedEquipment
  extends Omit<EquipmentItem, 'path' | 'machine' | 'photos' | 'overview' | FacetFields>, Located, Findable, Pictured {
  overview: readonly Figure[];
  enquiryLink: InternalLink;
  /** URL of its PDF: `/<id>.pdf`. */
  sheetPath: string;
}

export interface LinkedFair extends Omit<Fair, 'path' | 'status'>, Source {
  /** The gallery page; a fair without a gallery has no page. */
  path: AppPath | undefined;
  /** Until its last day has passed. The browser decides again, as a site may be older than that day. */
  isUpcoming: boolean;
}

/** What a list has, or a line. */
export type Member =
  | { kind: 'category'; entry: LinkedCategory }
  | { kind: 'model'; entry: LinkedModel }
  | { kind: 'equipment'; entry: LinkedEquipment };

/** A machine's place in a line. */
export interface LinkedStation extends Omit<Line['stations'][number], 'id' | 'choices' | 'after' | 'count'> {
  /** What may stand here, the default first. A category is a machine that is built to order. */
  choices: readonly [Member, ...Member[]];
  count: number;
  /** Index of the station that it follows; undefined for the first. */
  after: number | undefined;
  isBranch: boolean;
}

export interface LinkedLine
  extends Omit<Line, 'path' | 'stations' | 'feed' | 'product' | 'materials'>, Located, Findable {
  feed: { material: string; throughput: Figure };
  product: { material: string; size: Figure };
  stations: readonly LinkedStation[];
  /** URL of its PDF: `/<id>.pdf`. */
  sheetPath: string;
}

export interface LinkedProject extends Omit<Project, 'path' | 'machines' | 'line' | 'photos'>, Located {
  /** The main one first. A category is a machine that is built to order. */
  machines: readonly [Member, ...Member[]];
  line: LinkedLine | undefined;
  photos: readonly LinkedPhoto[];
}

/** The texts of data/pages/ by file name. A page has a URL only if its schema has a `path`. */
export type LinkedPages = { [Name in Exclude<PageFile, OptionalPage>]: LinkedPage<Name> } & {
  [Name in OptionalPage]?: LinkedPage<Name>;
};

type LinkedPage<Name extends PageFile> = Entries[`page-${Name}`] & (Name extends AddressedPage ? Located : Source);

/** Pages with a URL: those whose schema has a `path`, and the offline page, whose URL is fixed. */
type AddressedPage = 'offline' | (typeof pagesWithPath)[number];

/** Nothing changes a catalogue after `link` has made it. */
export interface Catalogue {
  readonly site: Site & Source;
  readonly words: Words;
  readonly pages: LinkedPages;
  /** Main categories (without a parent) come first, sorted for lists. */
  readonly categories: readonly LinkedCategory[];
  readonly models: readonly LinkedModel[];
  readonly sheets: readonly LinkedSheet[];
  readonly equipment: readonly LinkedEquipment[];
  readonly lines: readonly LinkedLine[];
  readonly projects: readonly LinkedProject[];
  readonly fairs: readonly LinkedFair[];
  readonly offices: readonly (Office & Source)[];
  readonly testimonials: readonly (Testimonial & Source)[];
  /** Files that the company supplies. */
  readonly media: readonly MediaFile[];
  /** Texts of the first language, of a catalogue in another. */
  readonly untranslated?: ForeignTexts;
  /** Reads and shows figures in the catalogue's language and units. */
  readonly figures: FigureReader;
  /** Real sizes of the machines in made pictures, by URL stem. Only measured when pages are built. */
  readonly pictureExtents?: Measures<PictureExtent>;
  /** Sizes of the drawn machines, by the same stem. Measured with the extents. */
  readonly spaces?: Measures<MachineSpace>;
  /** Sizes of the plants as drawn, by their ids. Measured with the extents. */
  readonly plantMeasures?: Measures<PlantMeasures>;
}

/** By the stem of the picture's URL; on the development server measured when asked. */
export type Measures<Value> = Pick<ReadonlyMap<string, Value>, 'get'>;

/** In millimetres: along and across on the floor, and the height. */
export type Sides = readonly [along: number, across: number, height: number];

export interface MachineSpace {
  /** As the tables state it; undefined if they do not. */
  machine?: Sides;
  /** With all that is drawn: power pack, walkway, belt. Undefined if that is no more. */
  installed?: Sides;
  /** As drawn with all that is installed, in proportion where the tables state no size. */
  drawn: Sides;
  /** Names of its parts, as drawings call them, and of those that stand on the floor. */
  parts: readonly string[];
  stands: readonly string[];
  /** The side at which material or bales leave it, if it is drawn with a flow. */
  outlet?: FloorSide;
}

/** A side of a machine on the floor. The front is the lower edge of the plan. */
export type FloorSide = 'front' | 'rear' | 'left' | 'right';

/** Free space at the sides of a machine, in millimetres. */
export type Access = Partial<Record<FloorSide, number>>;

/** Machines drawn together, one after another: indicative. In millimetres, the area in square metres. */
export interface PlantMeasures {
  length: number;
  width: number;
  /** The highest point. */
  height: number;
  /** Undefined if the first machine is of no known kind. */
  feedingHeight?: number;
  area: number;
  /** The heights of its drawings, in CSS pixels, in the order of `plantDrawingWidths`. */
  drawings?: readonly number[];
}
