/** The pieces that pages are given: pictures, links, cards, figures. */
import type { AppPath } from '#generated/route-tree.gen.ts';

/** A picture file of the site. Sizes in CSS pixels, so that nothing shifts while it loads. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** A photo in several widths and formats; `src` is then the one for browsers that choose none. */
  photo?: Photo;
  /** Of a picture that is made from a machine's body. */
  extent?: PictureExtent;
}

/**
 * How large the machine in a picture is, in millimetres: what the picture's width shows of the world, and how high the
 * machine stands in its middle. So pictures can stand side by side at one scale.
 */
export type PictureExtent = readonly [width: number, height: number];

/** The files of a photo: `<stem>-<width>.<format>`. */
export interface Photo {
  stem: string;
  /** Widths in pixels, ascending. */
  widths: number[];
  /** The formats that are there, where not all: a machine's picture has no WebP. */
  formats?: ('avif' | 'webp' | 'jpg')[];
  /** A blurred stand-in of some hundred bytes, as a `data:` address. */
  placeholder?: string;
}

export type ViewId = 'front' | 'side' | 'plan';

/** A drawing from one side, the picture, the general-arrangement sheet, or one of the photos, counted from 1. */
export type PictureId = ViewId | 'three-quarter' | 'arrangement' | `photo-${number}`;

/** Addresses of a machine's sheet, of its CAD file and of its 3D file; of those that it has. */
export type MachineFiles = Partial<Record<'pdf' | 'dxf' | 'glb', string>>;

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

/** What every page is given. */
export interface PageBase<Kind extends string> {
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

/** A card with a picture that leads to a page. `caption` is "Uploading Soon" on the equipment grid where there is neither photo nor drawing. */
export interface Card {
  to: AppPath;
  title: string;
  text?: string;
  /** None where nothing is drawn and no photo is there. */
  picture?: Picture | undefined;
  figures?: readonly Figure[];
  caption?: string;
  /** A model, which can be compared with others. */
  isModel?: true;
}
