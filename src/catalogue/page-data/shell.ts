/** What surrounds every page. */
import type { PageDownloads, Site, Units } from '#generated/entries.gen.ts';
import type { Theme } from '../../look/palette.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { EnquiryAnswers, OfficeLine } from './company.ts';
import type { InternalLink, MachineFiles, Picture } from './parts.ts';
import { type PageWords } from '../words.ts';

/**
 * A node of the products menu: a link, or a button that opens `children` (with `page` as the submenu's first link).
 * On a wide screen a `picture` stands above the label, or the `elevation` of a model: those of a row are at one scale.
 */
export type MenuNode =
  | { label: string; to: AppPath; picture?: Picture; elevation?: string }
  | { label: string; page: InternalLink; children: MenuNode[]; picture?: Picture };

/** The measures of the pages' behaviour. */
export type SiteConstants = Site['constants'];

/** What surrounds every page. */
export interface Shell {
  /** `logoOnInk` is the light variant for the header and the footer; without it the logo itself stands there, and without both the name. */
  brand: { name: string; company: string; tagline: string; logo?: Picture; logoOnInk?: Picture };
  /** The maker's own colours, where it gives some. */
  theme?: Theme;
  /** BCP 47; the direction of the pages follows from it. */
  language: string;
  origin: string;
  /** Where the enquiry form is sent to: an absolute URL, or `/send-email`. */
  endpoint: string;
  /** The form's page, what the service answers, and how many machines are on the list (`{count}`). */
  enquiry: { path: AppPath; answers: EnquiryAnswers; counted: string };
  /** The search: its page, what the button in the bar is called, the one that closes the field, and the way on from there. */
  search: InternalLink & { close: string; others: string };
  /** Links of the bar; the products menu stands after the second. */
  header: InternalLink[];
  productsLabel: string;
  menu: MenuNode[];
  footer: InternalLink[];
  /** The maker's own units and rows of codes, where there are some. */
  figures?: Pick<Units, 'units' | 'codes'>;
  /** The page of comparisons, where there is one, and what is said where a fifth machine is chosen. */
  compare?: { path: AppPath; full: string };
  /** The page of downloads, where there is one, and the words of a machine's files and of its 3D view (schemas/page-downloads.schema.json). */
  downloads: {
    path?: AppPath;
    notice: string;
    files: Record<keyof MachineFiles, string>;
    words: Omit<PageDownloads['words'], 'machine' | 'kilobytes' | 'megabytes'>;
  };
  social: { name: string; href: string }[];
  contact: Pick<Site, 'phone' | 'email' | 'administrativeOffice' | 'unit'>;
  /** The head office first. */
  offices: OfficeLine[];
  copyrightYear?: number;
  constants: SiteConstants;
  /** What no page says by itself (schemas/words.schema.json). */
  words: PageWords;
  notFound: { title: string; text: string };
  failure: { title: string; text: string };
  /** Address of the service worker, unless it is withdrawn. */
  worker?: string;
}
