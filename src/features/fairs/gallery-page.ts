import type { Catalogue, LinkedFair } from '../../catalogue/catalogue.ts';
import { entryPages, type PageOf } from '../page/declare.ts';
import { fairCard } from './fair-card.ts';
import { kind } from './fair-kind.ts';
import { crumbsFromHome } from '../page/head.ts';
import { drawnPicture, mediaPicture, thumbnailOf } from '../../catalogue/media/pictures.ts';
import { galleryDrawingPath } from '../../catalogue/paths.ts';
import type { Picture } from '../../catalogue/shown/parts.ts';
import { fill } from '../../catalogue/words.ts';

type Gallery = NonNullable<LinkedFair['gallery']>;

/** A page for each fair with photos or videos. */
export const list = entryPages(
  'gallery',
  kind,
  (catalogue, { gallery, title, description }) => ({
    title: gallery?.title ?? title,
    description,
    breadcrumbs: crumbsFromHome(catalogue, gallery?.title ?? title, catalogue.pages.tradefairs),
  }),
  galleryPage,
);

export type GalleryPageData = PageOf<typeof list>;

function galleryPage(catalogue: Catalogue, fair: LinkedFair) {
  const { title, photos = [], videos = [] } = fair.gallery ?? {};
  return {
    heading: title ?? fair.title,
    fair: fairCard(catalogue, fair),
    photos: photos.map((photo, index) => galleryPhoto(catalogue, fair, photo, index + 1)),
    videos: videos.map((video, index) => ({
      id: video.id,
      title: video.title,
      poster: drawnPicture(galleryDrawingPath(fair.id, 'video', index + 1), 'scene', video.title),
    })),
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
