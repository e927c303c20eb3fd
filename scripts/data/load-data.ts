/** Reads: the data folder, schemas/. */
import path from 'node:path';
import { gatherRepeated } from '../../src/catalogue/check/gather-findings.ts';
import { compareFindings, type Finding } from '../../src/catalogue/finding.ts';
import { loadCatalogue, type LoadedCatalogue } from '../../src/catalogue/load-catalogue.ts';
import { isPhoto } from '../../src/catalogue/media/photos.ts';
import type { MediaFile } from '../../src/catalogue/media/pictures.ts';
import type { PreparedMedia } from './photos/prepare-photos.ts';
import { withFlags } from './flags.ts';
import { loadValidators } from './load-validators.ts';
import { readData, type DataFolder } from './read-data.ts';
import { aboutFile } from '../../src/catalogue/check/place-files.ts';
import { runChecks } from '../../src/catalogue/check/run-checks.ts';

/** Opened on first use: the check, which also loads this file, does not need the photo cache. */
async function preparePhotos(media: MediaFile[], mediaDir: string): Promise<PreparedMedia> {
  if (!media.some(isPhoto)) return { media, findings: [] };
  const [{ preparePhotos: prepare }, { openCache }] = await Promise.all([
    import('./photos/prepare-photos.ts'),
    import('../lib/cache.ts'),
  ]);
  return prepare(media, mediaDir, openCache());
}

/** Reads, checks and links a data folder. The date of the check is today by default. */
export async function loadData(dataDir: string, today = todaysDate()): Promise<LoadedCatalogue> {
  return loadFolder(await readData(dataDir), dataDir, today);
}

/** Checks and links the content of a data folder. */
export async function loadFolder(
  folder: DataFolder | undefined,
  dataDir: string,
  today = todaysDate(),
): Promise<LoadedCatalogue> {
  if (!folder) return { catalogue: undefined, entries: [], findings: [noFolder()] };
  const { media, findings: damaged } = await preparePhotos(folder.media, path.join(dataDir, 'media'));
  const validators = await loadValidators();
  const { catalogue, entries, findings: all } = loadCatalogue({ ...folder, media, validators, today });
  const findings = gatherRepeated(all);
  const known = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const news = damaged.filter(({ file }) => !known.has(file));
  return news.length === 0
    ? { catalogue: catalogue && withFlags(catalogue), entries, findings }
    : { catalogue: undefined, entries, findings: [...findings, ...news].sort(compareFindings) };
}

/** The default date of a check: today, such as 2025-10-14. */
const todaysDate = () => new Date().toISOString().slice(0, 10);

/** The findings of a data folder, sorted by file and position. Links nothing. */
export async function checkData(dataDir: string, today = todaysDate()): Promise<Finding[]> {
  const folder = await readData(dataDir);
  return folder
    ? gatherRepeated(runChecks({ ...folder, validators: await loadValidators(), today }).findings)
    : [noFolder()];
}

function noFolder(): Finding {
  const message = 'There is no such folder, so there is no data.';
  return aboutFile('', 'missing/data', message, 'check the name behind --data');
}
