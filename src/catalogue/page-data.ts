/**
 * What each kind of page is given: one JSON document a page, made from the linked catalogue and from nothing else.
 * The prerender inlines it, later navigations fetch it, the React pages take it as their only props.
 */
import type { AppPath } from '#generated/app-path.gen.ts';

/** A picture file of the site. Sizes in CSS pixels, so that nothing shifts while it loads. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export type ViewId = 'front' | 'side' | 'plan';

/** One of the views of a machine; `label` is the word on its thumbnail's button ("Show view: front"). */
export interface View {
  id: ViewId;
  label: string;
  picture: Picture;
}

/** A link inside the site. `search` is the query with its question mark, or empty. */
export interface InternalLink {
  to: AppPath;
  label: string;
  search?: string;
}

export interface Crumb {
  label: string;
  to?: AppPath;
}

/** What search engines and shared links show of the page. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address of the page, in the canonical spelling. */
  canonical: string;
  /** JSON-LD documents, ready to be serialised. */
  structuredData: Record<string, unknown>[];
}

interface PageBase<Kind extends string> {
  kind: Kind;
  path: AppPath;
  head: PageHead;
  breadcrumbs: Crumb[];
}

export interface Block {
  heading: string;
  paragraphs: string[];
}

export interface Titled {
  title: string;
  description?: string;
}

/** A row of figures as the maker writes them. */
export interface Figure {
  label: string;
  value: string;
}

export interface SpecificationTable {
  title: string;
  rows: Figure[];
}

/** A card with a picture that leads to a page. `caption` is "Uploading Soon" where an equipment item has no photo. */
export interface Card {
  to: AppPath;
  title: string;
  text?: string;
  picture: Picture;
  figures?: Figure[];
  caption?: string;
}

/** A fair as a ticket. Dates are ISO; `dates` is what is shown. */
export interface FairCard {
  title: string;
  description: string;
  start: string;
  end: string;
  dates: string;
  city: string;
  country: string;
  booth?: string;
  upcoming: boolean;
  picture: Picture;
  /** The organiser's site of an upcoming fair (opens in a new tab). */
  externalLink?: string;
  /** The gallery of a completed fair, or the page of all fairs. */
  internalLink?: InternalLink;
}

export interface TestimonialData {
  company: string;
  country: string;
  feedback: string;
  author: string;
  /** One or two letters for the drawn portrait. */
  initials: string;
}

/** The company's ways to be reached, beside a text that invites to write. */
export interface ContactLine {
  phone: string;
  email: string;
}

/** `cards` of the home page and of /homecards. The last (Other Equipment) uses the fallback drawing. */
export type HomeCardData = Card;

export interface HomePageData extends PageBase<'home'> {
  hero: { heading: string; text: string; action: string };
  figures: Figure[];
  intro: Block & { link: InternalLink };
  cards: { heading: string; text?: string; items: HomeCardData[] };
  fairs: { heading: string; text?: string; upcoming: FairCard[]; completed: FairCard[] };
  testimonials: { heading: string; items: TestimonialData[] };
}

export interface HomeCardsPageData extends PageBase<'homecards'> {
  heading: string;
  items: HomeCardData[];
}

export interface AboutPageData extends PageBase<'about'> {
  heading: string;
  whoWeAre: Block & { picture: Picture };
  mission: Block & { picture: Picture };
  getInTouch: Block & { products: InternalLink; email: string };
}

export interface OfficeData {
  country: string;
  flag: Picture;
  company: string;
  isHead: boolean;
  addresses: string[];
  phone: string;
  mobile?: string;
  email: string;
  website?: string;
  timeZone?: string;
}

export interface ContactPageData extends PageBase<'contact'> {
  heading: string;
  intro: string;
  offices: OfficeData[];
}

/** One choice under Machinery, with the choices under Applications that belong to it. */
export interface MachineryOption {
  id: string;
  label: string;
  /** Lower-case values of a link's `machinery` that mean this choice besides its id. */
  aliases: string[];
  models: string[];
}

/** A machine that a link may name: the choice that stands for it, and how the page calls it. */
export interface EnquirySubject {
  /** Every spelling that names it (id, name), reduced by `reduceName`. */
  names: string[];
  label: string;
  machinery: string;
  option: string;
  picture: Picture;
}

/** The words of the enquiry form. */
export interface EnquiryWords {
  /** Stands before the name of the machine that the enquiry is about. */
  subject: string;
  /** The message's first line; `{machine}` stands for the machine's name. */
  line: string;
  phoneHint: string;
  promise: string;
  /** Labels the field that only programs see. */
  leaveEmpty: string;
}

/** What the enquiry service answers, in words fit for a visitor. */
export interface EnquiryAnswers {
  thanks: string;
  /** Above the list of the fields to correct: in the form, too. */
  invalid: string;
  unreadable: string;
  tooLarge: string;
  tooMany: string;
  unavailable: string;
  /** The link back to the site, on the page that answers a form sent without scripts. */
  back: string;
}

/** The drawing of a choice under Applications. */
export interface EnquiryDrawing {
  machinery: string;
  option: string;
  picture: Picture;
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
}

export interface EquipmentListItem {
  name: string;
  description: string;
  to: AppPath;
  enquiry: InternalLink;
  picture: Picture;
}

export interface EquipmentList {
  heading: string;
  items: EquipmentListItem[];
}

export interface ProductsPageData extends PageBase<'products'> {
  heading: string;
  intro: string;
  cards: Card[];
  equipment: EquipmentList;
}

interface CategoryBase<Kind extends string> extends PageBase<Kind> {
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
}

/** A category whose members are shown as cards. */
export interface CardsPageData extends CategoryBase<'cards'> {
  cards: Card[];
}

export interface ModelSummary {
  name: string;
  to: AppPath;
  description: string;
  figures: Figure[];
  picture: Picture;
  enquiry: InternalLink;
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
  initialView: ViewId;
  figures: Figure[];
  features: string[];
  featuresPicture: Picture;
  tables: SpecificationTable[];
  enquiry: InternalLink;
  /** Address of the PDF sheet, at the site's root. */
  sheet: string;
}

export interface EquipmentGridPageData extends PageBase<'equipment-grid'> {
  heading: string;
  intro: string[];
  cards: Card[];
}

export interface EquipmentListPageData extends PageBase<'equipment-list'> {
  equipment: EquipmentList;
}

export interface EquipmentPageData extends PageBase<'equipment'> {
  name: string;
  description: string;
  picture: Picture;
  overview: Figure[];
  features: Titled[];
  applications: Titled[];
  contact: ContactLine;
  enquiry: InternalLink;
}

export interface FairsPageData extends PageBase<'fairs'> {
  heading: string;
  intro: string;
  fairs: FairCard[];
}

export interface GalleryPhoto {
  original: Picture;
  thumbnail: Picture;
  caption: string;
}

export interface GalleryVideo {
  id: string;
  title: string;
  poster: Picture;
}

export interface GalleryPageData extends PageBase<'gallery'> {
  heading: string;
  fair: FairCard;
  photos: GalleryPhoto[];
  videos: GalleryVideo[];
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
  | GalleryPageData;

export type PageKind = PageData['kind'];

/**
 * A node of the products menu: a link, or a button that opens `children` (with `page` as the submenu's first link).
 * With a `picture`, its drawing stands above the label on a wide screen.
 */
export type MenuNode =
  | { label: string; to: AppPath; picture?: Picture }
  | { label: string; page: InternalLink; children: MenuNode[]; picture?: Picture };

/** The measures of the pages' behaviour, with the units of `schemas/site.schema.json`. */
export interface SiteConstants {
  replyHours: number;
  scrollToTopAfter: number;
  fairScrollStep: number;
  fadeDuration: number;
  equipmentRevealAt: number;
  mainPicture: { width: number; height: number };
  videoHeight: number;
  chunkTimeout: number;
  slider: {
    slideDuration: number;
    interval: number;
    swipeThreshold: number;
    flickThreshold: number;
    thumbnailHoverDelay: number;
  };
}

/** What surrounds every page. */
export interface Shell {
  /** `logoOnInk` is the light variant for the header and the footer; without it the logo itself stands there. */
  brand: { name: string; company: string; tagline: string; logo: Picture; logoOnInk?: Picture };
  origin: string;
  /** Where the enquiry form is sent to: an absolute URL, or `/send-email`. */
  endpoint: string;
  /** The form's page, and what the service answers. */
  enquiry: { path: AppPath; answers: EnquiryAnswers };
  /** Links of the bar; the products menu stands after the second. */
  header: InternalLink[];
  productsLabel: string;
  menu: MenuNode[];
  footer: InternalLink[];
  social: { name: string; href: string }[];
  contact: ContactLine & { administrativeOffice: string[]; unit: string[] };
  copyrightYear: number;
  constants: SiteConstants;
  notFound: { title: string; text: string };
  failure: { title: string; text: string };
}
