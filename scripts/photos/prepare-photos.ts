/** Reads: the photos under data/media, the cache. Writes: the cache. Run by: scripts/data/load-data.ts. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { aboutFile } from '../../src/catalogue/check/place-files.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { isPhoto } from '../../src/catalogue/media/photos.ts';
import type { MediaFile } from '../../src/catalogue/media/pictures.ts';
import type { BuildCache } from '../lib/cache.ts';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { keyOfPhoto, readRecipe } from './recipe.ts';

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
  cache: BuildCache,
): Promise<PreparedMedia> {
  const recipe = await readRecipe();
  const prepared = [...media];
  const findings: Finding[] = [];
  await forEachLimited([...media.entries()], availableParallelism(), async ([index, medium]) => {
    if (!isPhoto(medium)) return;
    try {
      const original = readFileSync(path.join(mediaDir, medium.file));
      // The pictures' library is loaded only when something is made.
      const make = async () => (await import('./develop.ts')).sketchPhoto(original);
      prepared[index] = { ...medium, ...(await cache.getValue(keyOfPhoto(recipe, original, 'sketch'), make)) };
    } catch (error) {
      const why = error instanceof Error ? error.message.trim() : String(error);
      const message = `The picture cannot be read to its end: ${why}.`;
      findings.push(aboutFile(`media/${medium.file}`, 'media/damaged', message, 'copy it here again'));
    }
  });
  return { media: prepared, findings };
}
