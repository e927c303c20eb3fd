/** A fair for search engines. */
import type { Catalogue, LinkedFair } from '../../catalogue/catalogue.ts';
import { fairDrawingPath, galleryDrawingPath, videoAddress } from '../../catalogue/paths.ts';
import { context } from '../page/structured-data.ts';
import type { EventLeaf, VideoObjectLeaf, WithContext } from 'schema-dts';

export function fairEvent({ site, pages }: Catalogue, fair: LinkedFair): WithContext<EventLeaf> {
  return {
    '@context': context,
    '@type': 'Event',
    name: fair.title,
    description: fair.description,
    startDate: fair.start,
    endDate: fair.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: fair.city,
      address: { '@type': 'PostalAddress', addressLocality: fair.city, addressCountry: fair.country },
    },
    image: site.origin + fairDrawingPath(fair.id),
    url:
      (fair.isUpcoming ? fair.link : undefined) ?? site.origin + (fair.path ?? (pages.tradefairs ?? pages.home).path),
  };
}

/** The videos of its gallery that are no samples, each with its upload date if known. */
export function videoObjects({ site }: Catalogue, fair: LinkedFair): WithContext<VideoObjectLeaf>[] {
  return (fair.gallery?.videos ?? []).flatMap(({ id, title, sample, published }, index) => {
    if (sample) return [];
    return {
      '@context': context,
      '@type': 'VideoObject',
      name: title,
      description: fair.description,
      thumbnailUrl: site.origin + galleryDrawingPath(fair.id, 'video', index + 1),
      ...(published === undefined ? {} : { uploadDate: published }),
      embedUrl: videoAddress(id),
    };
  });
}
