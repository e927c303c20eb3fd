import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadData } from '../../scripts/data/load-data.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { wordsOfTheFirst } from '../first-maker.ts';
import { runNew, type Run } from './new-command.ts';

let dataDir: string;
let run: Run;

beforeAll(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'new-site-')), 'data');
  run = await runNew(dataDir, ['site', 'Strömwerk: Pumpen']);
});

test('a new site has at most six files, each with its schema', async () => {
  expect(run.code).toBe(0);
  const names = (await readdir(dataDir, { recursive: true })).filter((name) => name.endsWith('.yaml'));
  expect(names.length).toBeLessThanOrEqual(6);
  for (const name of names) {
    expect(run.output).toContain(name);
    expect(await readFile(path.join(dataDir, name), 'utf8')).toMatch(/^# yaml-language-server: \$schema=\S+\n/);
  }
});

test('the check finds only the texts that are to be replaced, and every page says whose it is', async () => {
  const { catalogue, findings } = await loadData(dataDir);
  expect(findings.map(({ file, rule, severity }) => [file, rule, severity])).toEqual([
    ['categories/machines.yaml', 'stand-in', 'warning'],
    ['models/m100.yaml', 'stand-in', 'warning'],
    ['models/m100.yaml', 'stand-in', 'warning'],
    ['models/m100.yaml', 'stand-in', 'warning'],
    ['pages/home.yaml', 'stand-in', 'warning'],
  ]);
  if (!catalogue) throw new Error('There is no catalogue');
  const titles = listPages(catalogue).map((listed) => listed.page().head.title);
  for (const title of titles) expect(title).toContain('Strömwerk: Pumpen');
});

test('no word of this project’s own catalogue is in it', async () => {
  const { catalogue } = await loadData(dataDir);
  if (!catalogue) throw new Error('There is no catalogue');
  const text = JSON.stringify(listPages(catalogue).map((listed) => listed.page()));
  expect(text.match(wordsOfTheFirst)).toBeNull();
});

test('a folder that holds something is left as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'new-site-'));
  await writeFile(path.join(folder, 'note.txt'), 'mine');
  const { code, output } = await runNew(folder, ['site', 'Strömwerk']);
  expect(code).toBe(1);
  expect(output).toContain('is not empty');
  expect(await readdir(folder)).toEqual(['note.txt']);
});
