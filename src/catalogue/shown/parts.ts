/** Page data shared by many pages: pictures, links, cards, figures. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Words } from '#generated/entries.gen.ts';
import type { ShownFigure } from '../../figures/show.ts';

/** A picture file. Sizes are in CSS pixels and reserve its place while it loads. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** A photo in several widths and formats; `src` is then the fallback. */
  photo?: Photo;
  /** Only for a picture made from a machine's body. */
  extent?: PictureExtent;
}

/**
 * Size in millimetres: the width that the picture covers, and the height of the machine in its middle. Pictures side by
 * side use it for one common scale.
 */
export type PictureExtent = readonly [width: number, height: number];

/** Files of a photo: `<stem>-<width>.<format>`. */
export interface Photo {
  stem: string;
  /** In pixels, ascending. */
  widths: number[];
  /** Set if not all formats exist: a machine's made picture has no WebP. */
  formats?: ('avif' | 'webp' | 'jpg')[];
  /** A blurred placeholder of a few hundred bytes, as a `data:` URL. */
  placeholder?: string;
}

export type ViewId = 'front' | 'side' | 'plan';

/** A drawing from one side, the made picture, the general-arrangement sheet, or a photo (1-based). */
export type PictureId = ViewId | 'three-quarter' | 'arrangement' | `photo-${number}`;

/** URLs of a machine's PDF sheet, CAD file and 3D file, as far as it has them. */
export type MachineFiles = Partial<Record<'pdf' | 'dxf' | 'glb', string>>;

/** A view of a machine; `label` is the text of its thumbnail's button ("Show view: front"). */
export interface MachineView {
  id: PictureId;
  label: string;
  picture: Picture;
  /** The lightbox picture, if it is another one. */
  large?: Picture;
}

/** A link inside the site. `search` is the query with its question mark, or empty. */
export interface InternalLink {
  to: AppPath;
  label: string;
  search?: string;
}

/** A document of a machine: a file, or the enquiry that asks for it. */
export interface ShownDocument {
  label: string;
  /** Its language and its day. */
  details: string;
  /** URL of the file. */
  file?: string;
  size?: string;
  ask?: InternalLink;
}

export interface Crumb {
  label: string;
  to?: AppPath;
}

/** Metadata for search engines and link previews. */
export interface PageHead {
  /** The last day on which everything on the page is true: that of an upcoming fair. */
  until?: string;
  title: string;
  description: string;
  /** Absolute canonical URL. */
  canonical: string;
  /** Date of the last change of its data (2025-10-14), if known. */
  modified?: string;
  /** The share card at its absolute URL. Only in the meta tags, not in the data that browsers get. */
  picture?: Picture;
  /** JSON-LD documents, ready to serialize, built with the types of schema.org's vocabulary. Not in that data either. */
  structuredData?: object[];
  /** Sets `noindex`. */
  isHidden?: boolean;
  /** Its paths in all languages in which it exists, by their tags; only on a site with several. */
  languages?: Readonly<Record<string, AppPath>>;
}

/** Data that every page has. */
export interface PageBase<Kind extends string> {
  kind: Kind;
  path: AppPath;
  head: PageHead;
  breadcrumbs: Crumb[];
}

export interface TextBlock {
  heading: string;
  paragraphs: string[];
}

export interface Titled {
  title: string;
  description?: string;
}

/** A model, or a stage of a production line, related to the page's own. */
export interface RelatedLink {
  label: string;
  to: AppPath;
  /** The main key figure of another size. */
  figure?: ShownFigure;
  /** Shown by pages that have room for it. */
  picture?: Picture | undefined;
}

/** What goes with a machine, by the word above its links, in the order of the page; empty lists are left out. */
export type Related = Partial<Record<keyof Words['machine'], RelatedLink[]>>;

export interface SpecificationTable {
  title: string;
  rows: ShownFigure[];
}

/** A card that links to a page. On the equipment grid, `caption` is "Uploading Soon" without photo and drawing. */
export interface Card {
  to: AppPath;
  title: string;
  text?: string;
  /** Undefined if it has neither drawing nor photo. */
  picture?: Picture | undefined;
  figures?: readonly ShownFigure[];
  caption?: string;
  /** Set for a model, which can be compared. */
  isModel?: true;
  /** Set for what can be put on the enquiry list; the query of its page, if a line's card shows it in a size. */
  asked?: string;
  /** The family that begins with this card, in the index of its page. */
  family?: string;
}
