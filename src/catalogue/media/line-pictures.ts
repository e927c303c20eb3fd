import type { LineSize } from '../line-sizes.ts';
import { lineDrawingPath, machineFilePath, sheetPath } from '../paths.ts';
import type { MachineFiles, Picture } from '../shown/parts.ts';
import { fill, type Words } from '../words.ts';
import { arrangementSize } from './pictures.ts';

/** In CSS pixels: the line in elevation and plan. */
const elevationSize = { width: 1200, height: 480 };

interface LinePictures {
  /** Undefined if none of its machines is drawn. */
  picture?: Picture;
  arrangement?: Picture;
  files: MachineFiles;
}

/** The drawings and files of a line in one of its sizes. */
export function linePicture({ words }: { words: Words }, { id, stations }: LineSize, name: string): LinePictures {
  const files = { pdf: sheetPath(id) };
  if (!stations.some(({ member }) => member.entry.machine)) return { files };
  return {
    picture: { src: lineDrawingPath(id, 'elevation'), ...elevationSize, alt: fill(words.pictures.sideOf, { name }) },
    arrangement: {
      src: lineDrawingPath(id, 'arrangement'),
      ...arrangementSize,
      alt: fill(words.pictures.arrangementOf, { name }),
    },
    files: { ...files, dxf: machineFilePath(id, 'dxf'), glb: machineFilePath(id, 'glb') },
  };
}
