/** What the pages of the finder and of the search are given. */
import type { Card, InternalLink, PageBase } from './parts.ts';

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

/** One choice of the finder: a material, a job, or a step of a figure. */
export interface FacetChoice {
  /** What addresses call it: `tyres`, `15-30`, `unstated`. */
  key: string;
  /** Empty for a step, which is named by its values. */
  label?: string;
  /** A step, in the group's unit: up to and without `to`; the last one has no end. */
  from?: number;
  to?: number;
  /** Machines that fit it while nothing else is chosen. */
  count: number;
}

/** Choices of the finder of which any may be taken together. */
export interface FacetGroup {
  id: string;
  label: string;
  /** Of a figure. */
  unit?: string;
  choices: FacetChoice[];
}

/** A link with the number of machines that it leads to. */
export interface CountedLink extends InternalLink {
  count: number;
  /** The same for those who do not see where it stands: "12 machines". */
  counted: string;
  /** Whether it is the page that is shown. */
  isCurrent?: boolean;
}

/** How many there are: of one, and of any other number, which stands for {count}. */
export interface CountWords {
  one: string;
  count: string;
}

/** The words of the finder; the places in braces are filled by the page. */
export interface FinderWords extends CountWords {
  loading: string;
  narrow: string;
  chosen: string;
  show: string;
  showAll: string;
  showMore: string;
  left: string;
  showUnstated: string;
  clear: string;
  upTo: string;
  between: string;
  over: string;
  notStated: string;
  noScript: string;
  unstated: string;
  none: string;
  failed: string;
}

/** The words of the search's controls, in the header and on its page. */
export interface SearchControlWords extends CountWords {
  button: string;
  loading: string;
  all: string;
  nearest: string;
  showMore: string;
}

/** The sentences of the search. */
export interface SearchWords extends Pick<SearchControlWords, 'button' | 'loading'> {
  noScript: string;
  none: string;
  /** What an enquiry begins with when nothing was found. */
  enquiry: string;
  failed: string;
}
