import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { makeCategory, makeModel } from '../synthetic/make-entries.ts';
import { writeCatalogue } from '../synthetic/write-catalogue.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { checkData } from '../../scripts/data/load-data.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import type { SearchFile } from '../../src/features/search/search-file.ts';
import { fixturesDir, loadFolder } from '../catalogue/support.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { oddDevices } from '../odd-devices.ts';
import { hashFiles } from '../scripts/hash-files.ts';

const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, words, { cwd: projectDir }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
});

test('a synthetic catalogue is as valid as the data it copies, and the same every time', async () => {
  const [first = '', again = ''] = ['first', 'again'].map((name) => path.join(folder, name));
  const { stdout } = await run('tests/synthetic/catalogue.ts', '120', first, '--data', frozenDir);
  expect(stdout).toContain('120 models in 3 categories');
  await writeCatalogue(again, { models: 120, from: frozenDir });
  expect(hashFiles(again)).toEqual(hashFiles(first));

  const day = '2025-01-01';
  expect(await checkData(first, day)).toEqual(await checkData(frozenDir, day));
});

test('model files have about 2 kB and unique names', () => {
  const ids = new Set<string>();
  let bytes = 0;
  for (const number of [0, 7, 199, 500, 979]) {
    const category = makeCategory(number, 50);
    ids.add(category.id);
    for (let index = 0; index < 50; index++) {
      const { id, text } = makeModel(category, index);
      ids.add(id);
      bytes += Buffer.byteLength(text);
    }
  }
  expect(ids.size).toBe(5 * 51);
  expect(bytes / 250).toBeGreaterThan(1800);
  expect(bytes / 250).toBeLessThan(2200);
});

test('3,000 devices of 120 makers with odd names pass the check, and each is found by its name and its maker', async () => {
  const folderOfMaker = await readData(path.join(fixturesDir, 'second-maker'));
  if (!folderOfMaker) throw new Error('The second maker is missing');
  const { catalogue, findings } = loadFolder(folderOfMaker, oddDevices(3000, 25));
  expect(findings).toEqual([]);
  if (!catalogue) throw new Error('There is no catalogue');
  const file = JSON.stringify(makeSearchFile(catalogue));
  expect(brotliCompressSync(file).length).toBeLessThan(400_000);
  const search = openSearch(JSON.parse(file) as SearchFile);
  const devices = catalogue.models.filter(({ category }) => category.id.startsWith('maker-'));
  expect(devices).toHaveLength(3000);
  for (const { name, category, path: address } of devices) {
    const found = search(`${category.title} ${name}`).groups.flatMap(({ hits }) => hits);
    expect(
      found.map(({ to }) => to),
      `${category.title} ${name}`,
    ).toContain(address);
  }
});

test('a folder that is there is not written over', async () => {
  await expect(writeCatalogue(folder, { models: 1, from: frozenDir })).rejects.toThrow('EEXIST');
});

test('the commands say how they are used', async () => {
  for (const words of [['10'], ['ten', folder]]) {
    const { code, stderr } = await run('tests/synthetic/catalogue.ts', ...words);
    expect([code, stderr]).toEqual([2, expect.stringContaining('npm run catalogue -- N DIR')]);
  }
  const { code, stderr } = await run('tests/bench/bench.ts', 'speed');
  expect([code, stderr]).toEqual([2, expect.stringContaining('npm run bench -- [check|')]);
}, 60_000);
