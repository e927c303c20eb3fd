import type { Catalogue } from '../catalogue.ts';
import { isPhoto } from './photos.ts';
import type { MediaFile } from './pictures.ts';

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
