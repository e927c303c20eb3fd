import type { Catalogue, LinkedModel } from '../catalogue/catalogue.ts';
import type { SpecificationTable, ViewId } from '../catalogue/page-data.ts';
import { fairDrawingPath, galleryDrawingPath, machineDrawingPath, siteDrawingPath } from '../catalogue/paths.ts';
import { drawMachine } from './draw-machine.ts';
import { drawFair } from './pictures/fair-card.ts';
import { drawFairScene } from './pictures/fair-scene.ts';
import { drawSitePicture } from './pictures/site-picture.ts';
import { drawVideoPoster } from './pictures/video-poster.ts';

/** A drawing of the site: its address, and how to make its SVG. */
export interface ListedDrawing {
  path: string;
  draw: () => string;
}

const views: readonly ViewId[] = ['front', 'side', 'plan'];

/** Every drawing of the site; each is drawn only when asked for. */
export function listDrawings(catalogue: Catalogue): ListedDrawing[] {
  return [...listMachines(catalogue), ...listFairs(catalogue), ...listSitePictures()];
}

function listMachines(catalogue: Catalogue): ListedDrawing[] {
  const models = catalogue.models.flatMap((model) =>
    views.map((view) => ({
      path: machineDrawingPath('models', model.id, view),
      draw: () =>
        drawMachine({ id: model.id, name: model.name, machine: model.machine, tables: tablesOf(model) }, view),
    })),
  );
  const categories = catalogue.categories.map(({ id, title, machine }) => ({
    path: machineDrawingPath('categories', id, 'side'),
    draw: () => drawMachine({ id, name: title, machine, tables: [] }, 'side'),
  }));
  const equipment = catalogue.equipment.flatMap(({ id, name, machine, overview = {} }) =>
    views.map((view) => ({
      path: machineDrawingPath('equipment', id, view),
      draw: () => drawMachine({ id, name, machine, tables: [tableOf(overview)] }, view),
    })),
  );
  return [...models, ...categories, ...equipment];
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
    { path: fairDrawingPath(id), draw: () => drawFair(id, title) },
    ...(gallery?.photos ?? []).map(({ caption }, index) => ({
      path: galleryDrawingPath(id, 'photo', index + 1),
      draw: () => drawFairScene(id, index + 1, caption),
    })),
    ...(gallery?.videos ?? []).map((video, index) => ({
      path: galleryDrawingPath(id, 'video', index + 1),
      draw: () => drawVideoPoster(id, index + 1, video.title),
    })),
  ]);
}

function listSitePictures(): ListedDrawing[] {
  return (['fallback', 'who-we-are', 'our-mission'] as const).map((name) => ({
    path: siteDrawingPath(name),
    draw: () => drawSitePicture(name),
  }));
}
