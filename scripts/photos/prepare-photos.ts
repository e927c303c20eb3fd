/** Reads: the photos under data/media, the cache. Writes: <cache>/<hash>.json. Run by: scripts/steps/load-data.ts. */
import { availableParallelism } from 'node:os';
import { aboutFile } from '../../src/catalogue/check/place-files.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { isPhoto } from '../../src/catalogue/photos.ts';
import type { MediaFile } from '../../src/catalogue/pictures.ts';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { openPhotoCache, readOriginal } from './photo-cache.ts';

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
  const cache = await openPhotoCache(cacheDir);
  const prepared = [...media];
  const findings: Finding[] = [];
  await forEachLimited([...media.entries()], availableParallelism(), async ([index, medium]) => {
    if (!isPhoto(medium)) return;
    try {
      prepared[index] = { ...medium, ...(await cache.sketch(await readOriginal(mediaDir, medium.file))) };
    } catch (error) {
      const why = error instanceof Error ? error.message.trim() : String(error);
      const message = `The picture cannot be read to its end: ${why}.`;
      findings.push(aboutFile(`media/${medium.file}`, 'media/damaged', message, 'copy it here again'));
    }
  });
  return { media: prepared, findings };
}
