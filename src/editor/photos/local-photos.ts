import { slugify } from '../../catalogue/check/file-names.ts';
import { inspectBytes } from '../../catalogue/media/inspect-bytes.ts';
import type { MediaFile } from '../../catalogue/media/pictures.ts';
import { useMemo, useState } from 'react';
import { photoStem } from '../../catalogue/media/photos.ts';

/** A photo that was chosen and is not online. */
export interface LocalPhoto {
  /** Its name in the folder, which it will have when it is downloaded. */
  name: string;
  blob: Blob;
  /** What the check is told of it; `file` is the name alone. */
  medium: MediaFile;
  /**
   * The picture itself, small enough for the preview, as a `data:` address; undefined when the browser cannot show it.
   */
  picture: string | undefined;
}

/** Longest side of the picture in the preview. */
const longestSide = 1280;

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/**
 * Reads a file that was dropped or chosen. Its name becomes one that the site takes, with the ending of what it holds.
 */
export async function readPhoto(file: File): Promise<LocalPhoto> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = await hashOf(bytes);
  const read = inspectBytes(file.name, bytes, () => hash);
  const ending = endings[read.content?.type ?? ''] ?? (/\.([^.]+)$/.exec(file.name)?.[1] ?? '').toLowerCase();
  const name = `${slugify(file.name.replace(/\.[^.]*$/, '')) || 'photo'}${ending && `.${ending}`}`;
  const shown = await drawSmaller(file).catch(() => undefined);
  const medium = { ...read, file: name, ...(shown ? { width: shown.width, height: shown.height } : {}) };
  return { name, blob: file, medium, picture: shown?.address };
}

/** The start of the SHA-256; where the browser gives none, the size stands for it. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!('subtle' in crypto)) return bytes.length.toString(16).padStart(12, '0');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The picture upright, drawn smaller. Throws when it is none that the browser knows. */
async function drawSmaller(file: File): Promise<{ width: number; height: number; address: string }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { width, height, address: canvas.toDataURL('image/jpeg', 0.85) };
}

/** What the addresses of photos that are not online yet begin with, and each picture as a `data:` address. */
export type LocalPhotos = ReadonlyMap<string, string>;

interface Photos {
  photos: readonly LocalPhoto[];
  /** What the check and the pages are told of them. */
  media: readonly MediaFile[];
  pictures: LocalPhotos;
  set: (photos: readonly LocalPhoto[]) => void;
}

/** The photos that were chosen for an entry; they are kept as long as the page is open. */
export function usePhotos(folder: string | undefined): Photos {
  const [photos, set] = useState<readonly LocalPhoto[]>([]);
  return useMemo(() => {
    const media = photos.map(({ name, medium }): MediaFile => ({ ...medium, file: `${folder ?? ''}/${name}` }));
    const pictures = new Map(
      photos.flatMap(({ picture }, index): [string, string][] => {
        const medium = media[index];
        return picture === undefined || !medium ? [] : [[photoStem(medium), picture]];
      }),
    );
    return { photos, media, pictures, set };
  }, [photos, folder]);
}
