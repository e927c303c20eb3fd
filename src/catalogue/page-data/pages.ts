/** What each kind of page is given. */
import type { ComparePageData, ComparisonPageData } from './comparison.ts';
import type { EnquiryDrawing, EnquirySubject, EnquiryWords, MachineryOption } from './enquiry.ts';
import type { FairCard, FairsPageData, GalleryPageData } from './fairs.ts';
import type { FindPageData, FindResultsPageData, SearchPageData } from './find.ts';
import type { EquipmentList, Listing, ModelSummary, ProductGroup } from './lists.ts';
import type { ContactLine, OfficeData } from './offices.ts';
import type {
  Block,
  Card,
  Figure,
  HomeCardData,
  InternalLink,
  PageBase,
  Picture,
  PictureId,
  Related,
  SpecificationTable,
  TestimonialData,
  Titled,
  View,
} from './parts.ts';

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

/** What stands at an address that this device has not kept, while there is no connection. */
export interface OfflinePageData extends PageBase<'offline'> {
  heading: string;
  text: string;
  words: {
    /** The button that tries the address again. */
    retry: string;
    /** Above the pages that this device has kept. */
    pages: string;
    /** Above the sheets that this device has kept. */
    sheets: string;
    /** Where it has kept none of both. */
    none: string;
  };
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
