/** Reads: the catalogue, the company's media. Lists drawings, sheets, cards and media. */
import { makePalette } from '../../../src/look/palette.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { cardOutputs, openCardWorkers } from '../cards/card-outputs.ts';
import { iconOutputs } from './icons.ts';
import { machineOutputs, openMachineWorkers } from '../machines/machine-outputs.ts';
import { mediaOutputs, photoOutputs } from './photo-outputs.ts';
import { openSheetWorkers, sheetOutputs } from '../sheets/sheet-outputs.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { listScenes } from '../../../src/features/kinds/list-drawings.ts';
import { drawingSources, hashSources } from '../../lib/source-hash.ts';
import { bytesOutput, type Output } from '../output.ts';

/** The threads for sheets, cards and machines. None runs until the first file is made. */
export function openPictureWorkers() {
  const workers = { sheets: openSheetWorkers(), cards: openCardWorkers(), machines: openMachineWorkers() };
  return {
    ...workers,
    async close() {
      await Promise.all(Object.values(workers).map((each) => each.close()));
    },
  };
}

export async function pictureOutputs(
  catalogue: Catalogue,
  mediaDir: string,
  cache: BuildCache,
  workers: ReturnType<typeof openPictureWorkers>,
  dates: ReadonlyMap<string, string> = new Map(),
): Promise<{ lists: Output[][]; problems: string[] }> {
  const machines = await machineOutputs(catalogue, cache, workers.machines);
  const sheets = await sheetOutputs(catalogue, mediaDir, cache, workers.sheets, machines, dates);
  const media = [
    ...mediaOutputs(catalogue, mediaDir, cache),
    ...(await iconOutputs(mediaDir, makePalette(catalogue.site.theme), cache)),
  ];
  return {
    lists: [
      sheets.outputs,
      await cardOutputs(catalogue, mediaDir, cache, workers.cards, machines),
      machines,
      photoOutputs(catalogue, mediaDir, cache),
      [...media, ...(await drawingOutputs(catalogue, cache))],
    ],
    problems: sheets.problems,
  };
}

/** Drawings that belong to no single machine. Keys are computed without drawing, so unchanged ones cost nothing. */
async function drawingOutputs(catalogue: Catalogue, cache: BuildCache): Promise<Output[]> {
  const program = hashSources(drawingSources);
  return listScenes(catalogue).map(({ path, subject, draw }) => {
    const key = keyOf(program, path, JSON.stringify(subject));
    return bytesOutput(path.slice(1), key, () => cache.get(key, () => Buffer.from(draw())));
  });
}
