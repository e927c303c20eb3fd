/** The words of the program in other languages than English (schemas/defaults/<tag>/). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { defaults } from '#generated/defaults.gen.ts';
import { readPack } from '../../scripts/data/read-pack.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { kinds } from '../../src/catalogue/kinds.ts';
import { defaultsOf, translated } from '../../src/catalogue/entries.ts';
import { shownTexts } from '../../src/catalogue/texts.ts';
import { countLabel } from '../../src/catalogue/words.ts';
import { append } from './support-rules.ts';
import { linked, load, validators } from './support.ts';

const folders = readdirSync(path.join(projectDir, 'schemas/defaults'), { withFileTypes: true });
const tags = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** Every word that English has, with what a language says instead. */
const wordsOf = (tag: string) => {
  const pack = readPack(tag);
  return kinds.flatMap(({ id }) => {
    const said = new Map(shownTexts(id, pack[id]).map(({ pointer, text }) => [pointer, text]));
    return shownTexts(id, defaults[id]).map(({ pointer, text: english }) => ({
      name: `${id}${pointer}`,
      english,
      text: said.get(pointer),
    }));
  });
};
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const inLanguage = (tag: string) => ({ 'site.yaml': append(`language: ${tag}\n`) });

test('there are packs in German, Arabic and Hindi', () => {
  expect(tags).toEqual(expect.arrayContaining(['ar', 'de', 'hi']));
});

describe.each(tags)('the pack of %s', (tag) => {
  const pack = readPack(tag);

  it.each(Object.keys(pack))('has in %s only fields that its schema knows', (id) => {
    const validator = validators.get(kinds.find((kind) => kind.id === id)?.id ?? 'site');
    expect(defaults).toHaveProperty(id);
    const errors = validator?.errorsOf(pack[id]) ?? [];
    expect(errors.filter(({ keyword }) => keyword !== 'required')).toEqual([]);
  });

  it('loses no placeholder', () => {
    const lost = wordsOf(tag).filter(
      ({ english, text = english }) => `${placeholdersIn(text)}` !== `${placeholdersIn(english)}`,
    );
    expect(lost).toEqual([]);
  });

  it('changes nothing but words', () => {
    for (const id of Object.keys(pack)) {
      const names = new Set(shownTexts(id as never, pack[id]).map(({ pointer }) => pointer));
      const others = (value: unknown, pointer = ''): string[] =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([name, inner]) => others(inner, `${pointer}/${name.replaceAll('/', '~1')}`))
          : names.has(pointer) || pointer.startsWith('/stopWords/')
            ? []
            : [`${pointer} ${String(value)}`];
      expect(others(defaults[id])).toEqual(expect.arrayContaining(others(pack[id])));
    }
  });
});

test.each(['de', 'ar', 'hi'])('the pack of %s is complete', (tag) => {
  expect(wordsOf(tag).filter(({ text }) => text === undefined)).toEqual([]);
});

test.each([
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
])('every word of %s is in its script, but for signs and names of formats', (tag, script) => {
  const others = wordsOf(tag).filter(({ text = '' }) => !script.test(text));
  const bare = others.map(({ text = '' }) => text.replaceAll(/\{\w+\}/g, ''));
  expect(bare.filter((text) => !/^(?:[^\p{L}]|CAD|DXF|3D|GLB|kB|MB)*$/u.test(text))).toEqual([]);
});

test('a maker who writes German has German words, and his own before them', () => {
  const own = { 'words.yaml': 'links:\n  enquire: Fragen Sie uns\n', 'pages/search.yaml': 'title: Suchen\n' };
  const { words, pages, site } = linked({ ...inLanguage('de-AT'), ...own });
  expect(words.links).toMatchObject({ enquire: 'Fragen Sie uns', readMore: 'Weiterlesen' });
  expect(pages.search).toMatchObject({ title: 'Suchen', words: { button: 'Suchen' } });
  expect(site.navigation.paging.models.many).toBe('{count} Modelle');
  expect(pages.enquire.words.phoneRule).toEqual(linked().pages.enquire.words.phoneRule);
});

test('months and weekdays are those of the language, with or without a pack', () => {
  const calendarIn = (language: string) => {
    const { contact, fairs } = linked(inLanguage(language)).words;
    return [contact.days[0], fairs.months[4]];
  };
  expect(['en', 'de', 'fr'].map(calendarIn)).toEqual([
    ['Mon', 'May'],
    ['Mo', 'Mai'],
    ['lun.', 'mai'],
  ]);
});

test('what is not translated yet is English, of lists all or nothing', () => {
  const pack = {
    words: translated({ links: { home: null, enquire: 'Demander' } }),
    site: translated({ a: [null, 'b'] }),
  };
  expect(defaultsOf('words', 'fr', pack)).toMatchObject({ links: { home: 'Home', enquire: 'Demander' } });
  expect(pack.site).toEqual({});
});

test('the check counts the words that a language lacks, but for pages that are not there', () => {
  const findingIn = (changes: Parameters<typeof load>[0]) =>
    load(changes).findings.find(({ rule }) => rule === 'text/untranslated');
  const count = (message = '') => (message.match(/\d+/g) ?? []).map(Number);
  const [missing = 0, all] = count(findingIn(inLanguage('ja'))?.message);
  const own = { 'words.yaml': 'links:\n  home: ホーム\n  readMore: 続き\n' };
  expect(missing).toBeGreaterThan(400);
  expect(count(findingIn({ ...inLanguage('ja'), ...own })?.message)).toEqual([missing - 2, all]);
  expect(count(findingIn({ ...inLanguage('ja'), 'pages/compare.yaml': null })?.message)[1]).toBeLessThan(all ?? 0);
  for (const tag of ['en', 'en-IN', ...tags]) expect(findingIn(inLanguage(tag)), tag).toBeUndefined();
});

test('a number has the form of its noun', () => {
  const own = { 'pages/find.yaml': (text: string) => text.replace(/^words:\n(?: .*\n)*/m, '') };
  const { words } = linked({ ...inLanguage('ar'), ...own }).pages.find ?? {};
  if (!words) throw new Error('There is no finder');
  const said = [0, 1, 2, 3, 10, 11, 100, 103].map((number) => countLabel(words, number, 'ar'));
  expect(said).toEqual(['0 آلة', 'آلة واحدة', 'آلتان', '3 آلات', '10 آلات', '11 آلة', '100 آلة', '103 آلات']);
  expect(
    [0, 1, 2].map((number) => countLabel({ one: '1 Maschine', count: '{count} Maschinen' }, number, 'de')),
  ).toEqual(['0 Maschinen', '1 Maschine', '2 Maschinen']);
});
