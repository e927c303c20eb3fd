/** Reads: the photos under data/media, the cache. Writes: the cache. */
import type { MediaFile } from '../../../src/catalogue/media/media-file.ts';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { aboutDamage } from '../drawings/try-drawings.ts';
import type { Finding } from '../../../src/yaml/finding.ts';
import { isPhoto } from '../../../src/catalogue/media/entry-photos.ts';
import type { BuildCache } from '../../lib/cache.ts';
import { forEachLimited } from '../../lib/for-each-limited.ts';
import { keyOfPhoto, readRecipe } from './recipe.ts';

export interface PreparedMedia {
  /** Photos get their rotated size and a placeholder, other pictures their size; the rest is unchanged. */
  media: MediaFile[];
  /** Photos that cannot be decoded. */
  findings: Finding[];
}

/** Decodes each photo and picture once, for its placeholder and to find damaged files: all are encoded again. */
export async function preparePhotos(
  media: readonly MediaFile[],
  mediaDir: string,
  cache: BuildCache,
): Promise<PreparedMedia> {
  const recipe = readRecipe();
  const prepared = [...media];
  const findings: Finding[] = [];
  await forEachLimited([...media.entries()], availableParallelism(), async ([index, medium]) => {
    if (medium.content?.hash === undefined) return;
    try {
      const original = readFileSync(path.join(mediaDir, medium.file));
      // Load sharp only on a cache miss.
      const make = async () => (await import('./develop.ts')).sketchPhoto(original);
      const { placeholder, ...size } = await cache.getValue(keyOfPhoto(recipe, original, 'sketch'), make);
      prepared[index] = { ...medium, ...size, ...(isPhoto(medium) ? { placeholder } : {}) };
    } catch (error) {
      findings.push(aboutDamage(medium.file, 'The picture cannot be read to its end', error));
    }
  });
  return { media: prepared, findings };
}
