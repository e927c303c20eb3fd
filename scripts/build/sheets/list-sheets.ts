/** Lists the site's PDF sheets and their content, from the catalogue alone. */
import type { LineSubject } from '../../../src/drawing/line/draw-line.ts';
import type { DrawnSubject } from '../../../src/drawing/make-machine.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type {
  Catalogue,
  LinkedEquipment,
  LinkedModel,
  LinkedSheet,
  MachineFamily,
  Source,
} from '../../../src/catalogue/catalogue.ts';
import { drawnFigures, figuresOfModel, printFigures, printTables } from '../../../src/catalogue/link/tables-of.ts';
import { sizeRows, sizeTables } from '../../../src/catalogue/lines.ts';
import { keyFiguresOf } from '../../../src/catalogue/link/key-figures.ts';
import { equipmentCategory } from '../../../src/catalogue/members.ts';
import { photoSource } from '../../../src/catalogue/media/photos.ts';
import { machinePicturePath, sheetPath } from '../../../src/catalogue/paths.ts';
import { drawingWords, fill, type DrawingWords, type Words } from '../../../src/catalogue/words.ts';
import type { Figure } from '../../../src/figures/figure.ts';
import type { ShownFigure } from '../../../src/figures/show.ts';
import type { SpecificationTable } from '../../../src/catalogue/shown/parts.ts';
import { lineSheets, type StationTable } from './line-sheet.ts';
import type { Theme } from '../../../src/look/palette.ts';

/** A machine on a shared sheet; `url` is absolute. */
interface CoveredModel {
  name: string;
  figures: ShownFigure[];
  url: string;
}

/** The job of a worker: a sheet, and its picture's bytes. */
export interface SheetJob {
  content: SheetContent;
  picture?: Uint8Array | undefined;
}

/** Plain data, passed to a worker. */
export interface SheetContent {
  title: string;
  /** The title of the machine's category. */
  kind: string;
  description: string;
  /** The key figures beside the description; may be empty. */
  figures: ShownFigure[];
  features: string[];
  tables: SpecificationTable[];
  /** The machines of a shared sheet; otherwise empty. */
  models: CoveredModel[];
  /** The machines of a line. */
  stations?: StationTable;
  /** The day of its last change, such as 2025-09-12, if git knows it. */
  revised?: string;
  /** URL of the JPEG on the first page. */
  picture?: string;
  /** The machine to draw, if any. */
  subject?: Omit<DrawnSubject, 'words'>;
  /** The line to draw, if any. */
  line?: Pick<LineSubject, 'id' | 'name' | 'stations'>;
  /** BCP 47; decides the text direction. */
  language: string;
  /** Labels of the sheet and its drawing. */
  words: Words['sheet'] & DrawingWords;
  /** Alternative texts of the picture and the QR code. */
  alt: { picture: string; code: string };
  /** Absolute URL of the sheet's page. */
  url: string;
  /** `logo` is an SVG document for dark backgrounds; without it, the sheet shows the name. */
  brand: { name: string; tagline: string; logo?: string };
  /** Default: the default palette. */
  theme?: Theme;
  /** `address` has one line per entry, without the company's name. */
  contact: { company: string; address: string[]; phone: string; email: string };
}

interface ListedSheet {
  /** URL path of the PDF: `/blt150.pdf`. */
  path: string;
  /** The name of a PDF under data/media/sheets that replaces this one: `blt150`. */
  id: string;
  content: SheetContent;
}

/** In pixels: 180 dpi at 10 cm. */
const pictureWidth = 720;

/** Maximum number of key figures beside the picture. */
const keyFigures = 4;

/**
 * Lists one sheet per machine (unless a model uses a shared one unchanged), and the shared sheets. `logo`: see `brand`; `dates`:
 * the days of the data files' last changes.
 */
export function listSheets(
  catalogue: Catalogue,
  logo?: string,
  dates: ReadonlyMap<string, string> = new Map(),
): ListedSheet[] {
  const frame = frameOf(catalogue, logo);
  const revisedOf = (...sources: readonly (Source | undefined)[]): Pick<SheetContent, 'revised'> => {
    const revised = sources
      .flatMap((source) => (source && dates.get(source.file)) ?? [])
      .toSorted()
      .at(-1);
    return revised === undefined ? {} : { revised };
  };
  const own = catalogue.models
    .filter((model) => !model.sheet || model.sheetChanges)
    .map((model) => ({
      path: model.sheetPath,
      id: model.id,
      content: { ...frame, ...modelSheet(catalogue, model), ...revisedOf(model, model.sheet) },
    }));
  const shared = catalogue.sheets.map((sheet) => ({
    path: sheetPath(sheet.id),
    id: sheet.id,
    content: { ...frame, ...sharedSheet(catalogue, sheet), ...revisedOf(sheet) },
  }));
  const equipment = catalogue.equipment.map((item) => ({
    path: item.sheetPath,
    id: item.id,
    content: { ...frame, ...equipmentSheet(catalogue, item), ...revisedOf(item) },
  }));
  const lines = lineSheets(catalogue).map(({ line, id, page, texts }) => ({
    path: sheetPath(id),
    id,
    content: { ...frame, ...texts, ...addressOf(catalogue, texts.title, page), ...revisedOf(line) },
  }));
  return [...own, ...shared, ...equipment, ...lines];
}

function modelSheet(catalogue: Catalogue, model: LinkedModel): OwnContent {
  return {
    title: model.heading ?? model.name,
    kind: model.category.title,
    description: model.description,
    figures: printFigures(keyFiguresOf(catalogue, model, keyFigures)),
    features: model.features,
    tables: printTables([...model.tables, ...sizeTables(catalogue, model)]),
    models: [],
    ...pictureOf('models', model),
    ...subjectOf(model.machine, { id: model.id, name: model.name, figures: drawnFigures(figuresOfModel(model)) }),
    ...addressOf(catalogue, model.heading ?? model.name, model.path),
  };
}

function equipmentSheet(catalogue: Catalogue, item: LinkedEquipment): OwnContent {
  const { overview, name, path } = item;
  const rows = [...overview, ...sizeRows(catalogue, { kind: 'equipment', entry: item })];
  return {
    title: name,
    kind: equipmentCategory(catalogue)?.title ?? '',
    description: item.description,
    figures: printFigures(overview.slice(0, keyFigures)),
    features: item.features.map(({ title, description }) => [title, description].filter(Boolean).join(': ')),
    tables: rows.length > 0 ? printTables([{ title: catalogue.words.machine.overview, rows }]) : [],
    models: [],
    ...pictureOf('equipment', item),
    ...subjectOf(item.machine, { id: item.id, name, figures: drawnFigures(overview) }),
    ...addressOf(catalogue, name, path),
  };
}

function sharedSheet(catalogue: Catalogue, sheet: LinkedSheet): OwnContent {
  const { origin } = catalogue.site;
  const byCategory = Map.groupBy(sheet.models, (model) => model.category);
  const categories = [...byCategory.keys()];
  const models = [...byCategory.values()].flat();
  const [only] = categories;
  const page = only && categories.length === 1 ? only : catalogue.pages.ourproducts;
  // A line of key figures has no room for more than the size that they lack.
  const isInstalled = ({ label }: Figure) => label === catalogue.words.drawing.installedSize;
  return {
    title: sheet.title,
    kind: categories.map((category) => category.title).join(', '),
    description: sheet.description,
    figures: [],
    features: sheet.features ?? [],
    tables: printTables(sheet.tables),
    models: models.map((model) => ({
      name: model.name,
      figures: printFigures([
        ...model.highlights,
        ...sizeRows(catalogue, { kind: 'model', entry: model }).filter(isInstalled),
      ]),
      url: origin + model.path,
    })),
    ...(models[0] ? pictureOf('models', models[0]) : {}),
    ...subjectOf(sheet.machine, {
      id: sheet.id,
      name: sheet.title,
      figures: drawnFigures(sheet.tables.flatMap(({ rows }) => rows)),
    }),
    ...addressOf(catalogue, sheet.title, page.path),
  };
}

function addressOf({ site, words }: Catalogue, name: string, path: AppPath): Pick<SheetContent, 'url' | 'alt'> {
  const url = site.origin + path;
  const picture = fill(words.pictures.threeQuarterOf, { name });
  return { url, alt: { picture, code: fill(words.sheet.code, { address: url }) } };
}

/** The machine's rendered picture; on a shared sheet, that of the first machine. */
function pictureOf(
  folder: 'models' | 'equipment',
  { id, machine }: LinkedModel | LinkedEquipment,
): Pick<SheetContent, 'picture'> {
  return machine ? { picture: photoSource(machinePicturePath(folder, id), pictureWidth, 'jpg') } : {};
}

/** Empty for a machine without drawing. */
function subjectOf(
  machine: MachineFamily | undefined,
  rest: Omit<DrawnSubject, 'machine' | 'words'>,
): Pick<SheetContent, 'subject'> {
  return machine ? { subject: { machine, ...rest } } : {};
}

/** The content that all sheets share. */
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
