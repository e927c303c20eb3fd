/** All drawings of the site, those that kinds of entry contribute included. */
import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { listSiteDrawings, listSubjects, machineDrawings, type ListedDrawing } from '../../drawing/list-drawings.ts';
import { once } from '../../text/once.ts';
import type { PlantSubject } from '../../drawing/plant/draw-plant.ts';

/** Lists all drawings but those of plants; `draw` makes one on demand. */
export function listDrawings(catalogue: Catalogue): ListedDrawing[] {
  return [...listSubjects(catalogue).flatMap((listed) => machineDrawings(listed).drawings), ...listScenes(catalogue)];
}

/** Lists the drawings that do not belong to a single machine. */
export function listScenes(catalogue: Catalogue): ListedDrawing[] {
  const ofKinds = declaredKinds.flatMap((kind) => kind.drawings?.(catalogue) ?? []);
  return [...ofKinds, ...listSiteDrawings(catalogue)];
}

/** Lists what draws several machines together. */
export const listPlants = once((catalogue: Catalogue): readonly PlantSubject[] =>
  declaredKinds.flatMap((kind) => kind.plants?.(catalogue) ?? []),
);
