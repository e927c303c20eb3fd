import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { isPhoto } from '../../catalogue/media/entry-photos.ts';
import type { MediaFile } from '../../catalogue/media/media-file.ts';

/** The photos that pages show, without duplicates, in the order of `media`. */
export function listPhotos(catalogue: Catalogue): MediaFile[] {
  const shown = new Set(
    declaredKinds.flatMap((kind) => kind.entries(catalogue).flatMap((entry) => kind.photos?.(catalogue, entry) ?? [])),
  );
  return catalogue.media.filter((medium) => shown.has(medium) && isPhoto(medium));
}
