import type { MachineFolder } from '../../catalogue/kinds.ts';
import { threeQuarterSource } from '../../catalogue/media/pictures.ts';
import { machineDrawingPath, machinePicturePath } from '../../catalogue/paths.ts';

const views = ['front', 'side', 'plan', 'elevation', 'arrangement', 'arrangement-small'] as const;

/** The addresses of a drawn entry's picture and drawings. */
export const drawnAt = (folder: MachineFolder, id: string): string[] => [
  threeQuarterSource(machinePicturePath(folder, id)),
  ...views.map((view) => machineDrawingPath(folder, id, view)),
];
