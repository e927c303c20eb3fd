import { expect, test } from 'vitest';
import { findGaps, validate, type Document } from '../../../scripts/quality/structured-data.ts';
import { linked, pageAt } from '../../catalogue/support.ts';

const catalogue = linked({
  'fairs/expo-2024.yaml': (text) => text.replace('title: Two minutes', "title: Two minutes, published: '2024-08-20'"),
});
const documentsOf = (path: string, kind: 'home' | 'model' | 'gallery') => {
  const { structuredData, canonical } = pageAt(catalogue, path, kind).head;
  return {
    documents: structuredData.map((document): Document => ({ ...document })),
    page: { kind, canonical, offices: catalogue.offices.length },
  };
};

test.each([
  ['/', 'home'],
  ['/blt150', 'model'],
  ['/pastExpo', 'gallery'],
] as const)('%s is valid and complete', async (path, kind) => {
  const { documents, page } = documentsOf(path, kind);
  expect(await validate(documents)).toEqual([]);
  expect(findGaps(documents, page)).toEqual([]);
});

test('a video has the day on which it was put there', () => {
  expect(documentsOf('/pastExpo', 'gallery').documents).toContainEqual(
    expect.objectContaining({ '@type': 'VideoObject', uploadDate: '2024-08-20' }),
  );
});

test('what search engines need is told', async () => {
  const { documents } = documentsOf('/blt150', 'model');
  const [crumbs = {}, product = {}] = documents;
  expect((await validate([{ ...product, '@type': 'Product' }])).join()).toMatch(/"offers"/);
  expect(await validate([{ ...crumbs, itemListElement: undefined }])).not.toEqual([]);
});

test('what is missing, and what nobody knows, is told', () => {
  const { documents, page } = documentsOf('/blt150', 'model');
  const [crumbs = {}, product = {}] = documents;
  expect(findGaps([crumbs], page)).toEqual(['no ProductModel']);
  expect(findGaps([crumbs, { ...product, offers: {} }], page)).toEqual([
    'ProductModel: nothing is known of its offers',
  ]);
  const row = { '@type': 'PropertyValue', name: 'Weight', value: 3, unitCode: 'kg' };
  expect(findGaps([crumbs, { ...product, additionalProperty: [row] }], page)).toEqual([
    'ProductModel: kg is no code of a unit',
  ]);
  expect(findGaps(documents, { ...page, canonical: 'https://elsewhere.example/' })).toHaveLength(2);
});
