import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveCatalogue } from '../../scripts/dev/live-catalogue.ts';
import { watchFolder } from '../../scripts/dev/watch-folder.ts';
import { buildSettings } from '../../scripts/lib/build-settings.ts';
import { fixturesDir } from '../catalogue/support.ts';

let folder = '';
let dataDir = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dev-data-'));
  dataDir = path.join(folder, 'data');
  cpSync(path.join(fixturesDir, 'catalogue'), dataDir, { recursive: true });
});
afterEach(() => {
  rmSync(settings().workDir, { recursive: true, force: true });
});

const settings = () => buildSettings(dataDir, path.join(folder, 'site'));
const at = (name: string) => path.join(dataDir, name);
const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(at(name), change(readFileSync(at(name), 'utf8')));

test('a mistake is found, the last valid catalogue stays; fixed, it shows', async () => {
  const live = openLiveCatalogue(settings());
  await live.read();
  expect(live.isValid, JSON.stringify(live.findings)).toBe(true);
  const valid = live.valid;
  const file = 'models/blt150.yaml';
  edit(file, (text) => text.replace('category:', 'categry:'));
  await live.read();
  expect(live.isValid).toBe(false);
  expect(live.valid).toBe(valid);
  expect(live.findings.some((finding) => finding.file === file && finding.severity === 'error')).toBe(true);
  edit(file, (text) => text.replace('categry:', 'category:').replace(/^description: /m, 'description: New words. '));
  await live.read();
  expect(live.isValid).toBe(true);
  expect(JSON.stringify(live.valid?.byPath.get('/blt150')?.page())).toContain('New words.');
  expect(live.valid?.byDataPath.get('/_data/blt150.json')?.path).toBe('/blt150');
});

test('after several saves the pages and findings are those of a new server', async () => {
  const live = openLiveCatalogue(settings());
  await live.read();
  edit('models/blt150.yaml', (text) => text.replace(/^description: .*/m, '$&"'));
  await live.read();
  edit('categories/baler.yaml', (text) => text.replace(/^title: .*/m, 'title: Presses'));
  rmSync(at('models/blt250.yaml'));
  await live.read();
  const started = openLiveCatalogue(settings());
  await started.read();
  expect(live.findings.map(({ rule }) => rule)).toContain('text/last-quote');
  expect(live.findings).toEqual(started.findings);
  const pagesOf = ({ valid }: typeof live) =>
    ['/blt150', '/baler'].map((address) => valid?.byPath.get(address)?.page());
  expect(JSON.stringify(pagesOf(live))).toContain('Presses');
  expect(pagesOf(live)).toEqual(pagesOf(started));
});

test('changes are told, also in folders that come later or are replaced', async () => {
  const told: Date[] = [];
  const stop = watchFolder(dataDir, () => told.push(new Date()));
  const isTold = async (change: () => void) => {
    // Wait for the events of earlier changes.
    await sleep(200);
    told.length = 0;
    change();
    await vi.waitUntil(() => told.length > 0, 60_000);
  };
  try {
    await isTold(() => edit('models/blt150.yaml', (text) => `${text}# changed\n`));
    await isTold(() => rmSync(at('models/rasper.yaml')));
    await isTold(() => mkdirSync(at('media/models/blt150'), { recursive: true }));
    await isTold(() => writeFileSync(at('media/models/blt150/front.jpg'), 'x'));
    await isTold(() => rmSync(dataDir, { recursive: true }));
    await isTold(() => cpSync(path.join(fixturesDir, 'catalogue'), dataDir, { recursive: true }));
    await isTold(() => edit('models/blt150.yaml', (text) => `${text}# changed\n`));
    await isTold(() => {
      rmSync(at('models'), { recursive: true });
      cpSync(path.join(fixturesDir, 'catalogue/models'), at('models'), { recursive: true });
    });
    await isTold(() => edit('models/blt150.yaml', (text) => `${text}# changed\n`));
  } finally {
    stop();
  }
});
