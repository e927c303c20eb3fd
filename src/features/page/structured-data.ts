/** JSON-LD documents (schema.org) as plain objects. They state only what the data says. */
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { parseHours, showMinutes } from '../../catalogue/offices/opening-hours.ts';
import type {
  BreadcrumbListLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  ProductModelLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
  WithContext,
  PropertyValue,
} from 'schema-dts';
import { partsOf, type Figure, type FigurePart } from '../../figures/figure.ts';
import { oncePerRow } from '../../figures/reader.ts';
import { givenText } from '../../figures/show.ts';
import type { Crumb, Picture } from '../../catalogue/shown/parts.ts';
import { mediaPath } from '../../catalogue/paths.ts';
import { largestSource } from '../../catalogue/media/photos.ts';

export const context = 'https://schema.org';

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

/** What is for sale, in words and figures. */
interface Product {
  name: string;
  description: string;
  path: string;
  category?: string;
  picture: Picture | undefined;
  properties: readonly PropertyValue[];
}

/** A `ProductModel`, because a `Product` needs a price or a rating, and the site has neither. */
export function productModel(
  site: Catalogue['site'],
  { name, description, path, category, picture, properties }: Product,
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
    ...(category === undefined ? {} : { category }),
    ...(picture ? { image: site.origin + largestSource(picture) } : {}),
    ...(properties.length > 0 ? { additionalProperty: [...properties] } : {}),
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
    ...(unit ? { unitText: unit.written || unit.sign } : {}),
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
