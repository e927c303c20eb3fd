import type { MediaFile } from './media-file.ts';
import { machineDrawingPath, machineFilePath, machinePicturePath, mediaPath } from '../paths.ts';
import type { MachineFolder } from '../kinds.ts';
import type { Catalogue, MachineFamily } from '../catalogue.ts';
import type { MachineFiles, Picture, MachineView, ViewId } from '../shown/parts.ts';
import { photoPicture, photoSource } from './photos.ts';
import { isPhoto } from './entry-photos.ts';
import { fill, type Words } from '../words.ts';

/** Size of a machine's drawing in CSS pixels (specification, section 2). */
export const machineSize = { width: 300, height: 280 };
/** The general arrangement: A3 in points. */
export const arrangementSize = { width: 1191, height: 842 };

/** Thumbnails of the gallery's film strip. */
const thumbnailSize = { width: 120, height: 80 };
/** Used for a file of unknown size. */
const unknownSize = { width: 300, height: 200 };

/** In the order of their thumbnails. */
const viewIds: readonly ViewId[] = ['front', 'side', 'plan'];

type PictureWords = Pick<Words, 'pictures'>;

const altOfView = { front: 'frontOf', side: 'sideOf', plan: 'planOf' } as const;

/** Alt text of a view: `BLT150, front view`. */
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

/** Size of the picture of several machines together, in CSS pixels: they stand in a row. */
export const plantSize = { width: 640, height: 280 };

/** Widths in pixels and formats of a made picture: of a machine, and of several together. */
export const machinePictureWidths = [240, 480, 720, 960];
export const plantPictureWidths = [480, 720, 960, 1440];
export const machinePictureFormats = ['avif', 'jpg'] as const;

/** The studio picture of a machine, at three quarters from the front; `stem` is the start of its URLs. */
export function threeQuarterPicture(
  { words, pictureExtents }: Pick<Catalogue, 'pictureExtents'> & { words: PictureWords },
  stem: string,
  name: string,
): Picture {
  const alt = fill(words.pictures.threeQuarterOf, { name });
  const photo = { stem, widths: machinePictureWidths, formats: [...machinePictureFormats] };
  const extent = pictureExtents?.get(stem);
  return { src: threeQuarterSource(stem), ...machineSize, alt, photo, ...(extent ? { extent } : {}) };
}

/** The studio picture of several machines together. */
export function plantPicture({ pictures }: Words, stem: string, name: string): Picture {
  const alt = fill(pictures.threeQuarterOf, { name });
  const photo = { stem, widths: plantPictureWidths, formats: [...machinePictureFormats] };
  return { src: photoSource(stem, 960, 'jpg'), ...plantSize, alt, photo };
}

/** URL of the picture of a machine in its middle size. */
export const threeQuarterSource = (stem: string): string => photoSource(stem, 480, 'jpg');

/** The picture of a machine, its three views and its general arrangement. */
export function machineViews(
  words: PictureWords,
  folder: 'models' | 'equipment',
  id: string,
  name: string,
): MachineView[] {
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

/** The files of a machine's page: its data sheet and what is made from its body. */
export function machineFiles(
  { id, machine }: { id: string; machine: MachineFamily | undefined },
  sheet: string,
): MachineFiles {
  return {
    pdf: sheet,
    ...(machine ? { dxf: machineFilePath(id, 'dxf'), glb: machineFilePath(id, 'glb') } : {}),
  };
}

/** Widths of a line's drawings in CSS pixels: narrow ones show it in several rows. */
export const plantDrawingWidths = [360, 720, 1200] as const;
export type PlantDrawingWidth = (typeof plantDrawingWidths)[number];

/** The thumbnail of a picture. Its `alt` is empty because the button has the text. */
export function thumbnailOf({ src, photo }: Picture): Picture {
  const files = photo && { stem: photo.stem, widths: photo.widths };
  return { src, ...thumbnailSize, alt: '', ...(files ? { photo: files } : {}) };
}

export const heroPictureSize = { width: 560, height: 286 };

/** Sizes of drawings that show no single machine, in CSS pixels. */
const drawnSizes = {
  /** Fair cards and gallery scenes. */
  scene: { width: 960, height: 640 },
  /** What the maker does and wants, beside a text. */
  illustration: { width: 640, height: 480 },
  /** Drawings of the home page's hero. */
  hero: heroPictureSize,
  /** Cards of shared links: Open Graph readers show this size uncropped. */
  card: { width: 1200, height: 630 },
};

/** A drawing that shows no single machine. */
export function drawnPicture(src: string, size: keyof typeof drawnSizes, alt: string): Picture {
  return { src, ...drawnSizes[size], alt };
}

/** A company's file at its own size. A photo has all its widths, and fits into the box if one is given. */
export function mediaPicture(
  media: readonly MediaFile[],
  file: string,
  alt: string,
  box?: { width: number; height: number },
): Picture {
  const mediaFile = media.find((medium) => medium.file === file);
  if (mediaFile && isPhoto(mediaFile)) return photoPicture(mediaFile, alt, { blurred: true, ...(box ? { box } : {}) });
  const { width, height } = mediaFile ?? unknownSize;
  return { src: mediaPath(file), width, height, alt };
}
