/** The drawings and files of a line in one of its sizes, and its picture. */
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { arrangementSize, plantDrawingWidths, plantPicture } from '../../catalogue/media/pictures.ts';
import { machineFilePath, plantDrawingPath, plantPicturePath, sheetPath } from '../../catalogue/paths.ts';
import type { MachineFiles, Picture } from '../../catalogue/shown/parts.ts';
import { fill } from '../../catalogue/words.ts';
import type { LineSize } from './line-sizes.ts';

interface LinePictures {
  /** From the narrowest to the widest; empty if none of its machines is drawn. */
  drawings: readonly Picture[];
  arrangement?: Picture;
}

const isDrawn = ({ stations }: Pick<LineSize, 'stations'>): boolean =>
  stations.some(({ member }) => member.entry.machine);

/** The files of a line in one of its sizes. */
export function lineFiles(size: LineSize): MachineFiles {
  const { id } = size;
  const drawn = isDrawn(size) ? { dxf: machineFilePath(id, 'dxf'), glb: machineFilePath(id, 'glb') } : {};
  return { pdf: sheetPath(id), ...drawn };
}

/** The drawings of a line in one of its sizes. Asks for their heights: the editor's preview measures the line for that. */
export function lineDrawings(
  { words, plantMeasures }: Pick<Catalogue, 'words' | 'plantMeasures'>,
  size: LineSize,
): LinePictures {
  const { id, name } = size;
  if (!isDrawn(size)) return { drawings: [] };
  const alt = fill(words.pictures.arrangementOf, { name });
  const heights = plantMeasures?.get(id)?.drawings;
  return {
    drawings: plantDrawingWidths.map((width, i) => ({
      src: plantDrawingPath(id, width),
      width,
      height: heights?.[i] ?? width,
      alt: fill(words.drawing.lineOf, { name }),
    })),
    arrangement: { src: plantDrawingPath(id, 'arrangement'), ...arrangementSize, alt },
  };
}

/** The studio picture of a line in one of its sizes; undefined if none of its machines is drawn. */
export function linePicture({ words }: Catalogue, size: LineSize, name: string): Picture | undefined {
  return isDrawn(size) ? plantPicture(words, plantPicturePath(size.id), name) : undefined;
}
