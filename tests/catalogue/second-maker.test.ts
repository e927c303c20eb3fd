/** A maker of pumps and mixers, who shares neither words nor pages with the catalogue of `data/`. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadData } from '../../scripts/data/load-data.ts';
import { makeEnquirySite } from '../../src/catalogue/enquiry/enquiry-site.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/catalogue/pages/list-pages.ts';
import { makeSearchFile } from '../../src/catalogue/search/make-search-file.ts';
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
  const asked = 'compare contact downloads enquire find mixers mx110 mx15 mx55 offline ourproducts pumps search sp150';
  const wanted = `${asked} sp20 sp75 tradefairs`.split(' ').map((name) => `/${name}`);
  expect(single.toSorted()).toEqual(['/', ...wanted]);
});

test('no word of the other maker is in its pages, frame, mails and search', () => {
  const text = JSON.stringify([pages, makeShell(catalogue), makeEnquirySite(catalogue), makeSearchFile(catalogue)]);
  expect(text.match(/punarloop|baler|shredder|tyre|recycl|scrap|rasper|conveyor|\bindia/gi)).toBeNull();
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
