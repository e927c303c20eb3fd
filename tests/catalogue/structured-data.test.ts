import { describe, expect, it, test } from 'vitest';
import { propertyValues } from '../../src/features/page/structured-data.ts';
import { englishReader } from '../figures/english-reader.ts';
import { linked, pageAt } from './support.ts';

type Data = Record<string, unknown>;
const ofType = (documents: readonly object[] | undefined, type: string) =>
  (documents ?? []).map((document): Data => ({ ...document })).filter((data) => data['@type'] === type);

describe('a row of a table as a property', () => {
  it.each<[string, Data]>([
    ['9000 kg', { value: 9000, unitCode: 'KGM', unitText: 'kg' }],
    ['120-160 HP', { minValue: 120, maxValue: 160, unitCode: 'HJ', unitText: 'HP' }],
    ['800 to 1200 kg', { minValue: 800, maxValue: 1200, unitCode: 'KGM', unitText: 'kg' }],
    ['up to 30 m', { maxValue: 30, unitCode: 'MTR', unitText: 'm' }],
    ['180 HP (132 kW)', { value: 180, unitCode: 'HJ', unitText: 'HP' }],
    ['40–120 tyres per hour', { minValue: 40, maxValue: 120 }],
    ['2', { value: 2 }],
    ['20 HP + 2 HP', { value: '20 HP + 2 HP' }],
    ['1530x2700x1200 mm', { value: '1530 × 2700 × 1200 mm' }],
    ['±0.5%', { value: '±0.5%' }],
    ['On request', { value: 'On request' }],
  ])('%s', (value, expected) => {
    const [property = {}] = propertyValues([englishReader.read('Row', value)]);
    expect(property).toMatchObject({ '@type': 'PropertyValue', name: 'Row', ...expected });
    for (const field of ['value', 'minValue', 'maxValue']) expect(field in property).toBe(field in expected);
  });
});

test('the company has a point of contact in each office, with its hours, and the site can be searched', () => {
  const catalogue = linked({ 'offices/india.yaml': (text) => `${text}hours: [Mon-Fri 09:30-18:00]\n` });
  const { structuredData } = pageAt(catalogue, '/', 'home').head;
  const [company] = ofType(structuredData, 'Organization');
  expect(company?.['contactPoint']).toEqual(
    catalogue.offices.map(({ phone }) => expect.objectContaining({ '@type': 'ContactPoint', telephone: phone })),
  );
  expect(JSON.stringify(company)).toContain(
    '"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"09:30","closes":"18:00"',
  );
  const [site] = ofType(structuredData, 'WebSite');
  expect(JSON.stringify(site)).toContain(`${catalogue.pages.search.path}?q={search_term_string}`);
});

test('a fair is an event at an address; its videos are listed unless they are samples', () => {
  const sample = linked({
    'fairs/expo-2024.yaml': (text) => text.replace('title: Two minutes', 'title: Two minutes, sample: true'),
  });
  const { structuredData } = pageAt(linked(), '/pastExpo', 'gallery').head;
  expect(ofType(structuredData, 'Event')[0]).toMatchObject({
    startDate: '2024-08-16',
    endDate: '2024-08-16',
    location: {
      name: 'Hyderabad',
      address: { '@type': 'PostalAddress', addressLocality: 'Hyderabad', addressCountry: 'India' },
    },
  });
  expect(ofType(structuredData, 'VideoObject')).toEqual([
    expect.objectContaining({ name: 'Two minutes', embedUrl: 'https://www.youtube-nocookie.com/embed/SAMPLE-VIDEO' }),
  ]);
  expect(ofType(pageAt(sample, '/pastExpo', 'gallery').head.structuredData, 'VideoObject')).toEqual([]);
});

test('the breadcrumbs of a page end at it; a machine is a product model of which nothing is invented', () => {
  const { structuredData, canonical } = pageAt(linked(), '/blt150', 'model').head;
  const [crumbs = {}] = ofType(structuredData, 'BreadcrumbList');
  expect((crumbs['itemListElement'] as Data[]).at(-1)).toMatchObject({ name: 'BLT150', item: canonical });
  const [product = {}] = ofType(structuredData, 'ProductModel');
  expect(product).toMatchObject({ name: 'BLT150', url: canonical });
  for (const field of ['offers', 'price', 'review', 'aggregateRating']) expect(product).not.toHaveProperty(field);
});
