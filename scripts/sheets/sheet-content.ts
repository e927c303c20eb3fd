/**
 * What a specification sheet says. The template `sheet.typ` reads it as JSON; drawing and code go beside it as files.
 */
import type { Figure, SpecificationTable } from '../../src/catalogue/page-data.ts';
import type { Theme } from '../../src/look/palette.ts';
import type { DrawnSubject } from '../../src/drawing/draw-machine.ts';
import { type DrawingWords, type Words } from '../../src/catalogue/words.ts';

/** A machine that a shared sheet covers; `url` is the absolute address of its page. */
export interface CoveredModel {
  name: string;
  figures: Figure[];
  url: string;
}

/** What a worker sets: a sheet, and the bytes of its picture. */
export interface SheetJob {
  content: SheetContent;
  picture?: Uint8Array | undefined;
}

/** Plain data: a worker gets it as it is. */
export interface SheetContent {
  title: string;
  /** What kind of machine it is: the title of its category. */
  kind: string;
  description: string;
  /** The key figures beside the description; may be empty. */
  figures: Figure[];
  features: string[];
  tables: SpecificationTable[];
  /** The machines of a shared sheet; empty on a machine's own. */
  models: CoveredModel[];
  /** Address of the picture on the first page (JPEG); without it the drawing stands there. */
  picture?: string;
  /** What is drawn; nothing where it is missing. */
  subject?: Omit<DrawnSubject, 'words'>;
  /** Of the texts (BCP 47); the direction of the sheet follows from it. */
  language: string;
  /** What stands on every sheet and in its drawing. */
  words: Words['sheet'] & DrawingWords;
  /** What screen readers read of the picture and of the code. */
  alt: { picture: string; code: string };
  /** Absolute address of the page that the sheet belongs to. */
  url: string;
  /** `logo` is an SVG document for a dark ground; without one the name stands there. */
  brand: { name: string; tagline: string; logo?: string };
  /** In whose colours; the reference's where it is missing. */
  theme?: Theme;
  /** `address` line by line, without the company's name. */
  contact: { company: string; address: string[]; phone: string; email: string };
}
