import type { Catalogue } from '../../catalogue/catalogue.ts';
import { stemOf } from '../../catalogue/machine/machine-facts.ts';
import { machinePicturePath } from '../../catalogue/paths.ts';
import { listSubjects, makerOf } from '../../drawing/list-drawings.ts';
import type { PlantSubject } from '../../drawing/plant/draw-plant.ts';
import { sizesOf } from './line-sizes.ts';

/** Lists the lines with a drawing, each in all its sizes. Stations without a drawing are left out. */
export function linePlants(catalogue: Catalogue): PlantSubject[] {
  if (catalogue.lines.length === 0) return [];
  const subjects = new Map(
    listSubjects(catalogue).map(({ folder, subject }) => [machinePicturePath(folder, subject.id), subject]),
  );
  const kind = catalogue.pages.lines.title;
  return catalogue.lines.flatMap((line) => {
    const { sizes } = sizesOf(catalogue, line);
    return sizes.flatMap(({ id, name, stations: chosen }) => {
      const drawn = chosen.map(({ member }) => subjects.get(stemOf(member)));
      /** Past stations without a drawing. */
      const drawnBefore = (index: number | undefined): number | undefined =>
        index === undefined || drawn[index] ? index : drawnBefore(chosen[index]?.station.after);
      const stations = chosen.flatMap(({ station: { after, isBranch, count } }, index) => {
        const subject = drawn[index];
        const before = drawnBefore(after);
        const place = { number: index + 1, count, isBranch, after: before === undefined ? undefined : before + 1 };
        if (!subject) return [];
        const { id: machineId, name: machineName, machine, figures, goods } = subject;
        return [{ id: machineId, name: machineName, machine, figures, goods, ...place }];
      });
      const subject = { id, name, kind, ...makerOf(catalogue), stations };
      return stations.length > 0 ? [subject] : [];
    });
  });
}
