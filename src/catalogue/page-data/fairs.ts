/** What the fairs' pages are given. */
import type { Listing } from './lists.ts';
import type { InternalLink, PageBase, Picture } from './parts.ts';

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
