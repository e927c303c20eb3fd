/**
 * Reads: the catalogue, data/media, the cache. Writes: <site>/assets/photos, <site>/media, <cache>/<hash>-<width>.<format>.
 * Run by: scripts/build.ts. A photo is made again only when its bytes or the way it is made changed.
 */
import { copyFile, mkdir } from 'node:fs/promises';
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
import type { MediaFile } from '../../src/catalogue/pictures.ts';
import { mapSideBySide } from '../lib/map-side-by-side.ts';
import { developPhoto, type WantedFile } from '../photos/develop.ts';
import { cacheKey, findCached, keepInCache, readOriginal, trimCache } from '../photos/photo-cache.ts';

/** Where photos come from and go to. `mediaDir` is data/media. */
export interface PhotoFolders {
  siteDir: string;
  cacheDir: string;
  mediaDir: string;
}

export interface PhotosReport {
  photos: number;
  /** How many of their files were made now, and were in the cache. */
  made: number;
  reused: number;
}

/** Photos that are made at the same time: each takes one thread, and some 50 MB while it lies open. */
const sideBySide = Math.min(availableParallelism(), 4);

const formats = Object.keys(photoFormats) as PhotoFormat[];

/** Writes all photos that pages show into the site, in all widths and formats; `onProgress` is told how many are done. */
export async function writePhotos(
  catalogue: Catalogue,
  { siteDir, cacheDir, mediaDir }: PhotoFolders,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<PhotosReport> {
  const photos = listPhotos(catalogue);
  const report: PhotosReport = { photos: photos.length, made: 0, reused: 0 };
  let done = 0;
  await mapSideBySide(photos, sideBySide, async (medium) => {
    const bytes = await readOriginal(mediaDir, medium.file);
    const files = widthsOf(medium.width).flatMap((width) => formats.map((format) => ({ width, format })));
    const made = await fillCache(cacheDir, medium, bytes, files);
    report.made += made;
    report.reused += files.length - made;
    const key = cacheKey(bytes);
    for (const { width, format } of files) {
      const address = decodeURIComponent(photoSource(photoStem(medium), width, format));
      await mkdir(path.dirname(path.join(siteDir, address)), { recursive: true });
      await copyFile(path.join(cacheDir, cachedName(key, { width, format })), path.join(siteDir, address));
    }
    onProgress(++done, photos.length);
  });
  await trimCache(cacheDir);
  return report;
}

/** The file of one address of a photo, made if need be: what the development server hands out. Undefined when there is no such photo. */
export async function findPhotoFile(
  catalogue: Catalogue,
  address: string,
  { cacheDir, mediaDir }: Omit<PhotoFolders, 'siteDir'>,
): Promise<string | undefined> {
  const [, stem, width, format] = /^(.+)-(\d+)\.(\w+)$/.exec(address) ?? [];
  const medium = listPhotos(catalogue).find((photo) => decodeURIComponent(photoStem(photo)) === stem);
  const file = { width: Number(width), format: formats.find((one) => one === format) };
  if (!medium || !isWanted(file) || !widthsOf(medium.width).includes(file.width)) return undefined;
  const bytes = await readOriginal(mediaDir, medium.file);
  await fillCache(cacheDir, medium, bytes, [file]);
  return path.join(cacheDir, cachedName(cacheKey(bytes), file));
}

/** Copies the media that are no photos and no notes: of a photo, only what was made from it goes online. */
export async function copyMedia(catalogue: Catalogue, mediaDir: string, siteDir: string): Promise<void> {
  for (const medium of catalogue.media) {
    const { file } = medium;
    if (isPhoto(medium) || isForPeople(file) || whyIgnored(file) !== undefined) continue;
    const to = path.join(siteDir, 'media', file);
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(path.join(mediaDir, file), to);
  }
}

const isWanted = (file: { width: number; format: PhotoFormat | undefined }): file is WantedFile =>
  file.format !== undefined;

const cachedName = (key: string, { width, format }: WantedFile) => `${key}-${width}.${format}`;

/** Makes those files that the cache lacks, and returns how many they were. */
async function fillCache(
  cacheDir: string,
  { file }: MediaFile,
  bytes: Buffer,
  files: readonly WantedFile[],
): Promise<number> {
  const key = cacheKey(bytes);
  const missing: WantedFile[] = [];
  for (const wanted of files) if (!(await findCached(cacheDir, cachedName(key, wanted)))) missing.push(wanted);
  if (missing.length === 0) return 0;
  try {
    await developPhoto(bytes, missing, (wanted, made) => keepInCache(cacheDir, cachedName(key, wanted), made));
  } catch (error) {
    throw new Error(`data/media/${file} could not be made into a photo`, { cause: error });
  }
  return missing.length;
}
