/** What a specification sheet says. The template `sheet.typ` reads it as JSON; the drawing goes beside it as a file. */
import type { Figure, SpecificationTable } from '../../src/catalogue/page-data.ts';

/** A machine that a shared sheet covers; `url` is the absolute address of its page. */
export interface CoveredModel {
  name: string;
  figures: Figure[];
  url: string;
}

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
  /** The front view, an SVG document of 300 × 280. */
  drawing: string;
  drawingAlt: string;
  /** Absolute address of the page that the sheet belongs to. */
  url: string;
  brand: { name: string; tagline: string };
  /** `address` line by line, without the company's name. */
  contact: { company: string; address: string[]; phone: string; email: string };
}
