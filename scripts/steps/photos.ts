/**
 * Reads: the catalogue, data/media, the cache. Writes (through outputs): <site>/assets/photos, <site>/media; <cache>/<hash>-<width>.<format>.
 * Run by: scripts/steps/make-site.ts. A photo is made again only when its bytes or the way it is made changed.
 */
import { copyFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { isForPeople, whyIgnored } from '../../src/catalogue/check/ignored-files.ts';
import { listPhotos } from '../../src/catalogue/list-photos.ts';
import {
  isPhoto,
  photoFormats,
  photoSource,
  photoStem,
  widthsOf,
  type PhotoFormat,
} from '../../src/catalogue/photos.ts';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { copyOutput, type Output } from '../outputs/output.ts';
import { sourceOf } from './flags.ts';
import type { WantedFile } from '../photos/recipe.ts';
import { openPhotoCache, readOriginal } from '../photos/photo-cache.ts';

/** Where photos come from and are kept. `mediaDir` is data/media. */
export interface PhotoFolders {
  cacheDir: string;
  mediaDir: string;
}

/** Photos that are made at the same time: each takes one thread, and up to 100 MB while it lies open. */
const sideBySide = Math.min(availableParallelism(), 4);

const formats = Object.keys(photoFormats) as PhotoFormat[];

/** All photos that pages show, in all widths and formats; `onProgress` is told how many are made. */
export async function photoOutputs(
  catalogue: Catalogue,
  { cacheDir, mediaDir }: PhotoFolders,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<{ outputs: Output[]; made: number }> {
  const cache = await openPhotoCache(cacheDir);
  const photos = listPhotos(catalogue);
  const outputs: Output[][] = [];
  let [made, done] = [0, 0];
  await forEachLimited([...photos.entries()], sideBySide, async ([index, medium]) => {
    const original = await readOriginal(mediaDir, medium.file);
    const files = widthsOf(medium.width).flatMap((width) => formats.map((format): WantedFile => ({ width, format })));
    made += await cache.fill(original, files);
    const key = cache.keyOf(original);
    outputs[index] = files.map((file) => {
      const cached = cache.fileOf(key, file);
      const address = decodeURIComponent(photoSource(photoStem(medium), file.width, file.format));
      return { path: address.slice(1), key: path.basename(cached), write: (to) => copyFile(cached, to) };
    });
    onProgress(++done, photos.length);
  });
  await cache.prune();
  return { outputs: outputs.flat(), made };
}

/** The bytes of one address of a photo, made if need be, for the development server. Undefined when there is no such photo. */
export async function readPhotoFile(
  catalogue: Catalogue,
  address: string,
  { cacheDir, mediaDir }: PhotoFolders,
): Promise<Buffer | undefined> {
  const [, stem, width, ending] = /^(.+)-(\d+)\.(\w+)$/.exec(address) ?? [];
  const medium = listPhotos(catalogue).find((photo) => decodeURIComponent(photoStem(photo)) === stem);
  const format = formats.find((one) => one === ending);
  if (!medium || !format || !widthsOf(medium.width).includes(Number(width))) return undefined;
  const original = await readOriginal(mediaDir, medium.file);
  const cache = await openPhotoCache(cacheDir);
  const file = { width: Number(width), format };
  await cache.fill(original, [file]);
  return readOriginal(cacheDir, path.basename(cache.fileOf(cache.keyOf(original), file)));
}

/** The media that are no photos and no notes: of a photo, only what is made from it goes online. */
export async function mediaOutputs({ media }: Catalogue, mediaDir: string): Promise<Output[]> {
  const shown = media.filter(
    (medium) => !isPhoto(medium) && !isForPeople(medium.file) && whyIgnored(medium.file) === undefined,
  );
  return Promise.all(shown.map((medium) => copyOutput(`media/${medium.file}`, sourceOf(medium, mediaDir))));
}
