/** JSON-LD documents (schema.org), plain objects ready to be serialised. Nothing is stated that the data does not say. */
import type { Catalogue, LinkedEquipment, LinkedFair, LinkedModel } from '../catalogue.ts';
import { equipmentPicture, modelPicture } from '../main-pictures.ts';
import type { Crumb, Figure } from '../page-data.ts';
import { absolute, mediaPath } from '../paths.ts';
import { largestSource } from '../photos.ts';
import { fairPicture } from '../pictures.ts';

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
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    contactPoint: offices.map((office) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      areaServed: office.country,
      telephone: office.phone,
      email: office.email,
    })),
  };
}

/** The site itself. */
export function webSite({ site }: Catalogue): JsonLd {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.brand.name,
    url: absolute(site.origin, '/'),
    description: site.summary,
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
    additionalProperty: properties(rows),
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
    ...(overview.length > 0 ? { additionalProperty: properties(overview) } : {}),
  };
}

/** A trade fair with its days and its place. */
export function fairEvent({ site }: Catalogue, fair: LinkedFair): JsonLd {
  return {
    '@context': context,
    '@type': 'Event',
    name: fair.title,
    description: fair.description,
    startDate: fair.start,
    endDate: fair.end,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: [fair.booth, fair.city].filter((part) => part !== undefined).join(', '),
      address: { '@type': 'PostalAddress', addressLocality: fair.city, addressCountry: fair.country },
    },
    image: absolute(site.origin, fairPicture(fair.id, fair.title).src),
    ...(fair.path ? { url: absolute(site.origin, fair.path) } : {}),
  };
}

function maker({ name, company }: { name: string; company: string }): JsonLd {
  return { brand: { '@type': 'Brand', name }, manufacturer: { '@type': 'Organization', name: company } };
}

function properties(rows: readonly Figure[]): JsonLd[] {
  return rows.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }));
}
