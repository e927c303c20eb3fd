/** Lists of what the catalogue has, which may go on at further pages. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Card, Figure, InternalLink, Picture } from './parts.ts';

/** A page with a list that may go on at further pages. */
export interface Listing {
  paging?: Paging;
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
  /** Where the list is long: its pages by the first and the last name on them. */
  byName?: { label: string; links: (InternalLink & { isCurrent?: boolean })[] };
}

/** A page of a long list, as a link: `label` is its number, `name` says it in full. */
export interface PagingStep extends InternalLink {
  name: string;
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

export interface EquipmentList {
  heading: string;
  items: EquipmentListItem[];
  /** The page with all of them, where these are not all. */
  all?: InternalLink;
}

export interface EquipmentListItem {
  name: string;
  description: string;
  to: AppPath;
  enquiry: InternalLink;
  /** None where nothing is drawn and no photo is there. */
  picture?: Picture | undefined;
}

export interface ModelSummary {
  name: string;
  to: AppPath;
  description: string;
  figures: Figure[];
  /** None where nothing is drawn and no photo is there. */
  picture?: Picture | undefined;
  enquiry: InternalLink;
}
