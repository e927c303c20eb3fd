import type { Catalogue, LinkedFair } from '../catalogue.ts';
import type { FairsPageData, GalleryPageData, GalleryPhoto, Picture } from '../page-data.ts';
import { asAppPath, calendarPath, webcalAddress } from '../paths.ts';
import { galleryPicture, mediaPicture, thumbnailOf } from '../pictures.ts';
import { crumbsFromFairs, crumbsFromHome } from './breadcrumbs.ts';
import { fairCard } from './fair-card.ts';
import { makeHead } from './head.ts';
import { headOfPart, itemsOf, pagingOf, titleOfPart, type Part } from './paging.ts';
import { fairShareCard } from './share-card.ts';
import { fairEvent, videoObject } from './structured-data.ts';

type Gallery = NonNullable<LinkedFair['gallery']>;

/**
 * The page of all fairs, the upcoming ones first where they need several. A completed fair without a gallery has no
 * link here.
 */
export function fairsPage(catalogue: Catalogue, part: Part): FairsPageData {
  const { tradefairs } = catalogue.pages;
  const fairs = itemsOf(part.count === 1 ? catalogue.fairs : upcomingFirst(catalogue.fairs), part);
  const input = headOfPart(
    catalogue,
    {
      path: tradefairs.path,
      titles: [tradefairs.title],
      description: tradefairs.summary,
      breadcrumbs: crumbsFromHome(catalogue, tradefairs.title),
      structuredData: fairs.map((fair) => fairEvent(catalogue, fair)),
    },
    part,
  );
  return {
    kind: 'fairs',
    path: input.path,
    head: makeHead(catalogue, input),
    breadcrumbs: input.breadcrumbs,
    heading: titleOfPart(catalogue, tradefairs.title, part),
    intro: part.number === 1 ? tradefairs.intro : '',
    ...(catalogue.fairs.length > 0
      ? { calendar: { subscribe: webcalAddress(catalogue.site.origin, calendarPath), file: calendarPath } }
      : {}),
    fairs: fairs.map((fair) => fairCard(fair)),
    ...pagingOf(catalogue, tradefairs.path, part),
  };
}

function upcomingFirst(fairs: readonly LinkedFair[]): LinkedFair[] {
  const isUpcoming = ({ status }: LinkedFair) => status === 'upcoming';
  return [...fairs.filter(isUpcoming), ...fairs.filter((fair) => !isUpcoming(fair))];
}

/** The page of a fair's photos and videos. */
export function galleryPage(catalogue: Catalogue, fair: LinkedFair, gallery: Gallery): GalleryPageData {
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
    fair: fairCard(fair),
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
