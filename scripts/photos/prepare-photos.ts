/** Reads: the photos under data/media, the cache. Writes: <cache>/<hash>.json. Run by: scripts/steps/load-data.ts. */
import { availableParallelism } from 'node:os';
import { aboutFile } from '../../src/catalogue/check/place-files.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { isPhoto } from '../../src/catalogue/photos.ts';
import type { MediaFile } from '../../src/catalogue/pictures.ts';
import { mapSideBySide } from '../lib/map-side-by-side.ts';
import { sketchPhoto, type PhotoSketch } from './develop.ts';
import { cacheKey, keepInCache, readCached, readOriginal } from './photo-cache.ts';

export interface PreparedMedia {
  /** Photos have their size upright and a blurred stand-in; the others are as they were. */
  media: MediaFile[];
  /** Photos that cannot be decoded. */
  findings: Finding[];
}

/** Looks at each photo once: only its pixels tell its stand-in, and whether it is whole. */
export async function preparePhotos(
  media: readonly MediaFile[],
  mediaDir: string,
  cacheDir: string,
): Promise<PreparedMedia> {
  const findings: Finding[] = [];
  const prepared = await mapSideBySide(media, availableParallelism(), async (medium) => {
    if (!isPhoto(medium)) return medium;
    try {
      return { ...medium, ...(await sketch(await readOriginal(mediaDir, medium.file), cacheDir)) };
    } catch (error) {
      const message = `The picture cannot be read to its end: ${error instanceof Error ? error.message : String(error)}.`;
      findings.push(aboutFile(`media/${medium.file}`, 'media/damaged', message, 'copy it here again'));
      return medium;
    }
  });
  return { media: prepared, findings };
}

async function sketch(bytes: Buffer, cacheDir: string): Promise<PhotoSketch> {
  const name = `${cacheKey(bytes)}.json`;
  const cached = await readCached(cacheDir, name);
  if (cached !== undefined) return JSON.parse(cached) as PhotoSketch;
  const made = await sketchPhoto(bytes);
  await keepInCache(cacheDir, name, JSON.stringify(made));
  return made;
}
