import type { Catalogue, LinkedModel } from '../catalogue/catalogue.ts';
import { arrangementSize, machineSize } from '../catalogue/media/drawing-sizes.ts';
import type { SpecificationTable, ViewId } from '../catalogue/page-data.ts';
import { fairDrawingPath, galleryDrawingPath, machineDrawingPath, siteDrawingPath } from '../catalogue/paths.ts';
import { fitMachine, type FittedMachine } from './arrangement/fit-machine.ts';
import { drawElevation } from './draw-elevation.ts';
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
  const fit = latest((subject: ArrangedSubject) => fitMachine(subject.name, subject.machine, subject.tables));
  const machines = listSubjects(catalogue).flatMap(({ folder, subject }) => {
    const elevation = {
      path: machineDrawingPath(folder, subject.id, 'elevation'),
      subject,
      draw: () => drawElevation(subject, fit(subject)),
    };
    return [...listMachine(folder, subject, fit), ...(folder === 'models' ? [elevation] : [])];
  });
  const categories = catalogue.categories.flatMap(({ id, title, machine, materials }) => {
    if (!machine) return [];
    const subject = { id, name: title, machine, tables: [], goods: goodsOf(materials) };
    return {
      path: machineDrawingPath('categories', id, 'side'),
      subject,
      draw: () => drawMachine(subject, 'side'),
    };
  });
  return [...machines, ...categories];
}

export interface ListedSubject {
  folder: 'models' | 'equipment';
  subject: ArrangedSubject;
}

/** Every model and equipment item that is drawn, as the drawing code takes it. */
export function listSubjects(catalogue: Catalogue): ListedSubject[] {
  const brand = catalogue.site.brand.name;
  const kind = catalogue.categories.find(({ layout }) => layout === 'equipment')?.title ?? '';
  return [
    ...catalogue.models.flatMap((model) => {
      const subject = modelSubject(model, brand);
      return subject ? { folder: 'models' as const, subject } : [];
    }),
    ...catalogue.equipment.flatMap(({ id, name, machine, overview = {} }) =>
      machine
        ? { folder: 'equipment' as const, subject: { id, name, machine, kind, brand, tables: [tableOf(overview)] } }
        : [],
    ),
  ];
}

/** The views of one machine and its general arrangement, large and as small as a view. */
function listMachine(
  folder: 'models' | 'equipment',
  subject: ArrangedSubject,
  fit: (subject: ArrangedSubject) => FittedMachine,
): ListedDrawing[] {
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
      draw: () => drawGeneralArrangement(subject, arrangementSize, fit(subject)),
    },
    {
      path: machineDrawingPath(folder, id, 'arrangement-small'),
      subject,
      draw: () => drawGeneralArrangement(subject, machineSize, fit(subject)),
    },
  ];
}

/** The function with its latest result at hand: the drawings of a machine that share its views are asked for in a row. */
function latest<A, B>(make: (of: A) => B): (of: A) => B {
  let last: { of: A; made: B } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, made: make(of) };
    return last.made;
  };
}

/** A model as the drawing code takes it; undefined for one that is not drawn. */
function modelSubject(model: LinkedModel, brand: string): ArrangedSubject | undefined {
  const { id, name, machine, category } = model;
  return machine && { id, name, machine, kind: category.title, brand, tables: tablesOf(model) };
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
