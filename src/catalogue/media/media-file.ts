import type { ReadSvg } from './read-svg.ts';

/** A file under data/media with its size in pixels; `file` is relative to that folder. */
export interface MediaFile {
  file: string;
  width: number;
  height: number;
  /** For the checks. */
  content?: MediaContent;
  /** A photo's blurred placeholder as a `data:` URL. */
  placeholder?: string;
  /** Set for a flag from the package `flag-icons`, which is not in data/media. */
  isPackaged?: true;
}

/** What a file contains, whatever its name says. */
export interface MediaContent {
  /** Undefined if neither browsers nor PDF readers show it. */
  type: MediaType | undefined;
  bytes: number;
  /** False if the size in pixels could not be read. */
  hasSize: boolean;
  /** Raster images only: first twelve hex digits of SHA-256. */
  hash?: string;
  /** Set for a truncated file, such as an interrupted copy. */
  isCutOff?: true;
  /** Set for a PDF with a password. */
  isEncrypted?: true;
  /** The first thing in an SVG that runs a script or loads something. */
  active?: ReadSvg['active'];
  /** Why browsers do not show an SVG. */
  broken?: ReadSvg['broken'];
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

export interface LinkedPhoto {
  medium: MediaFile;
  caption?: string;
}
