/**
 * Reads: the catalogue. Writes (through outputs): <site>/drawings, <site>/*.glb, <site>/*.dxf. Files are rebuilt only when the machine's figures or the program changed.
 */
import { availableParallelism } from 'node:os';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { categoryStem } from '../../../src/catalogue/media/main-pictures.ts';
import {
  equipmentPicturePath,
  machineFilePath,
  machinePicturePath,
  plantPicturePath,
} from '../../../src/catalogue/paths.ts';
import { listSubjects, machineDrawings } from '../../../src/drawing/list-drawings.ts';
import { plantAddresses } from '../../../src/drawing/plant/plant-drawings.ts';
import { listPlants } from '../../../src/features/kinds/list-drawings.ts';
import { bodyKey, type DrawnSubject } from '../../../src/drawing/make-machine.ts';
import type { PlantStation } from '../../../src/drawing/plant/place-plant.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { openWorkers, type Workers } from '../workers.ts';
import { drawingSources, keyOfMaker } from '../../lib/source-hash.ts';
import type { MachineJob } from './make-machine-files.ts';
import { pictureAddress, pictureFiles, plantPictureFiles } from './picture-files.ts';
import { bytesOutput, type Output } from '../output.ts';

/** Worker threads for machines. Each takes 200 MB. */
export const openMachineWorkers = (): Workers<MachineJob, Uint8Array[]> =>
  openWorkers({
    program: new URL('./make-machine-files.ts', import.meta.url),
    threads: Math.min(4, availableParallelism()),
  });

/** So many items stand together in the picture of all equipment. */
const inGroup = 3;

/** A machine that follows the one before it. */
function stationOf({ id, name, machine, figures, goods }: DrawnSubject, index: number): PlantStation {
  const after = index === 0 ? undefined : index;
  return { id, name, machine, figures, goods, number: index + 1, count: 1, after, isBranch: false };
}

/**
 * Lists the drawings of every machine and category. A machine also gets a picture, a 3D file and a CAD file; a category
 * gets a picture of its own when it does not show one of its machines. A plant has drawings, both files and a picture.
 */
export async function machineOutputs(
  catalogue: Catalogue,
  cache: BuildCache,
  workers: Workers<MachineJob, Uint8Array[]>,
): Promise<Output[]> {
  const program = keyOfMaker(
    [...drawingSources, 'src/catalogue/media/', 'scripts/build/machines/'],
    ['sharp', 'earcut', '@gltf-transform/core'],
  );
  const { notice } = catalogue.pages.downloads;
  const subjects = listSubjects(catalogue);
  const categoryStems = new Set(catalogue.categories.map(categoryStem));
  /** One job makes all files of a machine: the first that is requested runs it, and it is forgotten after the last. */
  const jobs = new Map<string, { wanted: number; files?: Promise<Uint8Array[]> }>();
  const outputsOf = (job: MachineJob, key: string, addresses: readonly string[]): Output[] => {
    const shared = jobs.get(key) ?? { wanted: 0 };
    jobs.set(key, shared);
    shared.wanted += addresses.length;
    const makeFile = async (place: number): Promise<Uint8Array> => {
      const files = await (shared.files ??= workers.run(job));
      shared.wanted -= 1;
      if (shared.wanted === 0) delete shared.files;
      const file = files[place];
      if (!file) throw new RangeError(`A machine has no file ${place}`);
      return file;
    };
    return addresses.map((address, i) => {
      const fileKey = keyOf(key, String(i));
      return bytesOutput(address.slice(1), fileKey, () => cache.get(fileKey, () => makeFile(i)));
    });
  };
  const equipment = subjects.filter(({ folder }) => folder === 'equipment').slice(0, inGroup);
  const stations = equipment.map(({ subject }, index) => stationOf(subject, index));
  const group: MachineJob = {
    drawn: { what: 'group', stations, theme: catalogue.site.theme },
    pictures: plantPictureFiles,
  };
  const groupAddresses = plantPictureFiles.map((file) => pictureAddress(equipmentPicturePath, file));
  return [
    ...subjects.flatMap(({ folder, subject }) => {
      const stem = machinePicturePath(folder, subject.id);
      if (folder === 'categories' && !categoryStems.has(stem)) return [];
      // Machines with the same figures and colours share one body, whatever their names.
      const body = keyOf(program, bodyKey(subject), JSON.stringify([subject.theme, subject.words.parts]));
      const addresses = pictureFiles.map((file) => pictureAddress(stem, file));
      if (folder !== 'categories') addresses.push(machineFilePath(subject.id, 'glb'));
      return outputsOf({ drawn: { what: 'body', subject }, pictures: pictureFiles }, body, addresses);
    }),
    ...subjects.flatMap((listed) => {
      const addresses = machineDrawings(listed).drawings.map(({ path }) => path);
      if (listed.folder !== 'categories') addresses.push(machineFilePath(listed.subject.id, 'dxf'));
      const key = keyOf(program, notice, JSON.stringify(listed));
      return outputsOf({ drawn: { what: 'drawings', listed, notice }, pictures: [] }, key, addresses);
    }),
    ...listPlants(catalogue).flatMap((subject) => {
      const { id } = subject;
      const addresses = [
        ...plantAddresses(id),
        machineFilePath(id, 'dxf'),
        ...plantPictureFiles.map((file) => pictureAddress(plantPicturePath(id), file)),
        machineFilePath(id, 'glb'),
      ];
      const key = keyOf(program, notice, JSON.stringify(subject));
      return outputsOf({ drawn: { what: 'plant', subject, notice }, pictures: plantPictureFiles }, key, addresses);
    }),
    ...(equipment.length > 0 ? outputsOf(group, keyOf(program, JSON.stringify(group)), groupAddresses) : []),
  ];
}
