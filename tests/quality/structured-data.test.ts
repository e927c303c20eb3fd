import { expect, test } from 'vitest';
import { documentsIn, validate, type Document } from './structured-data/validate.ts';
import { linked, pageAt } from '../catalogue/support.ts';

const catalogue = linked({
  'fairs/expo-2024.yaml': (text) => text.replace('title: Two minutes', "title: Two minutes, published: '2024-08-20'"),
});
const documentsOf = (path: string, kind: 'home' | 'model' | 'gallery') =>
  (pageAt(catalogue, path, kind).head.structuredData ?? []).map((document): Document => ({ ...document }));

test.each([
  ['/', 'home'],
  ['/blt150', 'model'],
  ['/pastExpo', 'gallery'],
] as const)('%s is valid', async (path, kind) => {
  expect(await validate(documentsOf(path, kind))).toEqual([]);
});

test('a video has the day on which it was put there', () => {
  expect(documentsOf('/pastExpo', 'gallery')).toContainEqual(
    expect.objectContaining({ '@type': 'VideoObject', uploadDate: '2024-08-20' }),
  );
});

test('what search engines need is told', async () => {
  const [crumbs = {}, product = {}] = documentsOf('/blt150', 'model');
  expect((await validate([{ ...product, '@type': 'Product' }])).join()).toMatch(/"offers"/);
  expect(await validate([{ ...crumbs, itemListElement: undefined }])).not.toEqual([]);
});

test('the documents of a page are read from its markup', () => {
  expect(documentsIn('<script type="application/ld+json">{"a":1}</script><script>{}</script>')).toEqual([{ a: 1 }]);
});
