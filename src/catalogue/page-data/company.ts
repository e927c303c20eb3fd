/** What the pages of the fairs and of the offices and the enquiry form are given. */
import type { InternalLink, Picture } from './parts.ts';
import type { PageEnquire } from '#generated/entries.gen.ts';

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

export interface OfficeData {
  country: string;
  /** Undefined where the country is not known by its name and no flag is named. */
  flag?: Picture;
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

/** The company's ways to be reached, beside a text that invites to write. */
export interface ContactLine {
  phone: string;
  email: string;
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
  /** None where nothing is drawn and no photo is there. */
  picture?: Picture | undefined;
}

/** The words of the enquiry form. `phonePattern` is what a telephone number must be, as inputs have it. */
export type EnquiryWords = Omit<PageEnquire['words'], 'phoneRule'> & { phonePattern: string };

/** The words about enquiries that wait for a connection. */
export type WaitingWords = EnquiryWords['waiting'];

/** One question of the enquiry form. */
export type EnquiryQuestion = EnquiryWords['details']['material'];

/** What the form says of an enquiry that was sent or not. */
export type OutcomeWords = EnquiryWords['outcome'];

/** What the enquiry service answers, in words fit for a visitor. */
export type EnquiryAnswers = PageEnquire['answers'];

/** The drawing of a choice under Applications. */
export interface EnquiryDrawing {
  machinery: string;
  option: string;
  picture: Picture;
}
