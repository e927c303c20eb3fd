/** Devices of many makers in another maker's catalogue, with names that are not words. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFinder } from '../../src/features/find/groups.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { oddDevices } from '../odd-devices.ts';
import { fixturesDir, loadFolder } from './support.ts';

const folder = await readData(path.join(fixturesDir, 'second-maker'));
if (!folder) throw new Error('The second maker is missing');
const { catalogue: loaded, findings } = loadFolder(folder, oddDevices(240, 40), '2026-04-01');
if (!loaded) throw new Error(JSON.stringify(findings));
const catalogue = loaded;
const devices = catalogue.models.filter(({ category }) => category.id.startsWith('maker-'));
const search = openSearch(makeSearchFile(catalogue));
const found = (question: string) => search(question).groups.flatMap(({ hits }) => hits);

test('the check takes no name for a mistake', () => {
  expect(devices).toHaveLength(240);
  expect(findings).toEqual([]);
});

test('each has a page at an ASCII address that shows its name as written', () => {
  const pages = new Map(listPages(catalogue).map((listed) => [listed.path, listed]));
  for (const { path: address, name } of devices) {
    expect(address).toMatch(/^\/[a-z0-9-]+$/);
    expect(pages.get(address)?.page()).toMatchObject({ kind: 'model', heading: name });
  }
});

test('each is found by its name, and among those of its maker by a part of it', () => {
  for (const { name, path: address } of devices)
    expect(
      found(name).map(({ to }) => to),
      name,
    ).toContain(address);
  expect(found('Kessel 9300').map(({ title, note }) => [title, note])).toEqual([
    ['C9300-24T-A', 'Kessel & Söhne'],
    ['C9300-24T-A 2', 'Kessel & Söhne'],
  ]);
  expect(found('sohne sfp').map(({ title }) => title)).toEqual(['SFP+ 10G/25G', 'SFP+ 10G/25G 2']);
  // Its part number is 82-00-19" rack, 42U 5.
  expect(found('82-00-19').map(({ title }) => title)).toEqual(['19" rack, 42U 5']);
  expect(found('Δέλτα')[0]).toMatchObject({ kind: 'category', title: 'Δέλτα' });
});

test('the finder asks for the maker where there are many devices', () => {
  const [categories] = makeFinder(catalogue).groups;
  expect(categories).toMatchObject({ id: 'category', label: 'Categories' });
  expect(categories?.choices.find(({ key }) => key === 'maker-0')).toEqual({
    key: 'maker-0',
    label: 'Kessel & Söhne',
    count: 40,
  });
});
