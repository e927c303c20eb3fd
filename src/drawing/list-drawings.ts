import { accessOf } from '../catalogue/machine/site-needs.ts';
import type { Catalogue, LinkedModel } from '../catalogue/catalogue.ts';
import { drawnFigures, figuresOfModel } from '../catalogue/link/tables-of.ts';
import { countHeroPictures, exhibitsOf, heroExhibits, type Exhibit } from '../catalogue/media/exhibits.ts';
import { arrangementSize, machineSize } from '../catalogue/media/pictures.ts';
import { equipmentCategory } from '../catalogue/members.ts';
import type { ViewId } from '../catalogue/shown/parts.ts';
import { machineDrawingPath, siteDrawingPath, type MachineDrawingId } from '../catalogue/paths.ts';
import { measureMachine, type MeasuredMachine } from './arrangement/measure-machine.ts';
import { drawElevation } from './draw-elevation.ts';
import { drawMachine } from './draw-machine.ts';
import { drawGeneralArrangement, type ArrangedSubject } from './general-arrangement.ts';
import { goodsOf } from './figures.ts';
import { makeMachine } from './make-machine.ts';
import { exhibitDrawer } from './scenes/exhibits.ts';
import { drawHeroPictures } from './scenes/hero-pictures.ts';
import { drawSitePicture, type SitePictureName } from './scenes/site-picture.ts';
import { drawingWords } from '../catalogue/words.ts';

/** A drawing of the site. `subject` is plain data: everything besides the code that affects the SVG. */
export interface ListedDrawing {
  path: string;
  subject: unknown;
  draw: () => string;
}

const views: readonly ViewId[] = ['front', 'side', 'plan'];

/** Lists the pictures that belong to no entry. */
export function listSiteDrawings(catalogue: Catalogue): ListedDrawing[] {
  return [...listSitePictures(catalogue, exhibitsOf(catalogue)), ...listHero(catalogue)];
}

export interface ListedSubject {
  folder: 'models' | 'equipment' | 'categories';
  subject: ArrangedSubject;
}

/** Lists models, equipment items and categories with a drawing. */
export function listSubjects(catalogue: Catalogue): ListedSubject[] {
  const maker = makerOf(catalogue);
  const categories = catalogue.categories.flatMap(({ id, title, machine, facets }): ListedSubject[] => {
    const subject = {
      id,
      name: title,
      kind: title,
      ...maker,
      figures: [],
      goods: goodsOf(facets.get('material') ?? []),
    };
    return machine ? [{ folder: 'categories', subject: { ...subject, machine } }] : [];
  });
  return [...listDrawnMachines(catalogue), ...categories];
}

/** Lists models and equipment items with a drawing. */
export function listDrawnMachines(catalogue: Catalogue): (ListedSubject & { folder: 'models' | 'equipment' })[] {
  const maker = makerOf(catalogue);
  const kind = equipmentCategory(catalogue)?.title ?? '';
  return [
    ...catalogue.models.flatMap((model) => {
      const subject = modelSubject(catalogue, model, maker);
      return subject ? [{ folder: 'models' as const, subject }] : [];
    }),
    ...catalogue.equipment.flatMap((item) => {
      const { id, name, machine } = item;
      const access = accessOf(catalogue, item.installation);
      const subject = { id, name, kind, ...maker, figures: drawnFigures(item.overview), ...access };
      return machine ? [{ folder: 'equipment' as const, subject: { ...subject, machine } }] : [];
    }),
  ];
}

/**
 * Lists a machine's drawings: views, general arrangement (large and small), and for models the elevation; for a
 * category one view and the elevation. They share the body and its views, made on first use.
 */
export function machineDrawings(listed: ListedSubject): { drawings: ListedDrawing[]; measured: () => MeasuredMachine } {
  const { folder, subject } = listed;
  const machine = once(() => makeMachine(subject));
  const measured = once(() => measureMachine(machine(), subject.figures));
  const drawing = (of: MachineDrawingId, draw: () => string): ListedDrawing => ({
    path: machineDrawingPath(folder, subject.id, of),
    subject: listed,
    draw,
  });
  const viewed = (view: ViewId): ListedDrawing => drawing(view, () => drawMachine(subject, view, machine()));
  const elevation = drawing('elevation', () => drawElevation(subject, measured()));
  if (folder === 'categories') return { drawings: [viewed('side'), elevation], measured };
  const drawings = [
    ...views.map(viewed),
    drawing('arrangement', () => drawGeneralArrangement(subject, arrangementSize, measured())),
    drawing('arrangement-small', () => drawGeneralArrangement(subject, machineSize, measured())),
    ...(folder === 'models' ? [elevation] : []),
  ];
  return { drawings, measured };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type Maker = Pick<ArrangedSubject, 'brand' | 'theme' | 'words'>;

/** The maker's name, colours and words. */
export function makerOf({ site, words }: Catalogue): Maker {
  return { brand: site.brand.name, ...(site.theme ? { theme: site.theme } : {}), words: drawingWords(words) };
}

/** Undefined for a model without a drawing. */
function modelSubject(catalogue: Catalogue, model: LinkedModel, maker: Maker): ArrangedSubject | undefined {
  const { id, name, machine, category, facets } = model;
  const goods = goodsOf(facets.get('material') ?? []);
  const figures = drawnFigures(figuresOfModel(model));
  const access = accessOf(catalogue, model.installation);
  return machine && { id, name, machine, kind: category.title, ...maker, figures, goods, ...access };
}

function listHero(catalogue: Catalogue): ListedDrawing[] {
  if (catalogue.pages.home.hero.scene !== 'line') return [];
  const { theme } = catalogue.site;
  const { notOneScale } = catalogue.words.pictures;
  const exhibits = heroExhibits(catalogue);
  const count = countHeroPictures(exhibits);
  const pictures = once(() => drawHeroPictures(exhibits, count, notOneScale, theme));
  return Array.from({ length: count }, (_, index) => ({
    path: siteDrawingPath(`hero-${index + 1}`),
    subject: [theme, exhibits, notOneScale],
    draw: () => pictures()[index] ?? '',
  }));
}

/** Only pictures that a page uses. */
function listSitePictures(catalogue: Catalogue, exhibits: readonly Exhibit[]): ListedDrawing[] {
  const { theme } = catalogue.site;
  const drawExhibit = exhibitDrawer();
  const names: SitePictureName[] = catalogue.pages.about ? ['who-we-are', 'our-mission'] : [];
  return names.map((name) => ({
    path: siteDrawingPath(name),
    subject: [name, theme, exhibits],
    draw: () => drawSitePicture(drawExhibit, exhibits, name, theme),
  }));
}
