import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readDocument } from './run/document.ts';
import { type Bar, type QualitySite, problemBar } from './run/bar.ts';
import Validator, { type ValidatorIssue } from '@adobe/structured-data-validator';

/** A JSON-LD document of a page. */
export type Document = Record<string, unknown>;

/** Validates every page's JSON-LD and compares it with the catalogue. */
export async function measureStructuredData({ outDir, dataDir, pages }: QualitySite): Promise<Bar[]> {
  const offices = (await readdir(path.join(dataDir, 'offices'))).filter((name) => name.endsWith('.yaml')).length;
  const [problems, gaps]: [string[], string[]] = [[], []];
  let count = 0;
  for (const { path: page, kind } of pages) {
    const { canonical = '', structuredData } = await readDocument(outDir, page);
    const documents = structuredData.map((text) => JSON.parse(text) as Document);
    count += documents.length;
    problems.push(...(await validate(documents)).map((problem) => `${page}: ${problem}`));
    gaps.push(...findGaps(documents, { kind, canonical, offices }).map((gap) => `${page}: ${gap}`));
  }
  const checked = `${count} documents of ${pages.length} pages`;
  return [
    problemBar('Structured data, by the validator', checked, problems),
    problemBar('Structured data, complete and known', checked, gaps),
  ];
}

/** Fields that may be missing, since the data need not have them. Search engines then do not list the video. */
const accepted = /^Required attribute "uploadDate" is missing$/;

/**
 * The errors of a page's documents by the rules of search engines, without recommendations (price, rating, logo size).
 * The types of schema-dts ensure that schema.org has every term.
 */
export async function validate(documents: readonly Document[]): Promise<string[]> {
  const byType = Object.groupBy(documents, (document) => String(document['@type']));
  const issues = await new Validator().validate({ jsonld: structuredClone(byType) });
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' && !accepted.test(issueMessage))
    .map(({ issueMessage, path: steps }) => `${steps.map(nameOf).join(' > ')}: ${issueMessage}`);
}

const nameOf = ({ type, property, index }: ValidatorIssue['path'][number]): string =>
  [property, type, index === undefined ? '' : String(index)].filter(Boolean).join(' ');

/** Required types by kind of page. Every page except the home page also needs breadcrumbs. */
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

/** Requirements for a type beyond the validator's. */
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

/** What is known about a page from other sources than its structured data. */
export interface PageFacts {
  kind: string;
  /** The page's absolute address. */
  canonical: string;
  /** How many offices the company has. */
  offices: number;
}

/** What a page's documents lack, and what contradicts the catalogue: a sentence each. */
export function findGaps(documents: readonly Document[], page: PageFacts): string[] {
  const types = new Set(documents.map((document) => document['@type']));
  const missing = (expected[page.kind] ?? elsewhere).filter((type) => !types.has(type));
  const wrong = documents.flatMap((document) => {
    const type = String(document['@type']);
    return (rules[type]?.(document, page) ?? []).map((problem) => `${type}: ${problem}`);
  });
  return [...missing.map((type) => `no ${type}`), ...wrong];
}
