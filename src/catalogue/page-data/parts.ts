/** The pieces that pages are given: pictures, links, cards, figures, choices of the form. */
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
  /** The picture that a shared link shows, at its absolute address. Pages in the browser do without. */
  picture?: Picture;
  /** JSON-LD documents, ready to be serialised. */
  structuredData: Record<string, unknown>[];
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

/** One choice under Machinery, with the choices under Applications that belong to it. */
export interface MachineryOption {
  id: string;
  label: string;
  /** Lower-case values of a link's `machinery` that mean this choice besides its id. */
  aliases: string[];
  models: string[];
  /** These are the first of them; the others are in the file `choicesPath(id)`. */
  more?: true;
}

/** The file with all choices of a machinery. */
export interface MachineryChoices {
  models: string[];
  drawings: EnquiryDrawing[];
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
  /** Under Applications, where a catalogue is too large to offer every machine. */
  unlisted?: string;
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
