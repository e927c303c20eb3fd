import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedFair } from '../../catalogue/catalogue.ts';
import { listed, type PageOf } from '../page/declare.ts';
import { fairCard } from '../fairs/fair-card.ts';
import { crumbsFromHome, pageBase } from '../page/head.ts';
import { fairShareCard } from '../page/share-card.ts';
import { fairEvent, videoObject } from '../page/structured-data.ts';
import { drawnPicture, mediaPicture, thumbnailOf } from '../../catalogue/media/pictures.ts';
import { galleryDrawingPath } from '../../catalogue/paths.ts';
import type { Picture } from '../../catalogue/shown/parts.ts';
import { fill } from '../../catalogue/words.ts';

type Gallery = NonNullable<LinkedFair['gallery']>;

/** A page for each fair with photos or videos. */
export const list = (catalogue: Catalogue) =>
  catalogue.fairs.flatMap((fair) => {
    const { path, file, gallery } = fair;
    if (!path || !gallery) return [];
    return [listed('gallery', { path, file }, () => galleryPage(catalogue, fair, path, gallery))];
  });

export type GalleryPageData = PageOf<typeof list>;

function galleryPage(catalogue: Catalogue, fair: LinkedFair, path: AppPath, gallery: Gallery) {
  const videos = (gallery.videos ?? []).map(({ id, title }, index) => ({
    id,
    title,
    poster: drawnPicture(galleryDrawingPath(fair.id, 'video', index + 1), 'scene', title),
  }));
  return {
    ...pageBase(catalogue, 'gallery', {
      path,
      title: gallery.title,
      description: fair.description,
      breadcrumbs: crumbsFromHome(catalogue, gallery.title, catalogue.pages.tradefairs),
      structuredData: [
        fairEvent(catalogue, fair),
        ...videos.flatMap((video, index) => {
          const { sample, published } = gallery.videos?.[index] ?? {};
          return sample ? [] : [videoObject(catalogue, video, fair, published)];
        }),
      ],
      card: fairShareCard(catalogue, fair),
    }),
    heading: gallery.title,
    fair: fairCard(catalogue, fair),
    photos: gallery.photos.map((photo, index) => galleryPhoto(catalogue, fair, photo, index + 1)),
    videos,
  };
}

function photoOf(original: Picture) {
  return { original, thumbnail: thumbnailOf(original), caption: original.alt };
}

export type GalleryPhoto = ReturnType<typeof galleryPhoto>;
export type GalleryVideo = GalleryPageData['videos'][number];

function galleryPhoto(
  catalogue: Catalogue,
  fair: LinkedFair,
  { caption, file }: Gallery['photos'][number],
  number: number,
) {
  if (file !== undefined) return photoOf(mediaPicture(catalogue.media, `fairs/${file}`, caption));
  const drawn = fill(catalogue.words.fairs.drawn, { caption });
  return photoOf(drawnPicture(galleryDrawingPath(fair.id, 'photo', number), 'scene', drawn));
}
