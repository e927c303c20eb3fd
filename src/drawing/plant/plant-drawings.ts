/** The drawings of a plant's page, for the build and for the editor's preview. Its files to download are `made-files.ts`. */
import { plantDrawingWidths } from '../../catalogue/media/pictures.ts';
import { plantDrawingPath } from '../../catalogue/paths.ts';
import type { ListedDrawing } from '../list-drawings.ts';
import { drawPlant, measurePlant, sizePlant, type PlantSubject } from './draw-plant.ts';

/** The size of a plant and of its page's drawings, by what it depends on. */
export const plantSize = ({ stations }: PlantSubject) => ({
  key: JSON.stringify(stations),
  make: () => sizePlant(stations),
});

/** The drawings of a plant's page. It is placed once for all widths, which takes a second. */
export function plantDrawings(subject: PlantSubject): ListedDrawing[] {
  let measured: ReturnType<typeof measurePlant> | undefined;
  return plantDrawingWidths.map((width) => ({
    path: plantDrawingPath(subject.id, width),
    subject,
    draw: () => drawPlant(subject, (measured ??= measurePlant(subject.stations)), width),
  }));
}

/** The addresses of the texts that `makeDrawn` makes of a plant, without the DXF. */
export const plantAddresses = (id: string): string[] => [
  ...plantDrawingWidths.map((width) => plantDrawingPath(id, width)),
  plantDrawingPath(id, 'arrangement'),
];
