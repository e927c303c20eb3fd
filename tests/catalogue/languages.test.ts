/** The fixture catalogue in English and Arabic (tests/fixtures/two-languages): some of its texts are translated. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { indexOutputs } from '../../scripts/build/files/site-outputs.ts';
import { llmsText } from '../../scripts/build/files/llms-text.ts';
import { sitemap } from '../../scripts/build/files/site-files.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { htmlDocument } from '../../scripts/lib/document/html-document.ts';
import type { DataFile } from '../../src/check/place-files.ts';
import { loadCatalogue } from '../../src/check/load-catalogue.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { layTexts, markOf } from '../../src/catalogue/overlays.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import type { SearchFile } from '../../src/features/search/search-file.ts';
import { listInLanguages, listPages } from '../../src/features/page/list-pages.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { layOver } from './fixes/mistaken-folder.ts';
import { markForeign } from '../../src/text/foreign-text.ts';
import { checkInput, fixtureFolder, fixturesDir, linked, pageAt } from './support.ts';

const own = await readData(path.join(fixturesDir, 'two-languages'));
if (!own) throw new Error('The fixture is missing');
const loaded = loadCatalogue(
  checkInput({ files: layOver(fixtureFolder.files, own.files), media: fixtureFolder.media }),
);
const { catalogue, translations, findings } = loaded;
const arabic = translations[0];
if (!catalogue || !arabic) throw new Error(JSON.stringify(findings));
const [english = [], pages = []] = listInLanguages([catalogue, arabic]);

test('the check only misses texts', () => {
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['language/missing']));
});

test('the first language is as without the others, but for the paths of its pages there, and its name', () => {
  const strip = (of: Catalogue) =>
    listPages(of).map((page) => JSON.stringify(page.page()).replace('"inLanguage":"en",', ''));
  expect(strip(catalogue)).toEqual(strip(linked()));
  expect(english.map(({ path: address }) => address)).toEqual(listPages(linked()).map(({ path: address }) => address));
});

test('a machine has its texts in the language, and figures, keys and files of its entry', () => {
  const page = pageAt(arabic, '/ar/blt150', 'model');
  const source = pageAt(catalogue, '/blt150', 'model');
  expect(page.description).toMatch(/^يضغط BLT150 بقوة 150\sطنًا، وله بابان.$/);
  expect(page.features).toEqual(['بابان']);
  expect(page.figures.map(({ label, value }) => `${label}: ${value}`)).toContain('القوة: 150 Ton');
  expect(page.tables.map(({ title }) => title)).toEqual(['النظام الكهربائي', 'الأبعاد والوزن']);
  expect(page.figures.map(({ is }) => is)).toEqual(source.figures.map(({ is }) => is));
  expect(page.files).toEqual(source.files);
  const keysOf = (of: Catalogue) =>
    of.models.find(({ id }) => id === 'blt150')?.tables.flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(keysOf(arabic)).toEqual(keysOf(catalogue));
});

test('what is not translated is the text of the first language, and has no page', () => {
  const addresses = pages.map(({ path: address }): string => address);
  expect(addresses).toContain('/ar/tyrescrapbaler');
  expect(addresses).not.toContain('/ar/blt250');
  expect(addresses.every((address) => /^\/ar(\/|$)/.test(address))).toBe(true);
  const { breadcrumbs } = pageAt(arabic, '/ar/blt150', 'model');
  expect(breadcrumbs.map(({ to }) => to)).toEqual([
    '/ar',
    '/ar/ourproducts',
    '/baler',
    '/ar/tyrescrapbaler',
    undefined,
  ]);
});

test("words are the maker's in that language, else those of its pack", () => {
  const { words } = makeShell(arabic, catalogue.site);
  expect(words.links.enquire).toBe('اطلب عرضًا');
  expect(words.page.skip).toMatch(/\p{Script=Arabic}/u);
});

test('a page and the sitemap name the page in each language', () => {
  const listed = pages.find(({ path: address }) => String(address) === '/ar/blt150');
  const page = listed?.page();
  if (!page) throw new Error('The page is missing');
  expect(page.head.languages).toEqual({ en: '/blt150', ar: '/ar/blt150' });
  const shell = makeShell(arabic, catalogue.site);
  const html = htmlDocument({
    head: page.head,
    rendered: { html: '', css: '', preloads: '' },
    shell,
    fontUrl: '/font',
    printUrl: '/print',
    script: '/script',
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://www.example.com/blt150">');
  expect(html).toContain(
    '<meta property="og:locale" content="ar_EG"><meta property="og:locale:alternate" content="en_US">',
  );
  expect(JSON.stringify(page.head.structuredData)).toContain('"name":"المحرك"');
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/ar/blt150">');
  expect(sitemap('https://x.org', pages)).toContain('hreflang="en" href="https://x.org/blt150"');
  // One language: no line more.
  expect(sitemap('https://x.org', listPages(linked()))).not.toContain('hreflang');
  expect(english.find(({ path: address }) => address === '/blt250')?.page().head.languages).toEqual({ en: '/blt250' });
});

test('the site says its language to search engines, and has a summary for language models in each', () => {
  const siteOf = (of: Catalogue, address: string) =>
    pageAt(of, address, 'home').head.structuredData?.find((data) => '@type' in data && data['@type'] === 'WebSite');
  expect(siteOf(arabic, '/ar')).toMatchObject({ inLanguage: 'ar', url: 'https://www.example.com/ar' });
  expect(siteOf(catalogue, '/')).toMatchObject({ inLanguage: 'en', url: 'https://www.example.com/' });
  expect(siteOf(linked(), '/')).not.toHaveProperty('inLanguage');
  const text = llmsText(arabic);
  expect(text).toContain('[BLT150](https://www.example.com/ar/blt150): يضغط');
  expect(text).toContain('> كتالوج صغير');
});

test('search and finder have files of their own', () => {
  const outputs = [...indexOutputs(arabic, 'ar')].map(({ path: file }) => file);
  expect(outputs).toEqual(['_data/ar/_index/find.json', '_data/ar/_index/search.json']);
  const { groups } = openSearch(JSON.parse(JSON.stringify(makeSearchFile(arabic))) as SearchFile)('المحرك');
  expect(JSON.stringify(groups)).toContain('"/ar/blt150"');
});

test('a list of texts is replaced; of a list of blocks each is laid over its own', () => {
  expect(layTexts({ a: ['x', 'y'], b: 1 }, { a: ['z'] })).toEqual({ a: ['z'], b: 1 });
  expect(layTexts([{ page: 'home', label: 'Home' }], [{ label: 'H' }])).toEqual([{ page: 'home', label: 'H' }]);
  // The words of the program say nothing of a maker's list.
  expect(layTexts([{ page: 'home', label: 'Home' }], [{ label: 'H' }], { isPack: true })).toEqual([
    { page: 'home', label: 'Home' },
  ]);
});

test('the mark of a text changes with it, and YAML reads it as a text', () => {
  const marks = ['Two doors', 'Two doors.', 'Three doors'].map((text) =>
    markOf('model', { features: [text] }, 'features'),
  );
  expect(new Set(marks).size).toBe(3);
  for (const mark of marks) expect(mark).toMatch(/^[bcdfghjklmnpqrstvwxz]{4}$/);
  expect(markOf('model', { features: ['Two doors'], order: 20 }, 'features')).toBe(marks[0]);
});

test('a text that programs may know is not marked', () => {
  const untranslated = { language: 'en', texts: new Set(['side', 'Two doors']), names: new Set<string>() };
  expect(markForeign({ id: 'side', text: 'Two\u00a0doors' }, untranslated)).toEqual({
    id: 'side',
    text: '\u2066Two\u00a0doors\u2069',
  });
});

test('a text that is not translated says its language where it is shown', async () => {
  // Without the name of a row, and the features of the machine.
  const without = new Set(['Motor:', 'features:', '  -']);
  const isKept = (line: string) => ![...without].some((start) => line.startsWith(start));
  const lessOf = ({ file, bytes }: DataFile) => ({
    file,
    bytes: Buffer.from(new TextDecoder().decode(bytes).split('\n').filter(isKept).join('\n')),
  });
  const isLess = ({ file }: DataFile) => /terms|blt150/.test(file);
  const less = own.files.map((file) => (isLess(file) ? lessOf(file) : file));
  const files = layOver(fixtureFolder.files, less);
  const {
    catalogue: first,
    translations: [partly],
  } = loadCatalogue(checkInput({ files, media: fixtureFolder.media }));
  if (!first || !partly) throw new Error('The fixture has an error');
  const shell = makeShell(partly, first.site);
  const page = pageAt(partly, '/ar/blt150', 'model');
  const render = await makeRenderer(shell);
  const { html } = await render(page.path, page);
  const inEnglish = (text: string) => `<span lang="en" dir="ltr">${text}</span>`;
  expect(html).toContain(`<th scope="row">${inEnglish('Motor')}</th>`);
  expect(html).toContain('<th scope="row">الوزن</th>');
  expect(html).toContain(`<li>${inEnglish('Two doors')}</li>`);
  expect(html).toContain(`<a href="/baler" hrefLang="en">${inEnglish('Balers')}</a></li>`);
  expect(html).toContain('>BLT150</h1>');
  const marks = /[\u2066\u2067]/;
  expect(html).not.toMatch(marks);
  expect(JSON.stringify(page.head)).not.toMatch(marks);
  // What is sent.
  expect(JSON.stringify(pageAt(partly, '/ar/enquire', 'enquire').options)).not.toMatch(marks);
  expect(JSON.stringify(listPages(first).map((listed) => listed.page()))).not.toMatch(marks);
});
