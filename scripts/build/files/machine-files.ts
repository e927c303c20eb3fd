/**
 * Reads: the catalogue. Writes (through outputs): <site>/drawings/{models,equipment,categories}, <site>/*.glb,
 * <site>/*.dxf. Files are rebuilt only when the machine's figures or the program changed.
 */
import { availableParallelism } from 'node:os';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { categoryStem } from '../../../src/catalogue/media/main-pictures.ts';
import { machineFilePath, machinePicturePath } from '../../../src/catalogue/paths.ts';
import { listSubjects, machineDrawings } from '../../../src/drawing/list-drawings.ts';
import { bodyKey } from '../../../src/drawing/make-machine.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { openWorkers, type Workers } from '../workers.ts';
import { hashSources, readVersions } from '../../lib/source-hash.ts';
import type { MachineJob } from '../../machines/make-machine-files.ts';
import { pictureAddress, pictureFiles } from '../../machines/picture-files.ts';
import { bytesOutput, type Output } from '../output.ts';

/** Worker threads for machines. Each takes 200 MB. */
export const openMachineWorkers = (): Workers<MachineJob, Uint8Array[]> =>
  openWorkers({
    program: new URL('../../machines/make-machine-files.ts', import.meta.url),
    threads: Math.min(4, availableParallelism()),
  });

/**
 * Lists the drawings of every machine and category. A machine also gets a picture, a 3D file and a CAD file; a category
 * gets a picture of its own when it does not show one of its machines.
 */
export async function machineOutputs(
  catalogue: Catalogue,
  cache: BuildCache,
  workers: Workers<MachineJob, Uint8Array[]>,
): Promise<Output[]> {
  const program = keyOf(
    hashSources(['src/drawing/', 'src/look/', 'src/catalogue/media/', 'scripts/machines/']),
    readVersions(['sharp', 'earcut', '@gltf-transform/core']),
  );
  const { notice } = catalogue.pages.downloads;
  const subjects = listSubjects(catalogue);
  const categoryStems = new Set(catalogue.categories.map(categoryStem));
  const jobs = new Map<string, SharedJob>();
  const outputsOf = (job: MachineJob, key: string, addresses: readonly string[]): Output[] => {
    const shared = jobs.get(key) ?? new SharedJob(() => workers.run(job));
    jobs.set(key, shared);
    shared.wanted += addresses.length;
    const files = (place: number) => shared.take(place);
    return addresses.map((address, i) =>
      bytesOutput(address.slice(1), keyOf(key, String(i)), () => cache.get(keyOf(key, String(i)), () => files(i))),
    );
  };
  return [
    ...subjects.flatMap(({ folder, subject }) => {
      const stem = machinePicturePath(folder, subject.id);
      if (folder === 'categories' && !categoryStems.has(stem)) return [];
      // Machines with the same figures and colours share one body, whatever their names.
      const body = keyOf(program, bodyKey(subject), JSON.stringify([subject.theme, subject.words.parts]));
      const addresses = pictureFiles.map((file) => pictureAddress(stem, file));
      if (folder !== 'categories') addresses.push(machineFilePath(subject.id, 'glb'));
      return outputsOf({ what: 'body', subject, files: pictureFiles }, body, addresses);
    }),
    ...subjects.flatMap((listed) => {
      const addresses = machineDrawings(listed).drawings.map(({ path }) => path);
      if (listed.folder !== 'categories') addresses.push(machineFilePath(listed.subject.id, 'dxf'));
      const key = keyOf(program, notice, JSON.stringify(listed));
      return outputsOf({ what: 'drawings', listed, notice }, key, addresses);
    }),
  ];
}

/** Runs a job when its first file is requested and frees the files after the last. */
class SharedJob {
  /** How many of the files are still needed, counted over all machines that share them. */
  wanted = 0;
  private running: Promise<Uint8Array[]> | undefined;
  private readonly run: () => Promise<Uint8Array[]>;

  constructor(run: () => Promise<Uint8Array[]>) {
    this.run = run;
  }

  async take(place: number): Promise<Uint8Array> {
    const files = await (this.running ??= this.run());
    this.wanted -= 1;
    if (this.wanted <= 0) this.running = undefined;
    const file = files[place];
    if (!file) throw new RangeError(`A machine has no file ${place}`);
    return file;
  }
}
