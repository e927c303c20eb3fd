/** Reads: the catalogue, the company's media. Run by: scripts/steps/make-site.ts. Lists all that takes long to make and has a cache of its own, and the media. */
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { outputsOf } from '../lib/cached-files.ts';
import { startStep } from '../lib/progress.ts';
import { groupOf, type OutputGroup } from '../outputs/output.ts';
import { makeCards } from './cards.ts';
import { drawingOutputs } from './drawings.ts';
import { iconOutputs } from './icons.ts';
import { mediaOutputs, photoOutputs } from './photos.ts';
import { makeSheets } from './sheets.ts';

export interface PictureGroups {
  groups: OutputGroup[];
  /** What editors should know of them, which was printed. */
  problems: string[];
}

/** Files that were made before, or are made now.  */
export async function pictureGroups(
  catalogue: Catalogue,
  { mediaDir, workDir }: BuildSettings,
): Promise<PictureGroups> {
  const drawing = startStep('drawings');
  const drawings = await drawingOutputs(catalogue);
  drawing.done(String(drawings.length));

  const folders = (name: string) => ({ mediaDir, cacheDir: path.join(workDir, '..', name) });
  const setting = startStep('sheets');
  const sheets = await makeSheets(catalogue, folders('sheets'), { onProgress: setting.update });
  for (const problem of sheets.problems) console.error(`warning: ${problem}`);
  setting.done(`${sheets.sources.size} (${sheets.made} made)`);

  const picturing = startStep('cards');
  const cards = await makeCards(catalogue, folders('cards'), picturing.update);
  picturing.done(`${cards.sources.size} (${cards.made} made)`);

  const developing = startStep('photos');
  const photos = await photoOutputs(catalogue, folders('photos'), developing.update);
  developing.done(`${photos.outputs.length} files (${photos.made} made)`);

  const groups = [
    groupOf('media', [...(await mediaOutputs(catalogue, mediaDir)), ...(await iconOutputs(folders('icons')))]),
    groupOf('photos', photos.outputs),
    groupOf('drawings', drawings),
    groupOf('sheets', await outputsOf(sheets.sources, folders('sheets').cacheDir)),
    groupOf('cards', await outputsOf(cards.sources, folders('cards').cacheDir)),
  ];
  return { groups, problems: sheets.problems };
}
