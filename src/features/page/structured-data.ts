/** JSON-LD documents (schema.org) as plain objects. They state only what the data says. */
import type { Catalogue, LinkedEquipment, LinkedFair, LinkedLine, LinkedModel } from '../../catalogue/catalogue.ts';
import { equipmentPicture, modelPicture } from '../../catalogue/media/main-pictures.ts';
import { parseHours, showMinutes } from '../../catalogue/offices/opening-hours.ts';
import type {
  BreadcrumbListLeaf,
  EventLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  ProductModelLeaf,
  SearchActionLeaf,
  VideoObjectLeaf,
  WebSiteLeaf,
  WithActionConstraints,
  WithContext,
  PropertyValue,
} from 'schema-dts';
import { partsOf, type Figure, type FigurePart } from '../../figures/figure.ts';
import { oncePerRow } from '../../figures/reader.ts';
import { givenText, type ShownFigure } from '../../figures/show.ts';
import type { Crumb, Picture } from '../../catalogue/shown/parts.ts';
import { fairDrawingPath, mediaPath, videoAddress } from '../../catalogue/paths.ts';
import { largestSource } from '../../catalogue/media/photos.ts';

const context = 'https://schema.org';

/** The `@id` that links the company across the site's documents. */
const companyId = ({ origin }: Catalogue['site']): string => `${origin}/#company`;

/** The last breadcrumb is the page itself and has no link. */
export function breadcrumbList(
  origin: string,
  path: string,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + (crumb.to ?? path),
    })),
  };
}

/** The company, with one contact point per office. */
export function organization(catalogue: Catalogue): WithContext<OrganizationLeaf> {
  const { site, offices } = catalogue;
  const profiles = site.social.filter((profile) => !profile.sample).map((profile) => profile.link);
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': companyId(catalogue.site),
    name: site.brand.company,
    alternateName: site.brand.name,
    url: `${site.origin}/`,
    ...(site.brand.logo === undefined ? {} : { logo: site.origin + mediaPath(site.brand.logo) }),
    description: site.summary,
    telephone: site.phone,
    email: site.email,
    ...(site.administrativeOffice.length > 0
      ? { address: { '@type': 'PostalAddress', streetAddress: site.administrativeOffice.join(', ') } }
      : {}),
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

/** In the order of `OpeningHours`. */
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function openingHours(line: string): OpeningHoursSpecificationLeaf[] {
  const hours = parseHours(line);
  if (!hours) return [];
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames.filter((_, day) => hours.days.includes(day)),
      opens: showMinutes(hours.from),
      closes: showMinutes(hours.to),
    },
  ];
}

/** The site and its search. */
export function webSite(catalogue: Catalogue): WithContext<WebSiteLeaf> {
  const { site, pages } = catalogue;
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}${pages.search.path}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.brand.name,
    url: `${site.origin}/`,
    description: site.summary,
    publisher: { '@id': companyId(catalogue.site) },
    potentialAction: search,
  };
}

/** A model, each table row as a property. */
export function modelProduct(catalogue: Catalogue, model: LinkedModel): WithContext<ProductModelLeaf> {
  const rows = model.tables.flatMap((table) => table.rows);
  return machineProduct(catalogue, model, { category: model.category.title }, modelPicture(catalogue, model), rows);
}

/** An equipment item, each overview row as a property. */
export function equipmentProduct(catalogue: Catalogue, item: LinkedEquipment): WithContext<ProductModelLeaf> {
  return machineProduct(catalogue, item, {}, equipmentPicture(catalogue, item), item.overview);
}

/** A line, each of its figures as a property. */
export function lineProduct(
  { site }: Catalogue,
  { title: name, summary: description, path }: LinkedLine,
  picture: Picture | undefined,
  figures: readonly ShownFigure[],
): WithContext<ProductModelLeaf> {
  return {
    ...productModel(site, { name, description, path }),
    ...(picture ? { image: site.origin + largestSource(picture) } : {}),
    additionalProperty: figures.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
  };
}

/** A `ProductModel`, because a `Product` needs a price or a rating, and the site has neither. */
function machineProduct(
  { site }: Catalogue,
  machine: Pick<LinkedModel, 'name' | 'description' | 'path'>,
  category: { category?: string },
  picture: Picture | undefined,
  rows: readonly Figure[],
): WithContext<ProductModelLeaf> {
  return {
    ...productModel(site, machine),
    ...category,
    ...(picture ? { image: site.origin + largestSource(picture) } : {}),
    ...(rows.length > 0 ? { additionalProperty: propertyValues(rows) } : {}),
  };
}

function productModel(
  site: Catalogue['site'],
  { name, description, path }: Pick<LinkedModel, 'name' | 'description' | 'path'>,
): WithContext<ProductModelLeaf> {
  const { name: brand, company } = site.brand;
  return {
    '@context': context,
    '@type': 'ProductModel',
    name,
    description,
    url: site.origin + path,
    brand: { '@type': 'Brand', name: brand },
    manufacturer: { '@type': 'Organization', '@id': companyId(site), name: company },
  };
}

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

/** A fair's video, with its upload date if known. */
export function videoObject(
  { site }: Catalogue,
  video: { id: string; title: string; poster: Picture },
  fair: LinkedFair,
  published: string | undefined,
): WithContext<VideoObjectLeaf> {
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: video.title,
    description: fair.description,
    thumbnailUrl: site.origin + video.poster.src,
    ...(published === undefined ? {} : { uploadDate: published }),
    embedUrl: videoAddress(video.id),
  };
}

interface PropertyFigures {
  value?: number;
  minValue?: number;
  maxValue?: number;
  unitCode?: string;
  unitText?: string;
}

/** A single figure as a number or range, with its unit as written and its code (UN/CEFACT Recommendation 20). */
function ofPart({ value, min, max, unit }: FigurePart): PropertyFigures {
  return {
    ...(value === undefined ? {} : { value }),
    ...(min === undefined ? {} : { minValue: min }),
    ...(max === undefined ? {} : { maxValue: max }),
    ...(unit?.code ? { unitCode: unit.code } : {}),
    ...(unit ? { unitText: unit.written } : {}),
  };
}

/**
 * Rows as schema.org properties. A figure of one part (or the same in several units) becomes a number or range. Sums,
 * sizes of several lengths, tolerances, differences of temperatures and words remain text.
 */
export const propertyValues = (rows: readonly Figure[]): PropertyValue[] => rows.map(propertyValue);

const propertyValue = oncePerRow((figure): PropertyValue => {
  const [first, ...others] = partsOf(figure);
  const isOne =
    first !== undefined && !first.tolerance && !first.isDifference && others.every(({ join }) => join === 'same');
  return { '@type': 'PropertyValue', name: figure.label, ...(isOne ? ofPart(first) : { value: givenText(figure) }) };
});
