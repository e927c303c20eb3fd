import type { MediaFile } from '../../catalogue/media/media-file.ts';
import { slugify } from '../../check/file-names.ts';
import { inspectBytes } from '../../catalogue/media/inspect-bytes.ts';
import { useMemo, useState } from 'react';
import { photoStem } from '../../catalogue/media/photos.ts';

/** A selected photo that is not published yet. */
export interface LocalPhoto {
  /** Its file name when downloaded. */
  name: string;
  blob: Blob;
  /** Input of the check, for which `file` is not needed yet. */
  medium: MediaFile;
  /** A smaller version for the preview as a `data:` URL; undefined if the browser cannot decode it. */
  picture: string | undefined;
}

/** Longest side in the preview (pixels). */
const maxSide = 1280;

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Reads a dropped or selected file. Its name is slugified, with the extension of its real type. */
export async function readPhoto(file: File): Promise<LocalPhoto> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The hash makes URLs on the built site unique. Here the name does.
  const read = inspectBytes(file.name, bytes, () => '', seeSvg);
  const ending = endings[read.content?.type ?? ''] ?? (/\.([^.]+)$/.exec(file.name)?.[1] ?? '').toLowerCase();
  const name = `${slugify(file.name.replace(/\.[^.]*$/, '')) || 'photo'}${ending && `.${ending}`}`;
  const shown = await drawSmaller(file).catch(() => undefined);
  const medium = { ...read, ...(shown ? { width: shown.width, height: shown.height } : {}) };
  return { name, blob: file, medium, picture: shown?.address };
}

/** A drawing is refused among photos, whatever is in it, so its reader (saxes, 30 kB) stays out of the editor. */
const seeSvg = (_file: string, bytes: Uint8Array) =>
  /<(?:\w+:)?svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 4096))) ? { size: undefined } : undefined;

/** Draws the picture upright and smaller. Throws if the browser cannot decode it. */
async function drawSmaller(file: File): Promise<{ width: number; height: number; address: string }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { width, height, address: canvas.toDataURL('image/jpeg', 0.85) };
}

/** `data:` URLs of unpublished photos, by the start of their site URLs. */
export type LocalPhotos = ReadonlyMap<string, string>;

interface Photos {
  photos: readonly LocalPhoto[];
  /** Input of the check and the pages. */
  media: readonly MediaFile[];
  pictures: LocalPhotos;
  set: (photos: readonly LocalPhoto[]) => void;
}

/** The selected photos of an entry, kept in memory while the page is open. */
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
