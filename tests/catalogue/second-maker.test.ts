/** A maker of pumps and mixers that shares neither texts nor pages with the catalogue of `data/`. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { sitemap } from '../../scripts/build/files/site-files.ts';
import { loadData } from '../../scripts/data/load-data.ts';
import { webManifest } from '../../scripts/lib/document/web-manifest.ts';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { companyFiles } from '../../src/features/kinds/company-files.ts';
import { finderFile } from '../../src/features/find/groups.ts';
import { heroExhibits } from '../../src/catalogue/media/exhibits.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { listShareCards } from '../../src/features/page/list-share-cards.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { validEnquiry } from '../enquiry/support/sample-enquiry.ts';
import { composeAcknowledgement } from '../../src/enquiry/service/delivery/compose-acknowledgement.ts';
import { composeNotice } from '../../src/enquiry/service/delivery/compose-notice.ts';
import { wordsOfTheFirst } from '../first-maker.ts';
import { fixturesDir, pageAt } from './support.ts';

const { catalogue: loaded, findings } = await loadData(path.join(fixturesDir, 'second-maker'), '2026-06-01');
if (!loaded) throw new Error(JSON.stringify(findings));
const catalogue = loaded;
const pages = listPages(catalogue).map((listed) => listed.page());

test('the check finds nothing in it', () => {
  expect(findings).toEqual([]);
});

test('it has the pages that its files ask for, and no others', () => {
  const single = pages.map(({ path: address }) => address).filter((address) => !/^\/(find|compare)\//.test(address));
  const asked =
    'about compare contact downloads enquire find lines milk-line mixers mx110 mx15 mx55 offline ourproducts pumps search sp150';
  const wanted = `${asked} sp20 sp75 tradefairs water-days`.split(' ').map((name) => `/${name}`);
  expect(single.toSorted()).toEqual(['/', ...wanted]);
});

test('no word of the first maker is in its pages, frame, sheets, cards, mails and files', () => {
  const site = enquirySiteOf(catalogue);
  const claimed = {
    id: '0190c3a0-0000-7000-8000-000000000000',
    enquiry: { ...validEnquiry, company: 'Agua Ltda.', country: 'Chile', machinery: 'pumps', model: 'SP20' },
    createdAt: 0,
    messageId: '<1@stroemwerk.example.org>',
    outstanding: undefined,
    attempts: 1,
    failingFor: 0,
    lastError: null,
    lease: '',
  };
  const mails = { from: 'site@stroemwerk.example.org', to: ['sales@stroemwerk.example.org'], origin: site.origin };
  const made = {
    pages,
    shell: makeShell(catalogue),
    enquiries: [site, composeNotice(claimed, site, mails), composeAcknowledgement(claimed, site, mails)],
    found: [makeSearchFile(catalogue), finderFile(catalogue)],
    sheets: listSheets(catalogue).map(({ content: { words: _words, subject: _subject, ...said } }) => said),
    cards: listShareCards(catalogue),
    files: companyFiles(catalogue).map(({ make }) => make()),
    manifest: webManifest(catalogue),
    sitemap: sitemap(site.origin, listPages(catalogue)),
  };
  for (const [what, value] of Object.entries(made))
    expect(JSON.stringify(value).match(wordsOfTheFirst), what).toBeNull();
});

test('its hero shows its own machines, in the order in which the home page names them', () => {
  const sceneWith = (hero: object) => {
    const home = { ...catalogue.pages.home, hero: { ...catalogue.pages.home.hero, ...hero } };
    return pageAt({ ...catalogue, pages: { ...catalogue.pages, home } }, '/', 'home').hero.scene;
  };
  expect(sceneWith({})).toMatchObject({ pictures: [{ src: '/drawings/site/hero-1.svg' }, { alt: '' }] });
  const machinesOf = (hero: object) => {
    const home = { ...catalogue.pages.home, hero: { ...catalogue.pages.home.hero, ...hero } };
    return heroExhibits({ ...catalogue, pages: { ...catalogue.pages, home } }).map(({ name }) => name);
  };
  expect(machinesOf({})).toEqual(['SP20', 'MX15']);
  expect(machinesOf({ line: ['mx55', 'sp150', 'sp20', 'mx15'] })).toEqual(['MX55', 'SP150', 'SP20', 'MX15']);
  expect(sceneWith({ scene: 'picture', line: ['mx55'] })).toMatchObject({
    picture: { alt: 'MX55, three-quarter view' },
  });
  expect(sceneWith({ scene: 'none' })).toBe('none');
});

test('its finder asks for its own materials, jobs and figures', () => {
  const { groups } = pageAt(catalogue, '/find', 'find');
  expect(groups.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    'material: Material',
    'job: Job',
    'power: Power',
    'pressure: Pressure',
  ]);
  expect(groups[0]?.choices.map(({ key, count }) => [key, count])).toEqual([
    ['water', 3],
    ['milk', 6],
    ['paint', 3],
  ]);
});

test('with only completed fairs, nothing of upcoming ones is there', () => {
  const { fairs } = pageAt(catalogue, '/', 'home');
  expect([fairs?.upcoming.length, fairs?.completed.length]).toEqual([0, 1]);
});
