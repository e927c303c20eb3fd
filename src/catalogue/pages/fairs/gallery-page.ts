import type { Catalogue, LinkedFair } from '../../catalogue.ts';
import type { FairCard, GalleryPhoto, GalleryVideo, PageBase, Picture } from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { fairCard } from './fair-card.ts';
import { crumbsFromFairs, makeHead } from '../parts/head.ts';
import { fairShareCard } from '../parts/share-card.ts';
import { fairEvent, videoObject } from '../parts/structured-data.ts';
import { asAppPath } from '../../paths.ts';
import { galleryPicture, mediaPicture, thumbnailOf } from '../../media/pictures.ts';

type Gallery = NonNullable<LinkedFair['gallery']>;

export interface GalleryPageData extends PageBase<'gallery'> {
  heading: string;
  fair: FairCard;
  photos: GalleryPhoto[];
  videos: GalleryVideo[];
}

export const list: ListPages<GalleryPageData> = (catalogue) =>
  catalogue.fairs.flatMap((fair) => {
    const { path, file, gallery } = fair;
    return path && gallery ? [listed('gallery', { path, file }, () => galleryPage(catalogue, fair, gallery))] : [];
  });

/** The page of a fair's photos and videos. */
function galleryPage(catalogue: Catalogue, fair: LinkedFair, gallery: Gallery): GalleryPageData {
  const breadcrumbs = crumbsFromFairs(catalogue, gallery.title);
  const path = fair.path ?? asAppPath('/');
  const videos = (gallery.videos ?? []).map(({ id, title }, index) => ({
    id,
    title,
    poster: galleryPicture(fair.id, 'video', index + 1, title),
  }));
  return {
    kind: 'gallery',
    path,
    head: makeHead(catalogue, {
      path,
      titles: [gallery.title],
      description: fair.description,
      breadcrumbs,
      structuredData: [
        fairEvent(catalogue, fair),
        ...videos.flatMap((video, index) => {
          const { sample, published } = gallery.videos?.[index] ?? {};
          return sample ? [] : [videoObject(catalogue, video, fair, published)];
        }),
      ],
      card: fairShareCard(catalogue, fair),
    }),
    breadcrumbs,
    heading: gallery.title,
    fair: fairCard(catalogue, fair),
    photos: gallery.photos.map((photo, index) => galleryPhoto(catalogue, fair, photo, index + 1)),
    videos,
  };
}

function galleryPhoto(
  catalogue: Catalogue,
  fair: LinkedFair,
  photo: Gallery['photos'][number],
  number: number,
): GalleryPhoto {
  const { caption, file } = photo;
  const original: Picture =
    file === undefined
      ? galleryPicture(fair.id, 'photo', number, caption)
      : mediaPicture(catalogue.media, `fairs/${file}`, caption);
  return { original, thumbnail: thumbnailOf(original), caption };
}
