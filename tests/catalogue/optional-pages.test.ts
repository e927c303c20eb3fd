/** Pages that exist only with their file, and pages with defaults. */
import { expect, it } from 'vitest';
import { defaults } from '#generated/defaults.gen.ts';
import { companyFiles } from '../../src/features/kinds/company-files.ts';
import { defaultsOf } from '../../src/catalogue/entries.ts';
import { kinds, pagesWithFile } from '../../src/catalogue/kinds.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { files, linked, load, pageAt, validators, type Changes } from './support.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const site = `brand:
  name: Strömwerk
  company: Strömwerk GmbH
  tagline: Pumps and mixers
origin: https://stromwerk.example.com
summary: Strömwerk builds pumps and mixers.
phone: +49 00 000000
email: sales@stromwerk.example.com
`;
const home = `title: Pumps that run
summary: Pumps and mixers for water and food.
hero:
  text: Built to run for years.
`;
const model = `name: P100
category: pumps
description: The P100 is a centrifugal pump.
features:
  - Runs dry without harm
specifications:
  Figures:
    Weight: 40 kg
`;
const category = `title: Pumps
layout: models
summary: Centrifugal pumps for clean water.
`;
const office = `country: Germany
company: Strömwerk GmbH
addresses:
  - Street 0, 00000 Town
phone: +49 00 000000
email: germany@stromwerk.example.com
`;

/** The smallest catalogue: five files without optional texts. */
const smallest: Changes = {
  ...Object.fromEntries(files.map(({ file }) => [file, null])),
  'site.yaml': site,
  'pages/home.yaml': home,
  'models/p100.yaml': model,
  'categories/pumps.yaml': category,
  'offices/germany.yaml': office,
};

/** Removes materials and jobs from all entries. */
const withoutPurposes: Changes = Object.fromEntries(
  files
    .filter(
      ({ file, bytes }) => /^(categories|models|equipment)\//.test(file) && /^(materials|jobs):/m.test(textOf(bytes)),
    )
    .map(({ file }) => [file, (text: string) => text.replaceAll(/^(materials|jobs):.*\n(?: +- .*\n)*/gm, '')]),
);

it('five files are a catalogue: every page that a visitor needs is there, and no other', () => {
  const { findings } = load(smallest);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(listPages(linked(smallest)).map(({ path }) => path)).toEqual([
    '/',
    '/contact',
    '/enquire',
    '/offline',
    '/ourproducts',
    '/p100',
    '/pumps',
    '/search',
  ]);
});

it('missing content leaves no heading, no count and no link', () => {
  const catalogue = linked(smallest);
  const page = pageAt(catalogue, '/', 'home');
  expect(page.fairs).toBeUndefined();
  expect(page.testimonials).toBeUndefined();
  expect(page.intro).toBeUndefined();
  expect(page.hero.scene).toBe('none');
  expect(page.figures).toEqual([]);
  const shell = makeShell(catalogue);
  expect(shell.compare).toBeUndefined();
  expect(shell.header.map(({ to }) => to)).toEqual(['/', '/enquire', '/contact']);
  expect(shell.footer.map(({ to }) => to)).toEqual(['/', '/ourproducts', '/enquire', '/contact']);
  expect(companyFiles(catalogue).map(({ path }) => path)).toEqual(['/offices/germany.vcf']);
});

it.each(pagesWithFile)('without pages/%s.yaml there is no such page, and nothing links to it', (name) => {
  const before = listPages(linked()).map(({ path }) => path);
  const catalogue = linked({ [`pages/${name}.yaml`]: null });
  const paths = new Set(listPages(catalogue).map(({ path }) => path));
  const gone = new Set<string>(before.filter((path) => !paths.has(path)));
  if (name !== 'editor') expect(gone.size).toBeGreaterThan(0);
  const pages = listPages(catalogue).map((listed) => listed.page());
  const links = JSON.stringify([pages, makeShell(catalogue)]).matchAll(/"to":"([^"]+)"/g);
  expect([...links].map(([, to]) => to).filter((to) => to !== undefined && gone.has(to))).toEqual([]);
});

it('an entry of the menu that names a page without a file vanishes with a warning', () => {
  const { findings } = load({ 'pages/about.yaml': null });
  expect(findings.map(({ rule, severity, file }) => [rule, severity, file])).toContainEqual([
    'reference/missing-page',
    'warning',
    'site.yaml',
  ]);
  expect(makeShell(linked({ 'pages/about.yaml': null })).header.map(({ to }) => to)).not.toContain('/about');
});

it.each<[string, Changes, string]>([
  ['tradefairs', { 'fairs/expo-2024.yaml': null, 'fairs/expo-2025.yaml': null, 'fairs/old-fair.yaml': null }, 'a fair'],
  ['find', { 'pages/find.yaml': 'title: Find one\n', ...withoutPurposes }, 'a facet in pages/find.yaml'],
])(
  'an entry of the menu that names the page %s vanishes with a warning, too, where that would be empty',
  (name, changes, fix) => {
    const renamed = (text: string) =>
      text.replace('{ page: ourproducts, label: Products }', `{ page: ${name}, label: It }`);
    const { findings, catalogue } = load({ ...changes, 'site.yaml': renamed });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.find(({ rule }) => rule === 'reference/missing-page')).toMatchObject({
      message: `The page \`${name}\` has nothing to show, so this entry does not appear.`,
      fix: `delete the entry, or add ${fix}`,
    });
    expect(catalogue && makeShell(catalogue).footer.map(({ label }) => label)).not.toContain('It');
  },
);

it('a page of a few words has the others from the defaults', () => {
  const catalogue = linked({ 'pages/enquire.yaml': 'title: Ask us\nwords:\n  promise: We answer today.\n' });
  const { title, words, answers } = catalogue.pages.enquire;
  expect(title).toBe('Ask us');
  expect(words.promise).toBe('We answer today.');
  expect(answers).toEqual((defaults['page-enquire'] as { answers: object }).answers);
});

it.each(Object.keys(defaults))('the default of %s fits its schema, which asks for nothing that it has', (id) => {
  const kind = kinds.find((each) => each.id === id);
  const validator = kind && validators.get(kind.id);
  const errors = validator?.errorsOf(defaultsOf(kind?.id ?? 'site', 'en', undefined)) ?? [];
  expect(errors.filter(({ keyword }) => keyword !== 'required')).toEqual([]);
  const { required = [] } = { ...validator?.schema } as { required?: string[] };
  // The home page's `hero` has a default for its button only.
  const whole = new Set(Object.keys(defaults[id] ?? {}));
  if (id === 'page-home') whole.delete('hero');
  expect(required.filter((name) => whole.has(name))).toEqual([]);
});
