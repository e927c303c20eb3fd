/**
 * Reads: the catalogue, data/media. Writes (through outputs): <site>/assets/photos, <site>/media. A photo is rebuilt
 * only when its bytes or the image settings changed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { isForPeople, whyIgnored } from '../../../src/check/file-names.ts';
import {
  photoFormats,
  photoSource,
  photoStem,
  widthsOf,
  type PhotoFormat,
} from '../../../src/catalogue/media/photos.ts';
import { isPhoto } from '../../../src/catalogue/media/entry-photos.ts';
import { cleanSvg } from '../../../src/catalogue/media/read-svg.ts';
import { listPhotos } from '../../../src/features/kinds/list-photos.ts';
import { keyOf, type BuildCache } from '../../lib/cache.ts';
import { bytesOutput, copyOutput, textOutput, type Output } from '../output.ts';
import { keyOfPhoto, readRecipe, type WantedFile } from '../../data/photos/recipe.ts';
import { sourceOf } from '../../data/flags.ts';

const formats = Object.keys(photoFormats) as PhotoFormat[];

/** Lists all photos that pages show, in all widths and formats. `mediaDir` is data/media. */
export function photoOutputs(catalogue: Catalogue, mediaDir: string, cache: BuildCache): Output[] {
  const recipe = readRecipe();
  return listPhotos(catalogue).flatMap((medium) => {
    const file = path.join(mediaDir, medium.file);
    const original = readFileSync(file);
    const files = widthsOf(medium.width).flatMap((width) => formats.map((format): WantedFile => ({ width, format })));
    return files.map((wanted) => {
      const address = decodeURIComponent(photoSource(photoStem(medium), wanted.width, wanted.format));
      const key = keyOfPhoto(recipe, original, wanted);
      // Load the image library only when needed, and do not keep originals in memory.
      const make = async () => (await import('../../data/photos/develop.ts')).developPhoto(readFileSync(file), wanted);
      return bytesOutput(address.slice(1), key, () => cache.get(key, make));
    });
  });
}

/**
 * Media other than photos and notes. A drawing is written again from what was understood of it, and a picture encoded
 * again, so that nothing else in their files is published. Of a photo, only its derived images are.
 */
export function mediaOutputs({ media }: Catalogue, mediaDir: string, cache: BuildCache): Output[] {
  const shown = media.filter(
    (medium) => !isPhoto(medium) && !isForPeople(medium.file) && whyIgnored(medium.file) === undefined,
  );
  const recipe = readRecipe();
  return shown.flatMap((medium) => {
    const [address, file] = [`media/${medium.file}`, sourceOf(medium, mediaDir)];
    if (medium.file.endsWith('.svg')) {
      const clean = cleanSvg(readFileSync(file));
      return clean === undefined ? [] : textOutput(address, clean);
    }
    if (medium.content?.type === 'pdf') return copyOutput(address, file);
    const key = keyOf(recipe, 'same size', readFileSync(file));
    const make = async () => (await import('../../data/photos/develop.ts')).encodeAgain(readFileSync(file));
    return bytesOutput(address, key, () => cache.get(key, make));
  });
}
