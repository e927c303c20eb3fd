/** The pieces that pages are given: pictures, links, cards, figures. */
import type { AppPath } from '#generated/app-path.gen.ts';

/** A picture file of the site. Sizes in CSS pixels, so that nothing shifts while it loads. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** A photo in several widths and formats; `src` is then the one for browsers that choose none. */
  photo?: Photo;
}

/** The files of a photo: `<stem>-<width>.<format>`. */
export interface Photo {
  stem: string;
  /** Widths in pixels, ascending. */
  widths: number[];
  /** A blurred stand-in of some hundred bytes, as a `data:` address. */
  placeholder?: string;
}

export type ViewId = 'front' | 'side' | 'plan';

/** A drawing from one side, the general-arrangement sheet, or one of the photos, counted from 1. */
export type PictureId = ViewId | 'arrangement' | `photo-${number}`;

/** One of the views of a machine; `label` is the word on its thumbnail's button ("Show view: front"). */
export interface View {
  id: PictureId;
  label: string;
  picture: Picture;
  /** What is shown enlarged, where it is not the picture itself. */
  large?: Picture;
}

/** A link inside the site. `search` is the query with its question mark, or empty. */
export interface InternalLink {
  to: AppPath;
  label: string;
  search?: string;
}

/** A page of a long list, as a link: `label` is its number, `name` says it in full. */
export interface PagingStep extends InternalLink {
  name: string;
}

/** The links between the pages of a long list. */
export interface Paging {
  /** What the navigation is called. */
  label: string;
  /** Which page this is, in words: "Page 2 of 5". */
  position: string;
  /** From 1. */
  number: number;
  previous?: InternalLink;
  next?: InternalLink;
  /** The first, the last and those around this one, ascending; between two whose numbers do not follow is a gap. */
  steps: PagingStep[];
}

/** A main category on the page of all products, when there are too many products to show them all. */
export interface ProductGroup {
  heading: string;
  /** How many models it has, in words. */
  count: string;
  cards: Card[];
  /** The page with all of them. */
  all: InternalLink;
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
  /** Day of the last change of its data, like 2025-10-14, where it is known. */
  modified?: string;
  /** The picture that a shared link shows, at its absolute address. Pages in the browser do without. */
  picture?: Picture;
  /** JSON-LD documents, ready to be serialised. What makes them has the types of schema.org's vocabulary. */
  structuredData: object[];
  /** Search engines shall not list the page. */
  isHidden?: boolean;
}

export interface Block {
  heading: string;
  paragraphs: string[];
}

export interface Titled {
  title: string;
  description?: string;
}

/** A model or a stage of a line that goes with the page's own. */
export interface RelatedLink {
  label: string;
  to: AppPath;
  /** The main key figure of another size. */
  figure?: Figure;
}

/** What goes with a machine; what is empty is not there. */
export type Related = Partial<Record<'smaller' | 'larger' | 'before' | 'after', RelatedLink[]>>;

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
  /** A model, which can be compared with others. */
  isModel?: true;
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
  /** The calendar file of an upcoming fair. */
  calendar?: string;
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

export interface OfficeData {
  country: string;
  flag: Picture;
  company: string;
  isHead: boolean;
  /** Each with its place on the map. */
  addresses: { text: string; map: string }[];
  phone: string;
  mobile?: string;
  whatsapp?: WhatsApp;
  email: string;
  website?: string;
  timeZone?: string;
  /** Lines like `Mon-Fri 09:30-18:00`, in the office's own time. */
  hours?: string[];
  /** Address of its business card. */
  card: string;
}

/** A number that answers on WhatsApp, and the link to it. */
export interface WhatsApp {
  number: string;
  href: string;
}

/** What every page knows of an office: enough to call it. */
export type OfficeLine = Pick<OfficeData, 'country' | 'phone' | 'email' | 'whatsapp' | 'timeZone' | 'hours'>;

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
  /** The page with all of them, where these are not all. */
  all?: InternalLink;
}

export interface ModelSummary {
  name: string;
  to: AppPath;
  description: string;
  figures: Figure[];
  picture: Picture;
  enquiry: InternalLink;
}

/** A model that can be compared. `id` names it in the address: `?models=sht6000,sht8000`. */
export interface ComparableModel {
  id: string;
  name: string;
  to: AppPath;
}

/** A model as a comparison shows it. */
export interface ComparedModel extends ComparableModel {
  picture?: Picture;
  enquiry: InternalLink;
}

/** A row of a comparison: one value a machine, null where it has none. */
export interface AlignedRow {
  label: string;
  values: (string | null)[];
  /** Whether the machines differ in it; one that has no value differs from one that has. */
  differs: boolean;
}

/** Rows under the title of a table of the machines' sheets. */
export interface AlignedSection {
  title: string;
  rows: AlignedRow[];
}

/** Machines side by side. */
export interface MachineComparison {
  models: ComparedModel[];
  sections: AlignedSection[];
}

/** The models of a category to choose from. */
export interface CompareGroup {
  title: string;
  category: InternalLink;
  models: ComparableModel[];
  /** The prepared comparison of its first models. */
  prepared?: InternalLink;
  /** How many models it has, where not all are listed. */
  count?: number;
}

/** What a comparison says; `{names}` stands for machines (schemas/page-compare.schema.json). */
export interface CompareWords {
  link: string;
  brief: string;
  choose: string;
  prepared: string;
  other: string;
  plain: string;
  one: string;
  same: string;
  unknown: string;
  tooMany: string;
  failed: string;
  full: string;
}

/** The words of the page for those without a connection. */
export interface OfflineWords {
  /** The button that tries the address again. */
  retry: string;
  /** Above the pages that this device has kept. */
  pages: string;
  /** Above the sheets that this device has kept. */
  sheets: string;
  /** Where it has kept none of both. */
  none: string;
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
