import type { Catalogue, LinkedModel } from '../catalogue/catalogue.ts';
import { arrangementSize, machineSize } from '../catalogue/drawing-sizes.ts';
import type { SpecificationTable, ViewId } from '../catalogue/page-data.ts';
import { fairDrawingPath, galleryDrawingPath, machineDrawingPath, siteDrawingPath } from '../catalogue/paths.ts';
import { drawMachine } from './draw-machine.ts';
import type { ArrangedSubject } from './general-arrangement.ts';
import { goodsOf } from './figures.ts';
import { drawGeneralArrangement } from './general-arrangement.ts';
import { drawFair } from './pictures/fair-card.ts';
import { drawFairScene } from './pictures/fair-scene.ts';
import { drawSitePicture } from './pictures/site-picture.ts';
import { drawVideoPoster } from './pictures/video-poster.ts';

/**
 * A drawing of the site: its address, how to make its SVG, and all that decides on it besides the program: plain data.
 */
export interface ListedDrawing {
  path: string;
  subject: unknown;
  draw: () => string;
}

const views: readonly ViewId[] = ['front', 'side', 'plan'];

/** Every drawing of the site; each is drawn only when asked for. */
export function listDrawings(catalogue: Catalogue): ListedDrawing[] {
  return [...listMachines(catalogue), ...listFairs(catalogue), ...listSitePictures()];
}

function listMachines(catalogue: Catalogue): ListedDrawing[] {
  const brand = catalogue.site.brand.name;
  const models = catalogue.models.flatMap((model) => listMachine('models', modelSubject(model, brand)));
  const categories = catalogue.categories.map(({ id, title, machine, materials }) => {
    const subject = { id, name: title, machine, tables: [], goods: goodsOf(materials) };
    return {
      path: machineDrawingPath('categories', id, 'side'),
      subject,
      draw: () => drawMachine(subject, 'side'),
    };
  });
  const kind = catalogue.categories.find(({ layout }) => layout === 'equipment')?.title ?? '';
  const equipment = catalogue.equipment.flatMap(({ id, name, machine, overview = {} }) =>
    listMachine('equipment', { id, name, machine, kind, brand, tables: [tableOf(overview)] }),
  );
  return [...models, ...categories, ...equipment];
}

/** The views of one machine and its general arrangement, large and as small as a view. */
function listMachine(folder: 'models' | 'equipment', subject: ArrangedSubject): ListedDrawing[] {
  const { id } = subject;
  return [
    ...views.map((view) => ({
      path: machineDrawingPath(folder, id, view),
      subject,
      draw: () => drawMachine(subject, view),
    })),
    {
      path: machineDrawingPath(folder, id, 'arrangement'),
      subject,
      draw: () => drawGeneralArrangement(subject, arrangementSize),
    },
    {
      path: machineDrawingPath(folder, id, 'arrangement-small'),
      subject,
      draw: () => drawGeneralArrangement(subject, machineSize),
    },
  ];
}

/** A model as the drawing code takes it. */
function modelSubject(model: LinkedModel, brand: string): ArrangedSubject {
  const { id, name, machine, category } = model;
  return { id, name, machine, kind: category.title, brand, tables: tablesOf(model) };
}

/** Its own highlights come before the tables: a machine on a shared sheet has its own size there. */
function tablesOf(model: LinkedModel): SpecificationTable[] {
  return model.highlights ? [tableOf({ ...model.highlights }), ...model.tables] : model.tables;
}

function tableOf(figures: Readonly<Record<string, string | number>>): SpecificationTable {
  return {
    title: '',
    rows: Object.entries(figures).map(([label, value]) => ({ label, value: String(value) })),
  };
}

function listFairs(catalogue: Catalogue): ListedDrawing[] {
  return catalogue.fairs.flatMap(({ id, title, gallery }) => [
    { path: fairDrawingPath(id), subject: title, draw: () => drawFair(id, title) },
    ...(gallery?.photos ?? []).map(({ caption }, index) => ({
      path: galleryDrawingPath(id, 'photo', index + 1),
      subject: caption,
      draw: () => drawFairScene(id, index + 1, caption),
    })),
    ...(gallery?.videos ?? []).map((video, index) => ({
      path: galleryDrawingPath(id, 'video', index + 1),
      subject: video.title,
      draw: () => drawVideoPoster(id, index + 1, video.title),
    })),
  ]);
}

function listSitePictures(): ListedDrawing[] {
  return (['fallback', 'who-we-are', 'our-mission'] as const).map((name) => ({
    path: siteDrawingPath(name),
    subject: name,
    draw: () => drawSitePicture(name),
  }));
}
