/**
 * Reads: the catalogue. Writes (through outputs): <site>/drawings/…-picture-*, <site>/*.glb, <site>/*.dxf. Run by:
 * scripts/build/files/picture-outputs.ts. A file is made again only when the machine's figures or the program that makes it changed.
 */
import { availableParallelism } from 'node:os';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { machineFilePath, machinePicturePath } from '../../../src/catalogue/paths.ts';
import { readFigures } from '../../../src/drawing/figures.ts';
import { listSubjects, type ListedSubject } from '../../../src/drawing/list-drawings.ts';
import type { BuildCache } from '../../lib/cache.ts';
import { openWorkers, type Workers } from '../workers.ts';
import { readVersions } from '../../lib/package-versions.ts';
import { hashSources } from '../../lib/source-hash.ts';
import type { MachineJob } from '../../machines/make-machine-files.ts';
import { pictureAddress, pictureFiles } from '../../machines/picture-files.ts';
import { bytesOutput, type Output } from '../output.ts';
import { keyOf } from '../../lib/key-of.ts';

/** Threads that make machines. Each takes 200 MB. */
export const openMachineWorkers = (): Workers<MachineJob, Uint8Array[]> =>
  openWorkers({
    program: new URL('../../machines/machine-worker.ts', import.meta.url),
    threads: Math.min(4, availableParallelism()),
  });

/** The picture, the 3D file and the CAD file of every machine. */
export async function machineOutputs(
  catalogue: Catalogue,
  cache: BuildCache,
  workers: Workers<MachineJob, Uint8Array[]>,
): Promise<Output[]> {
  const program = keyOf(
    await hashSources(['src/drawing/**/*.ts', 'src/palette.ts', 'scripts/machines/*.ts']),
    await readVersions(['sharp', 'earcut', '@gltf-transform/core']),
  );
  const { notice } = catalogue.pages.downloads;
  return listSubjects(catalogue).flatMap((listed) => outputsOf(listed, { program, notice }, cache, workers));
}

function outputsOf(
  { folder, subject }: ListedSubject,
  { program, notice }: { program: string; notice: string },
  cache: BuildCache,
  workers: Workers<MachineJob, Uint8Array[]>,
): Output[] {
  // Machines of equal figures have one body, whatever they are called.
  const body = keyOf(program, JSON.stringify([subject.machine, readFigures(subject.name, subject.tables)]));
  const stem = machinePicturePath(folder, subject.id);
  const pictures = filesOf(pictureFiles.length, () => workers.run({ what: 'picture', subject, files: pictureFiles }));
  const output = (address: string, key: string, make: () => Promise<Uint8Array>): Output =>
    bytesOutput(address.slice(1), key, () => cache.get(key, make));
  const sheet = keyOf(program, 'dxf', JSON.stringify([subject.machine, subject.name, subject.tables, notice]));
  const [glb, dxf] = [
    filesOf(1, () => workers.run({ what: 'glb', subject })),
    filesOf(1, () => workers.run({ what: 'dxf', subject, notice })),
  ];
  return [
    ...pictureFiles.map((file, i) =>
      output(pictureAddress(stem, file), keyOf(body, JSON.stringify(file)), () => pictures(i)),
    ),
    output(machineFilePath(subject.id, 'glb'), keyOf(body, 'glb'), () => glb(0)),
    output(machineFilePath(subject.id, 'dxf'), sheet, () => dxf(0)),
  ];
}

/** The files that one job makes, each by its place; the job runs with the first that is asked for, and is let go with the last. */
function filesOf(count: number, run: () => Promise<Uint8Array[]>): (place: number) => Promise<Uint8Array> {
  let job: Promise<Uint8Array[]> | undefined;
  let taken = 0;
  return async (place) => {
    const files = await (job ??= run());
    taken += 1;
    if (taken === count) [job, taken] = [undefined, 0];
    const file = files[place];
    if (!file) throw new RangeError(`A machine has no file ${place}`);
    return file;
  };
}
