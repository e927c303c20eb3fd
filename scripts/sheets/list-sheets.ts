/** Which PDF sheets the site has and what they say, from the catalogue alone. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedModel, LinkedSheet, MachineFamily } from '../../src/catalogue/catalogue.ts';
import { drawnTables, nameForDrawing, printFigures, printTables } from '../../src/catalogue/link/tables-of.ts';
import { highlightsOf, keyFiguresOf } from '../../src/catalogue/link/key-figures.ts';
import { photoSource } from '../../src/catalogue/media/photos.ts';
import { absolute, machinePicturePath, sheetPath } from '../../src/catalogue/paths.ts';
import type { DrawnSubject } from '../../src/drawing/draw-machine.ts';
import { drawingWords, fill, type DrawingWords, type Words } from '../../src/catalogue/words.ts';
import type { Figure, SpecificationTable } from '../../src/catalogue/page-data.ts';
import type { Theme } from '../../src/look/palette.ts';

/** A machine that a shared sheet covers; `url` is the absolute address of its page. */
interface CoveredModel {
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

export interface ListedSheet {
  /** Address of the PDF at the site's root: `/blt150.pdf`. */
  path: string;
  /** The id that a PDF of the company under data/media/sheets carries: `blt150`. */
  id: string;
  content: SheetContent;
}

/** Pixels of the picture, which is 10 cm wide: 180 dpi. */
const pictureWidth = 720;

/** Key figures beside the picture. */
const keyFigures = 4;

/**
 * One sheet for each model that has its own or changes a shared one, and one for each shared sheet. `logo` is an SVG document for a dark
 * ground.
 */
export function listSheets(catalogue: Catalogue, logo?: string): ListedSheet[] {
  const frame = frameOf(catalogue, logo);
  const own = catalogue.models
    .filter((model) => !model.sheet || model.sheetChanges)
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
    figures: printFigures(keyFiguresOf(catalogue, model, keyFigures), catalogue.figures),
    features: model.features,
    tables: printTables(model.tables, catalogue.figures),
    models: [],
    ...pictureOf(model),
    ...subjectOf(model.machine, { id: model.id, name: model.name, tables: drawnTables(catalogue, model) }),
    ...addressOf(catalogue, model.heading ?? model.name, model.path),
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
    tables: printTables(sheet.tables, catalogue.figures),
    models: sheet.models.map((model) => ({
      name: model.name,
      figures: printFigures(highlightsOf(model, catalogue.figures), catalogue.figures),
      url: absolute(origin, model.path),
    })),
    ...(sheet.models[0] ? pictureOf(sheet.models[0]) : {}),
    ...subjectOf(sheet.machine, {
      id: sheet.id,
      name: sheet.title,
      tables: nameForDrawing(catalogue.drawnRows, sheet.tables),
    }),
    ...addressOf(catalogue, sheet.title, page.path),
  };
}

/** The address of the page, and what screen readers read of the code that leads there and of the picture. */
function addressOf({ site, words }: Catalogue, name: string, path: AppPath): Pick<SheetContent, 'url' | 'alt'> {
  const url = absolute(site.origin, path);
  const picture = fill(words.pictures.threeQuarterOf, { name });
  return { url, alt: { picture, code: fill(words.sheet.code, { address: url }) } };
}

/** The picture made from the machine's body; of a shared sheet it is that of its first machine. */
function pictureOf({ id, machine }: LinkedModel): Pick<SheetContent, 'picture'> {
  return machine ? { picture: photoSource(machinePicturePath('models', id), pictureWidth, 'jpg') } : {};
}

/** What is drawn; nothing for a machine of which nothing is known yet. */
function subjectOf(
  machine: MachineFamily | undefined,
  rest: Omit<DrawnSubject, 'machine' | 'words'>,
): Pick<SheetContent, 'subject'> {
  return machine ? { subject: { machine, ...rest } } : {};
}

/** What stands on every sheet. */
type Frame = Pick<SheetContent, 'brand' | 'contact' | 'language' | 'theme' | 'words'>;
type OwnContent = Omit<SheetContent, keyof Frame>;

function frameOf({ site, words }: Catalogue, logo: string | undefined): Frame {
  const { name, tagline, company } = site.brand;
  return {
    brand: { name, tagline, ...(logo === undefined ? {} : { logo }) },
    ...(site.theme ? { theme: site.theme } : {}),
    language: site.language,
    words: { ...words.sheet, ...drawingWords(words) },
    contact: {
      company,
      address: site.administrativeOffice.filter((line) => line !== company),
      phone: site.phone,
      email: site.email,
    },
  };
}
