/** The content of a PDF as plain data, and its usual parts. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, MachineFamily, Source } from '../../catalogue/catalogue.ts';
import { keepUnits } from '../../text/keep-units.ts';
import { photoSource } from '../../catalogue/media/photos.ts';
import { machinePicturePath } from '../../catalogue/paths.ts';
import type { SpecificationTable } from '../../catalogue/shown/parts.ts';
import { fill } from '../../catalogue/words.ts';
import type { PlantSubject } from '../../drawing/plant/draw-plant.ts';
import type { ArrangedSubject } from '../../drawing/general-arrangement.ts';
import type { PlanWords } from '../../drawing/arrangement/installation-plan.ts';
import type { DrawnSubject } from '../../drawing/make-machine.ts';
import type { ShownFigure } from '../../figures/show.ts';
import type { UnitSystem } from '../../figures/targets.ts';

/** A PDF that an entry contributes. */
export interface DataSheet {
  /** The name of a PDF under data/media/sheets that replaces this one: `blt150`. Its URL is `/blt150.pdf`. */
  id: string;
  /** The entries that it is made from: the latest change of their files is the sheet's. */
  sources: readonly (Source | undefined)[];
  content: SheetTexts;
}

/** A machine on a shared sheet; `url` is absolute. */
interface CoveredModel {
  name: string;
  figures: ShownFigure[];
  url: string;
}

/** The machines of a plant: one row of cells for each, whose labels are the columns. */
interface StationTable {
  title: string;
  rows: ShownFigure[][];
  /** What to do about what is not stated. */
  note: string;
}

/** The page about the place that a machine needs: its plan, if it is drawn, above its rows. */
interface InstallationPage {
  title: string;
  tables: SpecificationTable[];
  /** What to do about what is not stated. */
  note: string;
  plan: PlanWords;
}

/** What one sheet says, with its figures in all units; the frame of all sheets is the same. */
export interface SheetTexts {
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
  /** The machines of a plant. */
  stations?: StationTable;
  installation?: InstallationPage;
  /** URL of the JPEG on the first page. */
  picture?: string;
  /** The machine to draw, or those of a plant, if any. */
  subject?:
    | (Omit<DrawnSubject, 'words'> & Pick<ArrangedSubject, 'access'>)
    | Pick<PlantSubject, 'id' | 'name' | 'stations'>;
  /** Alternative texts of the picture and the QR code. */
  alt: { picture: string; code: string };
  /** Absolute URL of the sheet's page. */
  url: string;
}

/** A sheet whose figures are in one system of units, since paper cannot switch them. */
export function inUnits(content: SheetTexts, units: UnitSystem | 'given'): SheetTexts {
  const write = (rows: readonly ShownFigure[]) =>
    rows.map(({ label, value, uniform, ...converted }) => ({
      label,
      value: keepUnits(units === 'given' ? value : (converted[units] ?? uniform ?? value)),
    }));
  const writeTables = (tables: readonly SpecificationTable[]) =>
    tables.map(({ title, rows }) => ({ title, rows: write(rows) }));
  const { figures, tables, models, stations, installation } = content;
  return {
    ...content,
    figures: write(figures),
    tables: writeTables(tables),
    models: models.map((model) => ({ ...model, figures: write(model.figures) })),
    ...(stations ? { stations: { ...stations, rows: stations.rows.map(write) } } : {}),
    ...(installation ? { installation: { ...installation, tables: writeTables(installation.tables) } } : {}),
  };
}

export function addressOf({ site, words }: Catalogue, name: string, path: AppPath): Pick<SheetTexts, 'url' | 'alt'> {
  const url = site.origin + path;
  const picture = fill(words.pictures.threeQuarterOf, { name });
  return { url, alt: { picture, code: fill(words.sheet.code, { address: url }) } };
}

/** In pixels: 180 dpi at 10 cm. */
const pictureWidth = 720;

/** The machine's rendered picture; on a shared sheet, that of the first machine. */
export function pictureOf(
  folder: 'models' | 'equipment',
  { id, machine }: { id: string; machine: MachineFamily | undefined },
): Pick<SheetTexts, 'picture'> {
  return machine ? { picture: photoSource(machinePicturePath(folder, id), pictureWidth, 'jpg') } : {};
}

/** Empty for a machine without drawing. */
export function subjectOf(
  machine: MachineFamily | undefined,
  rest: Omit<DrawnSubject, 'machine' | 'words'> & Pick<ArrangedSubject, 'access'>,
): Pick<SheetTexts, 'subject'> {
  return machine ? { subject: { machine, ...rest } } : {};
}
