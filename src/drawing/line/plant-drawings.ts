/** The drawings of a plant's page, for the build and for the editor's preview. Its files to download are `made-files.ts`. */
import { lineDrawingWidths } from '../../catalogue/media/pictures.ts';
import { plantDrawingPath } from '../../catalogue/paths.ts';
import type { ListedDrawing } from '../list-drawings.ts';
import { drawLine, measureLine, sizeLine, type LineSubject } from './draw-line.ts';

/** The size of a plant and of its page's drawings, by what it depends on. */
export const plantSize = ({ stations }: LineSubject) => ({
  key: JSON.stringify(stations),
  make: () => sizeLine(stations),
});

/** The drawings of a plant's page. It is placed once for all widths, which takes a second. */
export function plantDrawings(subject: LineSubject): ListedDrawing[] {
  let measured: ReturnType<typeof measureLine> | undefined;
  return lineDrawingWidths.map((width) => ({
    path: plantDrawingPath(subject.id, width),
    subject,
    draw: () => drawLine(subject, (measured ??= measureLine(subject.stations)), width),
  }));
}

/** The addresses of the texts that `makeDrawn` makes of a plant, without the DXF. */
export const plantAddresses = (id: string): string[] => [
  ...lineDrawingWidths.map((width) => plantDrawingPath(id, width)),
  plantDrawingPath(id, 'arrangement'),
];
