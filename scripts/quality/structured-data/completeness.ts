import type { Document } from './validate.ts';

/** What each kind of page must say of itself; every page but the first says the way to it. */
const expected: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  model: ['BreadcrumbList', 'ProductModel'],
  equipment: ['BreadcrumbList', 'ProductModel'],
  gallery: ['BreadcrumbList', 'Event'],
  fairs: ['BreadcrumbList', 'Event'],
};
const elsewhere = ['BreadcrumbList'];

/** UN/CEFACT Recommendation 20: two or three capital letters and digits. */
const unitCode = /^[A-Z0-9]{2,3}$/;

type Value = Record<string, unknown>;
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;
const list = (value: unknown): Value[] => (Array.isArray(value) ? value : [value]).filter(isObject);
const last = (value: unknown): Value => list(value).at(-1) ?? {};

/** What is asked of a document of a type beyond what a validator knows. */
const rules: Readonly<Record<string, (document: Document, page: PageFacts) => string[]>> = {
  Organization: ({ contactPoint }, { offices }) =>
    list(contactPoint).length === offices
      ? []
      : [`${list(contactPoint).length} points of contact for ${offices} offices`],
  BreadcrumbList: ({ itemListElement }, { canonical }) =>
    last(itemListElement)['item'] === canonical ? [] : ['the way does not end at the page'],
  ProductModel({ additionalProperty, url, ...others }, { canonical }) {
    const invented = ['offers', 'price', 'review', 'aggregateRating'].filter((name) => name in others);
    const silent = list(additionalProperty).filter(
      (row) => !('value' in row || 'minValue' in row || 'maxValue' in row) || !('name' in row),
    );
    const codes = list(additionalProperty).flatMap((row) => ('unitCode' in row ? [String(row['unitCode'])] : []));
    return [
      ...invented.map((name) => `nothing is known of its ${name}`),
      ...silent.map((row) => `a property without a name or a value: ${JSON.stringify(row)}`),
      ...codes.filter((code) => !unitCode.test(code)).map((code) => `${code} is no code of a unit`),
      ...(url === canonical ? [] : ['its address is not the page’s']),
    ];
  },
  Event: ({ location, startDate, endDate }) => [
    ...(list(location).some(({ address }) => last(address)['addressLocality'] && last(address)['addressCountry'])
      ? []
      : ['an event without an address']),
    ...(String(startDate) <= String(endDate) ? [] : ['an event that ends before it begins']),
  ],
};

/** What is known of a page from elsewhere than its structured data. */
export interface PageFacts {
  kind: string;
  /** The page's absolute address. */
  canonical: string;
  /** How many offices the company has. */
  offices: number;
}

/** What a page's documents lack, and what they say that the company does not: a sentence each. */
export function findGaps(documents: readonly Document[], page: PageFacts): string[] {
  const types = new Set(documents.map((document) => document['@type']));
  const missing = (expected[page.kind] ?? elsewhere).filter((type) => !types.has(type));
  const wrong = documents.flatMap((document) => {
    const type = String(document['@type']);
    return (rules[type]?.(document, page) ?? []).map((fault) => `${type}: ${fault}`);
  });
  return [...missing.map((type) => `no ${type}`), ...wrong];
}
