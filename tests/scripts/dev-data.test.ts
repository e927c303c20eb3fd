import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLiveCatalogue } from '../../scripts/dev/live-catalogue.ts';
import { watchFolder, type Changes } from '../../scripts/dev/watch-folder.ts';
import { buildSettings } from '../../scripts/lib/build-settings.ts';
import { readData, rereadFiles } from '../../scripts/data/read-data.ts';
import { fixturesDir } from '../catalogue/support.ts';

let folder = '';
let dataDir = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dev-data-'));
  dataDir = path.join(folder, 'data');
  cpSync(path.join(fixturesDir, 'catalogue'), dataDir, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(settings().workDir, { recursive: true, force: true });
});

const settings = () => buildSettings(dataDir, path.join(folder, 'site'));
const at = (name: string) => path.join(dataDir, name);
const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(at(name), change(readFileSync(at(name), 'utf8')));
const whole = async () => {
  const read = await readData(dataDir, { hashed: true });
  if (!read) throw new Error('The folder is gone');
  return read;
};

test('after changes the folder is what reading it all gives', async () => {
  const before = await whole();
  edit('models/blt150.yaml', (text) => `${text}# changed\n`);
  writeFileSync(at('models/aaa.yaml'), 'name: A\n');
  renameSync(at('models/rasper.yaml'), at('models/moved.yaml'));
  mkdirSync(at('media'), { recursive: true });
  writeFileSync(at('media/logo-2.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>');
  const names = [
    'models/blt150.yaml',
    'models/aaa.yaml',
    'models/rasper.yaml',
    'models/moved.yaml',
    'media/logo-2.svg',
  ];
  expect(rereadFiles(dataDir, before, new Set(names))).toEqual(await whole());
});

test('a folder that came, went or took the place of a file has everything read', async () => {
  const before = await whole();
  mkdirSync(at('models/new'));
  expect(rereadFiles(dataDir, before, new Set(['models/new']))).toBeUndefined();
  rmSync(at('models'), { recursive: true });
  expect(rereadFiles(dataDir, before, new Set(['models']))).toBeUndefined();
});

test('a mistake is found, the last sound catalogue stays; fixed, it shows', async () => {
  const live = openLiveCatalogue(settings());
  await live.read();
  expect(live.isSound, JSON.stringify(live.findings)).toBe(true);
  const sound = live.sound;
  const file = 'models/blt150.yaml';
  edit(file, (text) => text.replace('category:', 'categry:'));
  await live.read(new Set([file]));
  expect(live.isSound).toBe(false);
  expect(live.sound).toBe(sound);
  expect(live.findings.some((finding) => finding.file === file && finding.severity === 'error')).toBe(true);
  edit(file, (text) => text.replace('categry:', 'category:').replace(/^description: /m, 'description: New words. '));
  await live.read(new Set([file]));
  expect(live.isSound).toBe(true);
  expect(JSON.stringify(live.sound?.byPath.get('/blt150')?.page())).toContain('New words.');
  expect(live.sound?.byDataPath.get('/_data/blt150.json')?.path).toBe('/blt150');
});

test('what was found in other files is found again after a save', async () => {
  edit('models/rasper.yaml', (text) => text.replace(/^name: .*$/m, 'name: Rasper,'));
  const live = openLiveCatalogue(settings());
  await live.read();
  const findings = live.findings;
  expect(findings.some(({ rule }) => rule === 'text/last-comma')).toBe(true);
  edit('models/blt150.yaml', (text) => `${text}# saved\n`);
  await live.read(new Set(['models/blt150.yaml']));
  expect(live.findings).toEqual(findings);
});

test('changes are told by name, also in folders that come later', async () => {
  const told: Changes[] = [];
  const stop = watchFolder(dataDir, (changes) => told.push(changes));
  const names = () => told.flatMap((changes) => (changes ? [...changes] : ['everything']));
  const until = async (isSo: () => boolean) => {
    for (let look = 0; look < 500 && !isSo(); look += 1) await sleep(20);
    expect(isSo(), names().join(' ')).toBe(true);
  };
  try {
    edit('models/blt150.yaml', (text) => `${text}# changed\n`);
    await until(() => names().includes('models/blt150.yaml'));
    rmSync(at('models/rasper.yaml'));
    await until(() => names().includes('models/rasper.yaml'));
    mkdirSync(at('media/models/blt150'), { recursive: true });
    await until(() => names().includes('everything'));
    writeFileSync(at('media/models/blt150/front.jpg'), 'x');
    await until(() => names().includes('media/models/blt150/front.jpg'));
    const count = told.length;
    rmSync(dataDir, { recursive: true });
    await until(() => told.length > count);
    cpSync(path.join(fixturesDir, 'catalogue'), dataDir, { recursive: true });
    const gone = told.length;
    await until(() => told.slice(gone).includes(undefined));
  } finally {
    stop();
  }
});
