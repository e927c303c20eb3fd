/** Photos that the company supplies: which files are whose, and how pages show them. */
import type { Photo, Picture } from '../page-data.ts';
import { photoPath } from '../paths.ts';
import type { MediaFile, MediaType } from './pictures.ts';
import type { Catalogue } from '../catalogue.ts';

/** Entries whose photos stand in a folder of their own: `data/media/models/<id>/`. */
export const photoOwners = ['models', 'categories', 'equipment'] as const;
export type PhotoOwner = (typeof photoOwners)[number];

/** Folders of data/media that hold photos. */
const photoFolders: ReadonlySet<string> = new Set([...photoOwners, 'fairs']);

/** What a photo may be. */
const photoTypes: ReadonlySet<MediaType | undefined> = new Set(['jpeg', 'png', 'webp']);

/**
 * Widths in pixels in which a photo is made: thumbnails (72 to 120 CSS pixels), cards (264 to 420), the main picture
 * (300) and the whole window, each for screens of one to three pixels a CSS pixel.
 */
const ladder: readonly number[] = [160, 320, 480, 640, 960, 1440, 1920];

/** The width of the file that browsers without `srcset` get. */
const plainWidth = 640;

/** What an entry says about its own photos. */
interface PhotoWords {
  file: string;
  caption: string;
}

/** A photo of an entry, with the words that stand for it. */
export interface LinkedPhoto {
  medium: MediaFile;
  caption?: string;
}

/** Whether the build makes a photo of this file: it is a picture of pixels in one of the photos' folders. */
export function isPhoto({ file, content }: MediaFile): boolean {
  return photoFolders.has(file.split('/')[0] ?? '') && photoTypes.has(content?.type);
}

/** All photos by their folder (`models/blt200`), in the order of `media`: by name. */
export type PhotosByFolder = ReadonlyMap<string, readonly MediaFile[]>;

/** Sorts the photos into their folders, once for all entries. */
export function photosByFolder(media: readonly MediaFile[]): PhotosByFolder {
  return Map.groupBy(media.filter(isPhoto), ({ file }) => file.slice(0, file.lastIndexOf('/')));
}

/** The photos in an entry's own folder. The first is the main picture. */
export function photosOf(
  photos: PhotosByFolder,
  owner: PhotoOwner,
  id: string,
  words: readonly PhotoWords[] = [],
): LinkedPhoto[] {
  const folder = `${owner}/${id}`;
  return (photos.get(folder) ?? []).map((medium) =>
    withWords(medium, words.find(({ file }) => `${folder}/${file}` === medium.file)?.caption),
  );
}

function withWords(medium: MediaFile, caption: string | undefined): LinkedPhoto {
  return { medium, ...(caption === undefined ? {} : { caption }) };
}

/** The widths that are made of a photo: those below its own (and not just below it), then its own up to the largest. */
export function widthsOf(own: number): number[] {
  const largest = Math.min(own, ladder.at(-1) ?? own);
  return [...ladder.filter((width) => width < largest * 0.9), largest];
}

/**
 * What a photo's addresses begin with: `/assets/photos/models/blt200/front-1a2b3c4d5e6f`. It changes with the bytes.
 */
export function photoStem({ file, content }: MediaFile): string {
  return photoPath(file.replace(/\.[^./]*$/, ''), content?.hash ?? '');
}

/** A photo in all its widths. The blurred stand-in is for a page's large pictures only: it lies in the page. */
function photoFiles(medium: MediaFile, blurred: boolean): Photo {
  const { width, placeholder } = medium;
  return {
    stem: photoStem(medium),
    widths: widthsOf(width),
    ...(blurred && placeholder !== undefined ? { placeholder } : {}),
  };
}

/** A photo as a picture of a page, in a box of CSS pixels; the whole photo is shown in the middle of it. */
export function photoPicture(
  medium: MediaFile,
  alt: string,
  { box = medium, blurred = false }: { box?: { width: number; height: number }; blurred?: boolean } = {},
): Picture {
  const photo = photoFiles(medium, blurred);
  const { width, height } = box;
  return { src: plainSource(photo), width, height, alt, photo };
}

function plainSource({ stem, widths }: Photo): string {
  const width = widths.find((one) => one >= plainWidth) ?? widths.at(-1) ?? 0;
  return photoSource(stem, width, 'jpg');
}

/** The formats in which a photo is made, the best first: the ending of the file, and its type. */
export const photoFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PhotoFormat = keyof typeof photoFormats;

/** Address of one file of a photo. */
export function photoSource(stem: string, width: number, format: PhotoFormat): string {
  return `${stem}-${width}.${format}`;
}

/** The `srcset` of one format: `/assets/photos/…-320.avif 320w, …`. */
export function sourceSet({ stem, widths }: Photo, format: PhotoFormat): string {
  return widths.map((width) => `${photoSource(stem, width, format)} ${width}w`).join(', ');
}

/** The largest file of a picture for readers without `srcset`: search engines, and those who share a link. */
export function largestSource({ src, photo }: Picture): string {
  return photo ? photoSource(photo.stem, photo.widths.at(-1) ?? 0, 'jpg') : src;
}

/** The photos that pages show, each once, in the order of `media`. */
export function listPhotos({ media, models, categories, equipment, fairs }: Catalogue): MediaFile[] {
  const inFolders = [...models, ...categories, ...equipment].flatMap(({ photos }) =>
    photos.map(({ medium }) => medium),
  );
  const named = new Set([
    ...equipment.map(({ photo }) => `equipment/${photo}`),
    ...fairs.flatMap(({ gallery }) => (gallery?.photos ?? []).map(({ file }) => `fairs/${file}`)),
  ]);
  const shown = new Set(inFolders);
  return media.filter((medium) => shown.has(medium) || (isPhoto(medium) && named.has(medium.file)));
}
