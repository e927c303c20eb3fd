/** Which PDF sheets the site has and what they say, from the catalogue alone. */
import type { Catalogue, LinkedModel, LinkedSheet } from '../../src/catalogue/catalogue.ts';
import { drawnTables } from '../../src/catalogue/link/tables-of.ts';
import { highlightsOf, showTables } from '../../src/catalogue/pages/figures.ts';
import { absolute, sheetPath } from '../../src/catalogue/paths.ts';
import { machinePicture } from '../../src/catalogue/pictures.ts';
import type { SheetContent } from './sheet-content.ts';

export interface ListedSheet {
  /** Address of the PDF at the site's root: `/blt150.pdf`. */
  path: string;
  /** The id that a PDF of the company under data/media/sheets carries: `blt150`. */
  id: string;
  content: SheetContent;
}

/** One sheet for each model that has its own, and one for each shared sheet. */
export function listSheets(catalogue: Catalogue): ListedSheet[] {
  const own = catalogue.models
    .filter((model) => !model.sheet)
    .map((model) => ({ path: model.sheetPath, id: model.id, content: modelSheet(catalogue, model) }));
  const shared = catalogue.sheets.map((sheet) => ({
    path: sheetPath(sheet.id),
    id: sheet.id,
    content: sharedSheet(catalogue, sheet),
  }));
  return [...own, ...shared];
}

function modelSheet(catalogue: Catalogue, model: LinkedModel): SheetContent {
  return {
    ...frameOf(catalogue),
    title: model.heading ?? model.name,
    kind: model.category.title,
    description: model.description,
    figures: highlightsOf(model),
    features: model.features,
    tables: showTables(model.tables),
    models: [],
    subject: { id: model.id, machine: model.machine, name: model.name, tables: drawnTables(model) },
    drawingAlt: machinePicture('models', model.id, 'front', model.name).alt,
    url: absolute(catalogue.site.origin, model.path),
  };
}

function sharedSheet(catalogue: Catalogue, sheet: LinkedSheet): SheetContent {
  const { origin } = catalogue.site;
  const categories = [...new Set(sheet.models.map((model) => model.category))];
  const [only] = categories;
  const page = only && categories.length === 1 ? only : catalogue.pages.ourproducts;
  return {
    ...frameOf(catalogue),
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
    drawingAlt: machinePicture('models', sheet.id, 'front', sheet.title).alt,
    url: absolute(origin, page.path),
  };
}

function frameOf({ site }: Catalogue): Pick<SheetContent, 'brand' | 'contact'> {
  return {
    brand: { name: site.brand.name, tagline: site.brand.tagline },
    contact: {
      company: site.brand.company,
      address: site.administrativeOffice.filter((line) => line !== site.brand.company),
      phone: site.phone,
      email: site.email,
    },
  };
}
