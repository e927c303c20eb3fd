/** What each kind of page is given. */
import type { AppPath } from '#generated/app-path.gen.ts';
import type { CountedLink, FacetGroup, FinderWords, SearchWords } from './find.ts';
import type { EnquiryDrawing, EnquirySubject, EnquiryWords, MachineryOption } from './enquiry.ts';
import type {
  Block,
  Card,
  ComparableModel,
  CompareGroup,
  CompareWords,
  ContactLine,
  Crumb,
  EquipmentList,
  FairCard,
  Figure,
  GalleryPhoto,
  GalleryVideo,
  HomeCardData,
  InternalLink,
  MachineComparison,
  ModelSummary,
  OfficeData,
  OfflineWords,
  PageHead,
  Paging,
  Picture,
  PictureId,
  Related,
  ProductGroup,
  SpecificationTable,
  TestimonialData,
  Titled,
  View,
} from './parts.ts';

interface PageBase<Kind extends string> {
  kind: Kind;
  path: AppPath;
  head: PageHead;
  breadcrumbs: Crumb[];
}

/** A page with a list that may go on at further pages. */
interface Listing {
  paging?: Paging;
}

export interface HomePageData extends PageBase<'home'> {
  hero: { heading: string; text: string; action: string };
  figures: Figure[];
  intro: Block & { link: InternalLink };
  cards: { heading: string; text?: string; items: HomeCardData[]; all?: InternalLink };
  fairs: { heading: string; text?: string; upcoming: FairCard[]; completed: FairCard[]; all?: InternalLink };
  testimonials: { heading: string; items: TestimonialData[] };
}

export interface HomeCardsPageData extends PageBase<'homecards'> {
  heading: string;
  items: HomeCardData[];
  all?: InternalLink;
}

export interface AboutPageData extends PageBase<'about'> {
  heading: string;
  whoWeAre: Block & { picture: Picture };
  mission: Block & { picture: Picture };
  getInTouch: Block & { products: InternalLink; email: string };
}

export interface ContactPageData extends PageBase<'contact'> {
  heading: string;
  intro: string;
  /** What stands above the office that is nearest to the visitor. */
  talk?: string;
  offices: OfficeData[];
}

export interface EnquirePageData extends PageBase<'enquire'> {
  heading: string;
  intro: string;
  words: EnquiryWords;
  aside: Block;
  contact: ContactLine;
  options: MachineryOption[];
  subjects: EnquirySubject[];
  drawings: EnquiryDrawing[];
  /** Number of the files with the machines that links name; without it `subjects` are all of them. */
  shards?: number;
}

export interface ProductsPageData extends PageBase<'products'>, Listing {
  heading: string;
  intro: string;
  /** The way to a few of them by material, job and figures. */
  finder: InternalLink;
  /** Every product; none when there are `groups`. */
  cards: Card[];
  groups?: ProductGroup[];
  equipment: EquipmentList;
}

interface CategoryBase<Kind extends string> extends PageBase<Kind>, Listing {
  heading: string;
  intro: string[];
  features: string[];
  applications: string[];
  benefits: string[];
  picture: Picture;
  contact: ContactLine;
  /** The form with the category's own choice; without it the form as it opens by itself. */
  enquiry: InternalLink;
  getInTouch?: Block;
  /** The prepared comparison of its models. */
  comparison?: InternalLink;
}

/** A category whose members are shown as cards. */
export interface CardsPageData extends CategoryBase<'cards'> {
  cards: Card[];
}

/** A category with a selector of its models. */
export interface ModelsPageData extends CategoryBase<'models'> {
  models: ModelSummary[];
}

/** An information page; models that the category has gained are listed under the text. */
export interface TextPageData extends CategoryBase<'text'> {
  body: string[];
  models: ModelSummary[];
}

export interface ModelPageData extends PageBase<'model'> {
  name: string;
  heading: string;
  description: string;
  category: InternalLink;
  views: View[];
  initialView: PictureId;
  figures: Figure[];
  features: string[];
  featuresPicture: Picture;
  tables: SpecificationTable[];
  enquiry: InternalLink;
  /** Address of the PDF sheet, at the site's root. */
  sheet: string;
  related?: Related;
  /** The prepared comparison with others of its category. */
  comparison?: InternalLink;
}

export interface EquipmentGridPageData extends PageBase<'equipment-grid'>, Listing {
  heading: string;
  intro: string[];
  cards: Card[];
}

export interface EquipmentListPageData extends PageBase<'equipment-list'>, Listing {
  equipment: EquipmentList;
}

export interface EquipmentPageData extends PageBase<'equipment'> {
  name: string;
  description: string;
  views: View[];
  initialView: PictureId;
  overview: Figure[];
  features: Titled[];
  applications: Titled[];
  contact: ContactLine;
  related?: Related;
  enquiry: InternalLink;
}

export interface FairsPageData extends PageBase<'fairs'>, Listing {
  heading: string;
  intro: string;
  /** All fairs as a calendar: to subscribe to, and as a file. */
  calendar?: { subscribe: string; file: string };
  fairs: FairCard[];
}

export interface GalleryPageData extends PageBase<'gallery'> {
  heading: string;
  fair: FairCard;
  photos: GalleryPhoto[];
  videos: GalleryVideo[];
}

/** Shows the machines that its address names (`?models=sht6000,sht8000`), else a choice of machines. */
export interface ComparePageData extends PageBase<'compare'> {
  heading: string;
  intro: string;
  words: CompareWords;
  groups: CompareGroup[];
}

/** The prepared comparison of a category's first models. */
export interface ComparisonPageData extends PageBase<'comparison'> {
  heading: string;
  intro: string;
  words: CompareWords;
  /** The page on which other machines are chosen. */
  compare: AppPath;
  category: InternalLink;
  comparison: MachineComparison;
  /** Models of the category, the compared ones among them. */
  siblings: ComparableModel[];
}

/** The finder: every machine, and the choices that narrow them down. */
export interface FindPageData extends PageBase<'find'> {
  heading: string;
  intro: string;
  words: FinderWords;
  groups: FacetGroup[];
  /** The first cards; the finder's file has all. */
  cards: Card[];
  total: number;
  /** Pages of results that need no script: by material and by job. */
  materials: CountedLink[];
  jobs: CountedLink[];
  enquiry: InternalLink;
}

/** The machines for a material, for a job, or for both: a page that needs no script. */
export interface FindResultsPageData extends PageBase<'find-results'> {
  /** How many machines there are, in words. */
  counted: string;
  heading: string;
  cards: Card[];
  total: number;
  /** The same choice in the finder, to go on with its figures. */
  finder: InternalLink;
  /** Other materials for the same job, and other jobs for the same material; the one that is shown among them. */
  materials: CountedLink[];
  jobs: CountedLink[];
  /** Where there are more machines than cards: the categories that hold them all, under these words. */
  more?: { heading: string; categories: CountedLink[] };
}

/** Results of the search: a frame that the script fills. */
export interface SearchPageData extends PageBase<'search'> {
  heading: string;
  intro: string;
  words: SearchWords;
  /** The ways on where there is no script or no result. */
  ways: InternalLink[];
  enquiry: InternalLink;
}

/** What stands at an address that this device has not kept, while there is no connection. */
export interface OfflinePageData extends PageBase<'offline'> {
  heading: string;
  text: string;
  words: OfflineWords;
}

export type PageData =
  | HomePageData
  | HomeCardsPageData
  | AboutPageData
  | ContactPageData
  | EnquirePageData
  | ProductsPageData
  | CardsPageData
  | ModelsPageData
  | TextPageData
  | ModelPageData
  | EquipmentGridPageData
  | EquipmentListPageData
  | EquipmentPageData
  | FairsPageData
  | GalleryPageData
  | OfflinePageData
  | ComparePageData
  | ComparisonPageData
  | FindPageData
  | FindResultsPageData
  | SearchPageData;

export type PageKind = PageData['kind'];
