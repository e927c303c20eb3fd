import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BuildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { drawingSources } from '../../scripts/lib/source-hash.ts';
import { writeManifest } from '../../scripts/build/manifest.ts';
import { isBuilt, readInputs } from '../../scripts/build/inputs.ts';
import { fixturesDir } from '../catalogue/support.ts';

let settings: BuildSettings;
let folder = '';
const inFolder = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => writeFileSync(inFolder(name), text);

/** Simulates copying a site back from elsewhere. */
function replaceFolder(site: string): void {
  cpSync(site, `${site}.copy`, { recursive: true });
  rmSync(site, { recursive: true });
  renameSync(`${site}.copy`, site);
}

const drawing = (id: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><g id="${id}"/></svg>`;

/** Simulates a complete build. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  settings = {
    dataDir: inFolder('data'),
    outDir: inFolder('site'),
    workDir: inFolder('work'),
    generatedDir: inFolder('generated'),
    mediaDir: inFolder('data/media'),
  };
  for (const name of ['site', 'work']) mkdirSync(inFolder(name));
  cpSync(path.join(fixturesDir, 'catalogue'), settings.dataDir, { recursive: true });
  write('data/media/mark.svg', drawing('a'));
  write('site/a.html', 'page');
  const { key } = await readInputs(settings, 'whole');
  const files = new Map([['a.html', { key: 'a', size: 4 }]]);
  writeManifest(settings.outDir, settings.workDir, { inputs: key, files });
});

const isDone = async (mode = 'whole') => isBuilt(settings, await readInputs(settings, mode));

test('what was built is not built again', async () => {
  expect(await isDone()).toBe(true);
});

test('with other options it is', async () => {
  expect(await isDone('pages')).toBe(false);
});

describe('it is when something is different:', () => {
  test.each<[string, () => void]>([
    ['a text, of the same length', () => write('data/models/rasper.yaml', 'x'.repeat(100))],
    ['a file more', () => write('data/models/aaa.yaml', '')],
    ['a file less', () => rmSync(inFolder('data/models/rasper.yaml'))],
    ['a file more of the media', () => write('data/media/extra.svg', '<svg/>')],
    ['a drawing, of the same length', () => write('data/media/mark.svg', drawing('b'))],
    ['a page that was cut', () => truncateSync(inFolder('site/a.html'), 2)],
    ['a page that is gone', () => rmSync(inFolder('site/a.html'))],
    ['a file that somebody put there', () => write('site/b.html', 'page')],
    ['no site', () => rmSync(settings.outDir, { recursive: true })],
    ['a manifest that is none', () => write('work/manifest.json', '{"version":1')],
    ['another folder in its place', () => replaceFolder(inFolder('site'))],
  ])('%s', async (_what, change) => {
    change();
    expect(await isDone()).toBe(false);
  });
});

test('the key of a drawing has the code that converts its lengths', () => {
  const reached = new Set([
    'src/drawing/draw-machine.ts',
    'src/drawing/plant/draw-plant.ts',
    'src/drawing/describe.ts',
  ]);
  for (const file of reached) {
    const text = readFileSync(path.join(projectDir, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gm))
      reached.add(path.posix.join(path.posix.dirname(file), from));
  }
  const converting = [...reached].filter((file) => /^src\/(?:drawing|figures|look)\//.test(file));
  expect(converting.length).toBeGreaterThan(60);
  expect(converting.filter((file) => !drawingSources.some((start) => file.startsWith(start)))).toEqual([]);
});
