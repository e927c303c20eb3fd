/** Reads: the data folder, schemas/. */
import type { MediaFile } from '../../src/catalogue/media/media-file.ts';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { gatherRepeated } from '../../src/check/gather-findings.ts';
import { compareFindings, type Finding } from '../../src/yaml/finding.ts';
import { loadCatalogue, type LoadedCatalogue } from '../../src/check/load-catalogue.ts';
import { isPhoto } from '../../src/catalogue/media/entry-photos.ts';
import type { PreparedMedia } from './photos/prepare-photos.ts';
import { textAt, type Entry } from '../../src/catalogue/entry.ts';
import { withFlags } from './flags.ts';
import { openKeptEntries } from './kept-entries.ts';
import { loadValidators } from './load-validators.ts';
import { readData, type DataFolder } from './read-data.ts';
import { readPack } from './read-pack.ts';
import { aboutFile } from '../../src/check/place-files.ts';
import { runChecks } from '../../src/check/run-checks.ts';

/** Reads, checks and links a data folder. The date of the check is today by default. */
export async function loadData(dataDir: string, today = todaysDate()): Promise<LoadedCatalogue> {
  return loadFolder(await readData(dataDir), dataDir, today);
}

/** Checks and links the content of a data folder. Draws nothing if it is `undrawn`. */
export async function loadFolder(
  folder: DataFolder | undefined,
  dataDir: string,
  today = todaysDate(),
  { undrawn = false } = {},
): Promise<LoadedCatalogue> {
  if (!folder) return { catalogue: undefined, entries: [], findings: [noFolder()], reported: new Set() };
  const decode = makeDecoder(dataDir);
  const { media, findings: damaged } = await decode.photos(folder.media);
  const validators = await loadValidators();
  const kept = folder.known ? undefined : openKeptEntries(path.resolve(dataDir), folder.files);
  const input = { known: kept?.known, ...folder, media, validators, today, packOf: readPack };
  const { catalogue, entries, findings: all, reported } = loadCatalogue(input, undrawn);
  kept?.keep(entries, reported);
  const { findings, isRefused } = addDamage(all, [...damaged, ...(await decode.drawings(entries))]);
  return { catalogue: isRefused ? undefined : catalogue && withFlags(catalogue), entries, findings, reported };
}

/** The default date of a check: today, such as 2025-10-14. */
const todaysDate = () => new Date().toISOString().slice(0, 10);

/** The findings of a data folder, sorted by file and position. Links nothing. */
export async function checkData(dataDir: string, today = todaysDate()): Promise<Finding[]> {
  const folder = await readData(dataDir);
  if (!folder) return [noFolder()];
  const decode = makeDecoder(dataDir);
  const { media, findings: damaged } = await decode.photos(folder.media);
  const { known, keep } = openKeptEntries(path.resolve(dataDir), folder.files);
  const input = { ...folder, known, media, validators: await loadValidators(), today, packOf: readPack };
  const { entries, findings, reported } = runChecks({ ...input, wasThere: makeGitMemory(dataDir) });
  keep(entries, reported);
  return addDamage(findings, [...damaged, ...(await decode.drawings(entries))]).findings;
}

/** Decodes what the build decodes. Loads the decoders and the cache of their results only for media that need them. */
function makeDecoder(dataDir: string) {
  const mediaDir = path.join(dataDir, 'media');
  const cache = async () => (await import('../lib/cache.ts')).openCache();
  return {
    async photos(media: MediaFile[]): Promise<PreparedMedia> {
      if (!media.some(isPhoto)) return { media, findings: [] };
      return (await import('./photos/prepare-photos.ts')).preparePhotos(media, mediaDir, await cache());
    },
    async drawings(entries: readonly Entry[]): Promise<Finding[]> {
      const site = entries.find(({ kind }) => kind === 'site');
      const { tryDrawings } = await import('./drawings/try-drawings.ts');
      const logos = ['/brand/logo', '/brand/logoOnInk'].flatMap((at) => (site && textAt(site, at)) ?? []);
      return tryDrawings(logos, mediaDir, await cache());
    },
  };
}

/** Adds what the decoders found, except for files that already have an error. */
function addDamage(all: readonly Finding[], damaged: readonly Finding[]): { findings: Finding[]; isRefused: boolean } {
  const findings = gatherRepeated(all);
  const known = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const news = damaged.filter(({ file }) => !known.has(file));
  return { findings: [...findings, ...news].sort(compareFindings), isRefused: news.length > 0 };
}

/** How many files git is asked about: each takes some milliseconds. */
const maxAsked = 50;

/** Whether git knows a file of the folder; of a shallow clone, whether it was there in the commits that are. */
function makeGitMemory(dataDir: string): (file: string) => boolean {
  let asked = 0;
  return (file) => {
    if ((asked += 1) > maxAsked) return false;
    const words = ['log', '-1', '--format=%h', '--', file];
    const { stdout } = spawnSync('git', words, { cwd: dataDir, encoding: 'utf8' });
    return Boolean(stdout);
  };
}

function noFolder(): Finding {
  const message = 'There is no such folder, so there is no data.';
  return aboutFile('', 'missing/data', message, 'check the name behind --data');
}
