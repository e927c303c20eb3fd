/** What a catalogue does without leaves nothing behind: no page, no link, no heading without anything below it, no count of none. */
import { expect, test } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { files, linked, pageAt, type Changes } from '../catalogue/support.ts';

const filesIn = (folder: string) => files.map(({ file }) => file).filter((file) => file.startsWith(`${folder}/`));
const takeOut = (...names: string[]): Changes => Object.fromEntries(names.map((name) => [name, null]));
const cut = (field: string) => (text: string) => text.replace(new RegExp(`^${field}:.*\n(?:[ -].*\n)*`, 'm'), '');

const pathsOf = (changes: Changes = {}) => listPages(linked(changes)).map(({ path }) => String(path));
const complete = pathsOf();

/** Sections with nothing below their heading, lists with nothing in them, counts of none, and a tab beside which there is no other. */
function emptyIn(html: string): string[] {
  const [main = ''] = /<main.*<\/main>/s.exec(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')) ?? [];
  const lists = main.match(/<(ul|ol|dl|nav|tbody)\b[^>]*><\/\1>|>0</g) ?? [];
  const sections = main.match(/<section\b(?:(?!<section\b).)*?<\/section>/gs) ?? [];
  const isFilled = (text: string) =>
    /<(img|svg|input|select)\b/.test(text) || /\S/.test(text.replaceAll(/<[^>]*>/g, ''));
  const tabs = main.match(/role="tab"/g) ?? [];
  return [
    ...lists,
    ...(tabs.length === 1 ? tabs : []),
    ...sections.filter((section) => !isFilled(section.replace(/^.*?<\/h\d>/s, ''))),
  ];
}

test.each<[string, Changes, string[]]>([
  ['the page of the finder', takeOut('pages/find.yaml'), ['/find']],
  ['the page of comparisons', takeOut('pages/compare.yaml'), ['/compare']],
  ['the page of fairs', takeOut('pages/tradefairs.yaml'), ['/Tradefairs']],
  ['the page of downloads', takeOut('pages/downloads.yaml'), ['/downloads']],
  ['the page of the company', takeOut('pages/about.yaml'), ['/about']],
  ['the page of product cards', takeOut('pages/homecards.yaml'), ['/homecards']],
  ['the editor', takeOut('pages/editor.yaml'), []],
  ['fairs', takeOut(...filesIn('fairs')), ['/Tradefairs']],
  ['upcoming fairs', takeOut('fairs/expo-2025.yaml'), []],
  ['testimonials', takeOut(...filesIn('testimonials')), []],
  ['equipment', takeOut(...filesIn('equipment')), ['/strip-cutter']],
  ['social profiles', { 'site.yaml': cut('social') }, []],
])('without %s', async (_, changes, gone) => {
  const catalogue = linked(changes);
  const shell = makeShell(catalogue);
  const paths = pathsOf(changes);
  expect(complete).toEqual(expect.arrayContaining(gone));
  expect(paths.filter((path) => gone.includes(path))).toEqual([]);
  const missing = new Set(complete.filter((path) => !paths.includes(path)));
  const render = await makeRenderer(shell);
  for (const kind of ['home', 'products', 'model'] as const) {
    const page = listPages(catalogue)
      .find((listed) => listed.kind === kind)
      ?.page();
    if (!page) throw new Error(`There is no page of kind ${kind}`);
    const { html } = await render(page.path, page);
    const links = [...html.matchAll(/href="([^"#?]+)/g)].map(([, to = '']) => to);
    expect(
      links.filter((to) => missing.has(to)),
      page.path,
    ).toEqual([]);
    expect(emptyIn(html), page.path).toEqual([]);
  }
});

test.each(['contact', 'enquire', 'ourproducts', 'search', 'error', 'not-found', 'offline'])(
  'without pages/%s.yaml there is the page of the defaults',
  (name) => {
    expect(pathsOf(takeOut(`pages/${name}.yaml`))).toEqual(complete);
  },
);

test('a category with one model has nothing to choose, and without figures no units', async () => {
  const controls = async (changes: Changes) => {
    const catalogue = linked(changes);
    const render = await makeRenderer(makeShell(catalogue));
    const { html } = await render('/tyrescrapbaler', pageAt(catalogue, '/tyrescrapbaler', 'models'));
    return ['<fieldset', 'data-units='].filter((control) => html.includes(control));
  };
  const single = takeOut('models/blt250.yaml');
  const withoutFigures = (text: string) => cut('highlights')(cut('specifications')(text));
  expect(await controls({})).toEqual(['<fieldset', 'data-units=']);
  expect(await controls(single)).toEqual(['data-units=']);
  expect(await controls({ ...single, 'models/blt150.yaml': withoutFigures })).toEqual([]);
});

test('pages can be moved: no link leads to their old addresses', async () => {
  const moved = ['about', 'compare', 'contact', 'downloads', 'enquire', 'find', 'ourproducts', 'search', 'tradefairs'];
  const changes = Object.fromEntries(
    moved.map((name) => [`pages/${name}.yaml`, (text: string) => `${cut('path')(text)}\npath: /moved-${name}\n`]),
  );
  const catalogue = linked(changes);
  const listed = listPages(catalogue);
  const paths = new Set<string>(listed.map(({ path }) => path));
  const render = await makeRenderer(makeShell(catalogue));
  const pages = listed.map(({ path, page }) => render(path, page()));
  const documents = await Promise.all([...pages, render('/404', undefined)]);
  const links = documents.flatMap(({ html }) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, to = '']) => to),
  );
  expect(new Set(links.filter((to) => !/\.\w+$/.test(to) && !paths.has(to)))).toEqual(new Set());
});
