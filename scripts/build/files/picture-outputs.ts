/** Reads: the catalogue, the company's media. Lists drawings, sheets, cards and media. */
import { makePalette } from '../../../src/look/palette.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { cardOutputs, openCardWorkers } from './cards.ts';
import { iconOutputs } from './icons.ts';
import { machineOutputs, openMachineWorkers } from './machine-files.ts';
import { mediaOutputs, photoOutputs } from './photos.ts';
import { openSheetWorkers, sheetOutputs } from './sheets.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import type { SiteOutputs } from './site-outputs.ts';
import { listScenes } from '../../../src/drawing/list-drawings.ts';
import { hashSources } from '../../lib/source-hash.ts';
import { bytesOutput, type Output } from '../output.ts';

export async function pictureOutputs(
  catalogue: Catalogue,
  mediaDir: string,
  cache: BuildCache,
): Promise<Omit<SiteOutputs, 'last'>> {
  const [sheetWorkers, cardWorkers, machineWorkers] = [openSheetWorkers(), openCardWorkers(), openMachineWorkers()];
  const machines = await machineOutputs(catalogue, cache, machineWorkers);
  const sheets = await sheetOutputs(catalogue, mediaDir, cache, sheetWorkers, { machines });
  const media = [
    ...mediaOutputs(catalogue, mediaDir),
    ...(await iconOutputs(mediaDir, makePalette(catalogue.site.theme), cache)),
  ];
  return {
    lists: [
      sheets.outputs,
      await cardOutputs(catalogue, mediaDir, cache, cardWorkers, machines),
      machines,
      await photoOutputs(catalogue, mediaDir, cache),
      [...media, ...(await drawingOutputs(catalogue, cache))],
    ],
    problems: sheets.problems,
    async close() {
      await Promise.all([sheetWorkers.close(), cardWorkers.close(), machineWorkers.close()]);
    },
  };
}

/** Drawings that belong to no single machine. Keys are computed without drawing, so unchanged ones cost nothing. */
async function drawingOutputs(catalogue: Catalogue, cache: BuildCache): Promise<Output[]> {
  const program = hashSources(['src/drawing/', 'src/look/']);
  return listScenes(catalogue).map(({ path, subject, draw }) => {
    const key = keyOf(program, path, JSON.stringify(subject));
    return bytesOutput(path.slice(1), key, () => cache.get(key, () => Buffer.from(draw())));
  });
}
