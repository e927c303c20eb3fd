/** JSON-LD documents (schema.org), plain objects ready to be serialised. Nothing is stated that the data does not say. */
import type { Catalogue, LinkedEquipment, LinkedFair, LinkedModel } from '../catalogue.ts';
import { equipmentPicture, modelPicture } from '../main-pictures.ts';
import { parseHours, showMinutes } from '../opening-hours.ts';
import type { Crumb, Figure, GalleryVideo } from '../page-data.ts';
import { absolute, mediaPath, videoAddress } from '../paths.ts';
import { largestSource } from '../photos.ts';
import { fairPicture } from '../pictures.ts';
import { propertyValues } from './property-values.ts';

type JsonLd = Record<string, unknown>;

const context = 'https://schema.org';

/** The way to the page. The last crumb, which has no link, is the page itself. */
export function breadcrumbList(origin: string, path: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(origin, crumb.to ?? path),
    })),
  };
}

/** The company, with one point of contact an office. */
export function organization({ site, offices }: Catalogue): JsonLd {
  const profiles = site.social.filter((profile) => !profile.sample).map((profile) => profile.link);
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.brand.company,
    alternateName: site.brand.name,
    url: absolute(site.origin, '/'),
    logo: absolute(site.origin, mediaPath(site.brand.logo)),
    description: site.summary,
    telephone: site.phone,
    email: site.email,
    address: { '@type': 'PostalAddress', streetAddress: site.administrativeOffice.join(', ') },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    contactPoint: offices.map((office) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      areaServed: office.country,
      telephone: office.phone,
      email: office.email,
      ...(office.hours ? { hoursAvailable: office.hours.flatMap(openingHours) } : {}),
    })),
  };
}

/** Names of the days, in the order of `OpeningHours`. */
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function openingHours(line: string): JsonLd[] {
  const hours = parseHours(line);
  if (!hours) return [];
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map((day) => dayNames[day]),
      opens: showMinutes(hours.from),
      closes: showMinutes(hours.to),
    },
  ];
}

/** The site itself, and how to search it. */
export function webSite({ site, pages }: Catalogue): JsonLd {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.brand.name,
    url: absolute(site.origin, '/'),
    description: site.summary,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(site.origin, pages.search.path)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A model, each row of its tables as a property. No price and no rating: the company gives none. */
export function modelProduct({ site }: Catalogue, model: LinkedModel): JsonLd {
  const rows = model.tables.flatMap((table) => table.rows);
  return {
    '@context': context,
    '@type': 'Product',
    name: model.name,
    description: model.description,
    category: model.category.title,
    url: absolute(site.origin, model.path),
    image: absolute(site.origin, largestSource(modelPicture(model))),
    ...maker(site.brand),
    additionalProperty: propertyValues(rows),
  };
}

/** An equipment item, each row of its overview as a property. */
export function equipmentProduct(catalogue: Catalogue, item: LinkedEquipment, overview: readonly Figure[]): JsonLd {
  const { site } = catalogue;
  return {
    '@context': context,
    '@type': 'Product',
    name: item.name,
    description: item.description,
    url: absolute(site.origin, item.path),
    image: absolute(site.origin, largestSource(equipmentPicture(catalogue, item))),
    ...maker(site.brand),
    ...(overview.length > 0 ? { additionalProperty: propertyValues(overview) } : {}),
  };
}

/** A trade fair with its days and its place. */
export function fairEvent({ site, pages }: Catalogue, fair: LinkedFair): JsonLd {
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
      name: [fair.booth, fair.city].filter((part) => part !== undefined).join(', '),
      address: { '@type': 'PostalAddress', addressLocality: fair.city, addressCountry: fair.country },
    },
    image: absolute(site.origin, fairPicture(fair.id, fair.title).src),
    url: fair.link ?? absolute(site.origin, fair.path ?? pages.tradefairs.path),
  };
}

/** A video of a fair, where it is played. The day on which it was put there is not known, so it is not said. */
export function videoObject({ site }: Catalogue, video: GalleryVideo, fair: LinkedFair): JsonLd {
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: video.title,
    description: fair.description,
    thumbnailUrl: absolute(site.origin, video.poster.src),
    embedUrl: videoAddress(video.id),
  };
}

function maker({ name, company }: { name: string; company: string }): JsonLd {
  return { brand: { '@type': 'Brand', name }, manufacturer: { '@type': 'Organization', name: company } };
}
