import {
  fairDrawingPath,
  galleryDrawingPath,
  machineDrawingPath,
  machineFilePath,
  machinePicturePath,
  mediaPath,
  siteDrawingPath,
} from '../paths.ts';
import type { Catalogue, MachineFamily } from '../catalogue.ts';
import type { MachineFiles, Picture, View, ViewId } from '../page-data.ts';
import { isPhoto, photoPicture, photoSource } from './photos.ts';
import { fill, type Words } from '../words.ts';

/** Size of a machine's drawing (the specification, section 9: detail main image 300 by 280 px). */
export const machineSize = { width: 300, height: 280 };
/** Size of a general-arrangement sheet: A3 in points. */
export const arrangementSize = { width: 1191, height: 842 };

/** Makes the Picture objects of pages: drawings made by the build, and files that the company supplies. */

/** A file under data/media with its size in pixels; `file` is relative to that folder. */
export interface MediaFile {
  file: string;
  width: number;
  height: number;
  /** What the file is, for the checks. */
  content?: MediaContent;
  /** Of a photo: its blurred stand-in as a `data:` address. */
  placeholder?: string;
  /** It is no file of data/media: the flag comes from the package `flag-icons`. */
  isPackaged?: true;
}

/** What a medium is by its bytes, whatever its name says. */
export interface MediaContent {
  /** Undefined when it is none of those that a browser or a reader of PDFs shows. */
  type: MediaType | undefined;
  bytes: number;
  /** False when the size in pixels could not be read. */
  hasSize: boolean;
  /** Of a picture of pixels: the start of its bytes' SHA-256, twelve hexadecimal digits. */
  hash?: string;
  /** The end of the picture is missing: a copy that was broken off. */
  isCutOff?: true;
  /** The first thing in an SVG that runs a program or loads something, with its place. */
  active?: { what: string; line: number; column: number; endColumn: number; text: string };
}

export type MediaType =
  | 'svg'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'gif'
  | 'avif'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'pdf'
  | 'mp4'
  | 'html'
  | 'zip';

/** Size of a fair's card and of a gallery's scenes. */
const sceneSize = { width: 960, height: 640 };
/** Size of a thumbnail in the gallery's film strip. */
const thumbnailSize = { width: 120, height: 80 };
/** Size of the drawings on the page about the company. */
const aboutSize = { width: 640, height: 480 };
/** Size of the cards of shared links: what Open Graph readers show without cutting. */
const shareCardSize = { width: 1200, height: 630 };
/** Size of a medium whose own is not known. */
const unknownSize = { width: 300, height: 200 };

/** The views of a machine, in the order of their thumbnails. */
const viewIds: readonly ViewId[] = ['front', 'side', 'plan'];

type MachineFolder = 'models' | 'categories' | 'equipment';

/** What its pictures are called. */
type PictureWords = Pick<Words, 'pictures'>;

const altOfView = { front: 'frontOf', side: 'sideOf', plan: 'planOf' } as const;

/** A view of a machine in words: `BLT150, front view`. */
export function nameView(pictures: Words['pictures'], view: ViewId, name: string): string {
  return fill(pictures[altOfView[view]], { name });
}

/** The drawing of a machine from one side. */
export function machinePicture(
  { pictures }: PictureWords,
  folder: MachineFolder,
  id: string,
  view: ViewId,
  name: string,
): Picture {
  return { src: machineDrawingPath(folder, id, view), ...machineSize, alt: nameView(pictures, view, name) };
}

/** Widths in pixels and formats in which a machine's picture is made. */
export const machinePictureWidths = [240, 480, 720, 960];
export const machinePictureFormats = ['avif', 'jpg'] as const;

/** The picture of a machine as a camera in a studio would see it, at three quarters from the front; `stem` is what its files' addresses begin with. */
export function threeQuarterPicture(
  { words, pictureExtents }: Pick<Catalogue, 'pictureExtents'> & { words: PictureWords },
  stem: string,
  name: string,
): Picture {
  const alt = fill(words.pictures.threeQuarterOf, { name });
  const photo = { stem, widths: machinePictureWidths, formats: [...machinePictureFormats] };
  const extent = pictureExtents?.[stem];
  return { src: threeQuarterSource(stem), ...machineSize, alt, photo, ...(extent ? { extent } : {}) };
}

/** Address of that picture in its middle size. */
export const threeQuarterSource = (stem: string): string => photoSource(stem, 480, 'jpg');

/** The picture of a machine, its three views and its general arrangement. */
export function machineViews(words: PictureWords, folder: 'models' | 'equipment', id: string, name: string): View[] {
  const { pictures } = words;
  const alt = fill(pictures.arrangementOf, { name });
  const threeQuarter = threeQuarterPicture({ words }, machinePicturePath(folder, id), name);
  return [
    { id: 'three-quarter', label: pictures.picture, picture: threeQuarter },
    ...viewIds.map((view) => ({
      id: view,
      label: pictures[view],
      picture: machinePicture(words, folder, id, view, name),
    })),
    {
      id: 'arrangement',
      label: pictures.layout,
      picture: { src: machineDrawingPath(folder, id, 'arrangement-small'), ...machineSize, alt },
      large: { src: machineDrawingPath(folder, id, 'arrangement'), ...arrangementSize, alt },
    },
  ];
}

/** What a machine's page offers to take along: its sheet, and what is made from its body; undefined where there is neither. */
export function machineFiles(
  { id, machine }: { id: string; machine: MachineFamily | undefined },
  sheet?: string,
): MachineFiles | undefined {
  if (!machine && sheet === undefined) return undefined;
  return {
    ...(sheet === undefined ? {} : { pdf: sheet }),
    ...(machine ? { dxf: machineFilePath(id, 'dxf'), glb: machineFilePath(id, 'glb') } : {}),
  };
}

/** The drawing of a fair for its card. */
export function fairPicture(id: string, title: string): Picture {
  return { src: fairDrawingPath(id), ...sceneSize, alt: title };
}

/** A drawn scene of a gallery, counted from 1. */
export function galleryPicture(id: string, what: 'photo' | 'video', number: number, caption: string): Picture {
  return { src: galleryDrawingPath(id, what, number), ...sceneSize, alt: caption };
}

/** The same picture for the film strip. Its text stands on the thumbnail's button. */
export function thumbnailOf({ src, photo }: Picture): Picture {
  const files = photo && { stem: photo.stem, widths: photo.widths };
  return { src, ...thumbnailSize, alt: '', ...(files ? { photo: files } : {}) };
}

/** The picture of the Other Equipment card on the home page. */
export function fallbackPicture(name: string): Picture {
  return { src: siteDrawingPath('fallback'), ...machineSize, alt: name };
}

/** Size of a sheet of the hero. */
export const heroSheetSize = { width: 560, height: 286 };

/** A sheet of the hero of the home page, counted from 1. The link around it says where it leads. */
export function heroSheet(number: number): Picture {
  return { src: siteDrawingPath(`hero-${number}`), ...heroSheetSize, alt: '' };
}

/** A drawing of the page about the company. */
export function aboutPicture(name: 'who-we-are' | 'our-mission', alt: string): Picture {
  return { src: siteDrawingPath(name), ...aboutSize, alt };
}

/** The card of a shared link, at its address on this site. */
export function shareCardPicture(path: string, alt: string): Picture {
  return { src: path, ...shareCardSize, alt };
}

/**
 * A file that the company supplies, at its own size; a photo in all its widths and, where a box is given, inside that.
 */
export function mediaPicture(
  media: readonly MediaFile[],
  file: string,
  alt: string,
  box?: { width: number; height: number },
): Picture {
  const found = media.find((medium) => medium.file === file);
  if (found && isPhoto(found)) return photoPicture(found, alt, { blurred: true, ...(box ? { box } : {}) });
  const { width, height } = found ?? unknownSize;
  return { src: mediaPath(file), width, height, alt };
}
