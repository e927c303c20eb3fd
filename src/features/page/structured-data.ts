/** JSON-LD documents (schema.org) as plain objects. They state only what the data says. */
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type {
  BreadcrumbListLeaf,
  ProductModelLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
  WithContext,
  PropertyValue,
} from 'schema-dts';
import { partsOf, type Figure, type FigurePart } from '../../figures/figure.ts';
import { oncePerRow, type FigureReader } from '../../figures/reader.ts';
import { givenText } from '../../figures/show.ts';
import type { Crumb, Picture } from '../../catalogue/shown/parts.ts';
import { largestSource } from '../../catalogue/media/photos.ts';

export const context = 'https://schema.org';

/** The `@id` that links the company across the site's documents. */
export const companyId = ({ origin }: Catalogue['site']): string => `${origin}/#company`;

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
    url: `${site.origin}${pages.home.path}`,
    ...(site.languages ? { inLanguage: site.language } : {}),
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
export const propertyValues = (
  rows: readonly Figure[],
  { say }: Pick<FigureReader, 'say'> = { say: String },
): PropertyValue[] =>
  rows.map((row) => {
    const property = propertyValue(row);
    const { value } = property;
    const isWords = row.reading.kind === 'words' && typeof value === 'string';
    return { ...property, name: say(row.label), ...(isWords ? { value: say(value) } : {}) };
  });

const propertyValue = oncePerRow((figure): PropertyValue => {
  const [first, ...others] = partsOf(figure);
  const isOne =
    first !== undefined && !first.tolerance && !first.isDifference && others.every(({ join }) => join === 'same');
  return { '@type': 'PropertyValue', name: figure.label, ...(isOne ? ofPart(first) : { value: givenText(figure) }) };
});
