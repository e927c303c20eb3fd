/** Which PDF sheets the site has and what they say, from the catalogue alone. */
import type { Catalogue, LinkedModel, LinkedSheet } from '../../src/catalogue/catalogue.ts';
import { drawnTables } from '../../src/catalogue/link/tables-of.ts';
import { showTables } from '../../src/catalogue/pages/figures.ts';
import { highlightsOf, keyFiguresOf } from '../../src/catalogue/pages/key-figures.ts';
import { absolute, sheetPath } from '../../src/catalogue/paths.ts';
import type { SheetContent } from './sheet-content.ts';

export interface ListedSheet {
  /** Address of the PDF at the site's root: `/blt150.pdf`. */
  path: string;
  /** The id that a PDF of the company under data/media/sheets carries: `blt150`. */
  id: string;
  content: SheetContent;
}

/** Key figures below the drawing. */
const keyFigures = 4;

/**
 * One sheet for each model that has its own, and one for each shared sheet. `logo` is an SVG document for a dark
 * ground.
 */
export function listSheets(catalogue: Catalogue, logo?: string): ListedSheet[] {
  const frame = frameOf(catalogue, logo);
  const own = catalogue.models
    .filter((model) => !model.sheet)
    .map((model) => ({
      path: model.sheetPath,
      id: model.id,
      content: { ...frame, ...modelSheet(catalogue, model) },
    }));
  const shared = catalogue.sheets.map((sheet) => ({
    path: sheetPath(sheet.id),
    id: sheet.id,
    content: { ...frame, ...sharedSheet(catalogue, sheet) },
  }));
  return [...own, ...shared];
}

function modelSheet(catalogue: Catalogue, model: LinkedModel): OwnContent {
  return {
    title: model.heading ?? model.name,
    kind: model.category.title,
    description: model.description,
    figures: keyFiguresOf(model, keyFigures),
    features: model.features,
    tables: showTables(model.tables),
    models: [],
    subject: { id: model.id, machine: model.machine, name: model.name, tables: drawnTables(model) },
    url: absolute(catalogue.site.origin, model.path),
  };
}

function sharedSheet(catalogue: Catalogue, sheet: LinkedSheet): OwnContent {
  const { origin } = catalogue.site;
  const categories = [...new Set(sheet.models.map((model) => model.category))];
  const [only] = categories;
  const page = only && categories.length === 1 ? only : catalogue.pages.ourproducts;
  return {
    title: sheet.title,
    kind: categories.map((category) => category.title).join(', '),
    description: sheet.description,
    figures: [],
    features: sheet.features ?? [],
    tables: showTables(sheet.tables),
    models: sheet.models.map((model) => ({
      name: model.name,
      figures: highlightsOf(model),
      url: absolute(origin, model.path),
    })),
    subject: { id: sheet.id, machine: sheet.machine, name: sheet.title, tables: sheet.tables },
    url: absolute(origin, page.path),
  };
}

/** What stands on every sheet. */
type Frame = Pick<SheetContent, 'brand' | 'contact'>;
type OwnContent = Omit<SheetContent, keyof Frame>;

function frameOf({ site }: Catalogue, logo: string | undefined): Frame {
  const { name, tagline, company } = site.brand;
  return {
    brand: { name, tagline, ...(logo === undefined ? {} : { logo }) },
    contact: {
      company,
      address: site.administrativeOffice.filter((line) => line !== company),
      phone: site.phone,
      email: site.email,
    },
  };
}
