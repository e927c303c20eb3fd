import { expect, test } from 'vitest';
import { makeReaderOf } from '../../src/check/rule.ts';
import { asText, linked, load } from './support.ts';
import { append } from './support-rules.ts';
import { compareNames, directionOf, formatNumber, isolateTexts, languageAttributes } from '../../src/text/language.ts';

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

test('the full stop of a text in the other direction is at its end', () => {
  const isolated = (text: string) => `\u2068${text}\u2069`;
  const [english, arabic, mixed] = ['Ask us. We answer.', 'مضخة RC20 للماء.', 'RC20 مضخة.'] as const;
  const texts = { english, list: [arabic, mixed, 'RC20', '/path', 'St. Louis', '20 m³/h'] };
  expect(isolateTexts(texts, 'ar')).toEqual({ ...texts, english: isolated(english) });
  expect(isolateTexts(texts, 'en')).toEqual({
    ...texts,
    list: [isolated(arabic), isolated(mixed), ...texts.list.slice(2)],
  });
});

test('numbers have the signs of the language and the digits of the figures', () => {
  expect(['en', 'de', 'fa'].map((language) => formatNumber(3350, language))).toEqual(['3,350', '3.350', '3,350']);
  expect(formatNumber(1.25, 'de', { decimals: 1 })).toBe('1,3');
});

test('names stand in the order of the language, and their numbers by value', () => {
  const sorted = (language: string) =>
    ['Zug', 'Öl', 'BLT150', 'BLT90'].toSorted((one, other) => compareNames(one, other, language));
  expect(sorted('de')).toEqual(['BLT90', 'BLT150', 'Öl', 'Zug']);
  expect(sorted('sv')).toEqual(['BLT90', 'BLT150', 'Zug', 'Öl']);
  const model = (name: string) =>
    `name: ${name}\ncategory: tyrescrapbaler\ndescription: X\nfeatures: [Y]\nspecifications: { A: { B: C } }\n`;
  const models = { 'models/zug.yaml': model('Zug'), 'models/oel.yaml': model('Öl') };
  const linkedIn = (language: string) =>
    linked({ ...models, 'site.yaml': append(`language: ${language}\n`) }).categories.find(
      ({ id }) => id === 'tyrescrapbaler',
    );
  expect(
    linkedIn('de')
      ?.models.slice(-2)
      .map(({ name }) => name),
  ).toEqual(['Öl', 'Zug']);
  expect(
    linkedIn('sv')
      ?.models.slice(-2)
      .map(({ name }) => name),
  ).toEqual(['Zug', 'Öl']);
});

test('a mistake in another field of site.yaml does not change the language that figures are read in', () => {
  const site = { language: 'de', phone: 5, theme: 'green' };
  expect(makeReaderOf({}, site).decimal).toBe(',');
  expect(makeReaderOf({}, { language: 'deutsch' }).decimal).toBe(',');
  expect(makeReaderOf({}, { language: 'Tlhingan' }).decimal).toBe('.');
  expect(makeReaderOf({}, { thousands: ',' }).hasCommas).toBe(true);
  expect(makeReaderOf({}, { language: 'en-IN' }).hasCommas).toBe(true);
  expect(makeReaderOf({}, undefined).hasCommas).toBe(false);
  const german = { 'site.yaml': (text: string) => `${text.replace(/^phone:.*$/m, 'phone: 5')}language: de\n` };
  const weight = { 'models/blt150.yaml': (text: string) => text.replace(/weight: [^,}\n]*/i, "weight: '9,5 t'") };
  expect(asText(load({ ...german, ...weight }))).not.toMatch(/before its decimals/);
});

test('a language by its name is told its tag', () => {
  const { findings } = load({ 'site.yaml': (site) => `language: german\n${site}` });
  expect(findings.filter(({ file }) => file === 'site.yaml')).toMatchObject([
    { line: 1, fix: 'write `language: de` (write the language as a tag, for example en, ar or pt-BR)' },
  ]);
});

test.each([
  ['another field', (text: string) => text.replace('https://www.example.com', 'https://www.example.com/shop')],
  ['its syntax', (text: string) => text.replace('tagline: ', 'tagline: "')],
  ['the name of its field', (text: string) => text.replace('language:', 'langauge:')],
  ['the form of its language', (text: string) => text.replace('language: de', 'language: DE')],
  ['its language, by its name', (text: string) => text.replace('language: de', 'language: german')],
])('a mistake of site.yaml in %s does not make a German catalogue an English one', (_, change) => {
  const text = 'Die Presse macht aus ganzen Reifen feste Ballen, die sich leicht stapeln und verladen lassen.';
  const german = (site: string) => change(`language: de\n${site}`);
  const { findings } = load({
    'site.yaml': german,
    'models/blt250.yaml': (old) =>
      old.replace(/description: .*/, `description: ${text}`).replaceAll('11000 kg', '"11,5 t"'),
  });
  expect(findings.filter(({ file }) => file === 'site.yaml')).toHaveLength(1);
  expect(findings.filter(({ file }) => file === 'models/blt250.yaml').map(({ rule }) => rule)).toEqual([]);
});
