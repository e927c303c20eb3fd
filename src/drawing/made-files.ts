/** What the files of a machine, or of several machines in one drawing, are made from. Workers encode them. */
import { arrangementSize, machineSize, plantDrawingWidths, plantSize } from '../catalogue/media/pictures.ts';
import type { Theme } from '../look/palette.ts';
import type { PaperSize } from './arrangement/paper-format.ts';
import type { Part } from './body/body.ts';
import { writeDxf, writePlantDxf } from './export/write-dxf.ts';
import { writeGlb, writePlantGlb } from './export/write-glb.ts';
import { drawGeneralArrangement, type ArrangedSubject } from './general-arrangement.ts';
import { drawPlant, drawPlantArrangement, measurePlant, nameOfStation, type PlantSubject } from './plant/draw-plant.ts';
import { placePlant, type PlacedPlant, type PlantStation } from './plant/place-plant.ts';
import { partsOfPlant } from './plant/view-plant.ts';
import { machineDrawings, type ListedSubject } from './list-drawings.ts';
import { makeMachine, pictureParts, type DrawnSubject } from './make-machine.ts';

/** `drawings` are the files that contain the machine's name, `body` those that depend on its body alone, `group` a picture. */
export type DrawnJob =
  | { what: 'drawings'; listed: ListedSubject; notice: string }
  | { what: 'body'; subject: DrawnSubject }
  | { what: 'plant'; subject: PlantSubject; notice: string }
  | { what: 'group'; stations: readonly PlantStation[]; theme: Theme | undefined };

export interface MadeFiles {
  /** Drawings, then the DXF. */
  texts: string[];
  /** The shaded picture; `size` has its proportions. */
  picture?: {
    parts: readonly Part[];
    turn: number | undefined;
    theme: Theme | undefined;
    size: { width: number; height: number };
  };
  /** The GLB. */
  model?: () => Promise<Uint8Array>;
}

/**
 * The texts of `drawings` are in the order of `machineDrawings`, those of a plant its drawings by width and its
 * arrangement; both end with the DXF, which a category lacks.
 */
export function makeDrawn(job: DrawnJob): MadeFiles {
  switch (job.what) {
    case 'drawings': {
      const { drawings, measured } = machineDrawings(job.listed);
      const { name, words, access } = job.listed.subject;
      const hasDxf = job.listed.folder !== 'categories';
      const dxf = () => writeDxf(measured(), name, job.notice, words.drawing, access);
      return { texts: [...drawings.map((drawing) => drawing.draw()), ...(hasDxf ? [dxf()] : [])] };
    }
    case 'body': {
      const { words, theme } = job.subject;
      const machine = makeMachine(job.subject);
      const picture = { parts: pictureParts(machine), turn: machine.turn, theme, size: machineSize };
      return { texts: [], picture, model: () => writeGlb(machine, words, theme) };
    }
    case 'plant': {
      const { name, words, theme, stations } = job.subject;
      const measured = measurePlant(stations);
      const list = stations.map((station) => `${station.number} ${nameOfStation(station)}`);
      return {
        texts: [
          ...plantDrawingWidths.map((width) => drawPlant(job.subject, measured, width)),
          drawPlantArrangement(job.subject, arrangementSize, measured),
          writePlantDxf(measured, name, list, job.notice, words.drawing),
        ],
        picture: pictureOfPlant(measured.plant, theme),
        model: () => writePlantGlb(measured.plant, words, theme),
      };
    }
    case 'group':
      return { texts: [], picture: pictureOfPlant(placePlant(job.stations), job.theme) };
  }
}

const pictureOfPlant = (plant: PlacedPlant, theme: Theme | undefined): Required<MadeFiles>['picture'] => ({
  parts: partsOfPlant(plant),
  turn: 0,
  theme,
  size: plantSize,
});

/** The drawing with dimensions, on a page of a data sheet. `named` replaces what it cannot write. */
export function drawArrangement(
  subject: ArrangedSubject | PlantSubject,
  size: PaperSize,
  named: <Named extends { id: string; name: string }>(subject: Named) => Named,
): string {
  if (!('stations' in subject)) return drawGeneralArrangement(named(subject), size);
  const stations = subject.stations.map(named);
  return drawPlantArrangement({ ...named(subject), stations }, size, measurePlant(subject.stations));
}
