import { expect, test } from 'vitest';
import { directionOf, languageAttributes } from '../../src/catalogue/language.ts';

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['hi', 'ltr'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['pa-PK', 'rtl'],
  ['zh-Hans', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test('the attributes of a document name both', () => {
  expect(languageAttributes('ar')).toBe('lang="ar" dir="rtl"');
});
