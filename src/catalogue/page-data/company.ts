/** What the pages of the fairs and of the offices are given. */
import type { InternalLink, Picture } from './parts.ts';

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
