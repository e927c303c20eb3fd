import { expect, test } from 'vitest';
import { indexPlaces, placesOfPage } from '../../src/features/report/places.ts';
import { sideOf } from '../../src/features/report/side.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

const side = sideOf(await loadFrozen());
const index = indexPlaces(side);

test.each([
  ['fairs/ecosustain2025.yaml', '/Tradefairs', 'fairs'],
  ['models/blt150.yaml', '/enquire', 'subjects'],
  ['equipment/classifiers.yaml', '/enquire', 'subjects'],
])('the report knows by the drawing of %s that %s shows it', (file, page, list) => {
  const shown = side.pages.find((each) => each.file === file);
  const places = shown ? placesOfPage(shown, index) : [];
  const pictures = places.filter((place) => place.link === undefined);
  expect(pictures.map((place) => `${place.page} ${place.list}`)).toContain(`${page} ${list}`);
});
