/**
 * Writes: a temporary folder. Run by: npm run soak -- hostile-catalogue.
 * Data must never become markup: a catalogue full of markup, scripts, quotes, control and bidi characters is checked,
 * built and served, and every page is opened in a real browser.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ICAL } from '../quality/ical.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { findProgram } from '../find-program.ts';
import { forEachLimited } from '../../scripts/lib/for-each-limited.ts';
import { rm } from 'node:fs/promises';
import { hydrated, withBrowser } from '../../scripts/lib/browser/browser.ts';
import { documentsIn } from '../quality/structured-data/validate.ts';
import { pathOfHtmlFile } from '../../src/catalogue/paths.ts';
import { earlyScripts } from '../../src/site/early/inline-scripts.ts';
import { runVnu } from '../quality/markup/run-vnu.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { watchPage } from '../watch-page.ts';
import { findMarkupFromData } from './support/markup-from-data.ts';
import { firstLawful, poisonData, poisonElement, type PoisonedData } from './support/poison-data.ts';
import { startServer, type RunningServer } from './support/start-server.ts';

const poison = { element: poisonElement, ownScripts: [...earlyScripts] };
const folder = temporaryFolder('hostile');
const [dataDir, outDir] = [path.join(folder, 'data'), path.join(folder, 'site')];
let poisoned: PoisonedData;
let server: RunningServer;
const files = (pattern: string) => globSync(pattern, { cwd: outDir }).toSorted();
const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');

beforeAll(async () => {
  poisoned = await poisonData(dataDir);
  const words = ['scripts/build.ts', '--data', dataDir, '--out', outDir];
  const built = spawnSync(process.execPath, words, { cwd: projectDir, encoding: 'utf8', maxBuffer: 1e8 });
  if (built.status !== 0) throw new Error(built.stderr.slice(-2000));
  const settings = { STORE_DIR: path.join(folder, 'store'), RATE_LIMIT: '0', LOG_LEVEL: 'silent' };
  server = await startServer('scripts/serve.ts', settings, ['--data', dataDir, '--out', outDir]);
}, 900_000);
afterAll(async () => {
  await server?.stop();
  await rm(buildSettings(dataDir, outDir).workDir, { recursive: true, force: true });
});

test('the check refuses control and bidi characters and every script as a link, each at its own line; the rest is text', () => {
  const { taken, links, takenLinks, strays } = poisoned;
  expect(taken.slice(0, firstLawful)).toEqual([0, 0]);
  expect(taken[firstLawful]).toBeGreaterThan(500);
  expect(links).toBeGreaterThan(10);
  expect(takenLinks).toEqual([]);
  expect(strays).toEqual([]);
});

test('no page shows an element, a script or a link that came from the data, and none runs', async () => {
  const pages = files('**/*.html')
    .filter((name) => !/^(?:404|editor)\.html$/.test(name))
    .map(pathOfHtmlFile);
  expect(pages.length).toBeGreaterThan(70);
  const problems: string[] = [];
  const asked = [...pages, '/no-such-page', `/search?q=%3C${poisonElement}%3E`, '/find?material=tyres', '/editor'];
  await withBrowser((browser) =>
    forEachLimited(asked, 2, async (asks) => {
      const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 360, height: 800 } });
      const seen = await watchPage(page, server.url);
      await page.goto(server.url + asks);
      if (asks === '/editor') await page.locator('main').first().waitFor();
      else await hydrated(page);
      for (const problem of await page.evaluate(findMarkupFromData, poison)) problems.push(`${asks}: ${problem}`);
      problems.push(...seen);
      await page.close();
    }),
  );
  expect(problems).toEqual([]);
}, 600_000);

test('the texts arrive as they were written: in the page, in its data and in what search engines read', () => {
  for (const name of ['blt150.html', 'contact.html', 'Tradefairs.html', 'tumble-back-feeder.html']) {
    const html = read(name);
    expect(html).toContain(`&lt;${poisonElement}&gt;`);
    expect(html).not.toContain(`<${poisonElement}>`);
    for (const document of documentsIn(html)) expect(JSON.stringify(document)).toContain('<script>');
  }
  for (const name of files('**/*.{json,webmanifest}'))
    expect(() => JSON.parse(read(name)) as unknown, name).not.toThrow();
});

test('calendars and business cards hold no line that came from the data', () => {
  const names = files('**/*.{ics,vcf}');
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const text = read(name);
    const component = new ICAL.Component(ICAL.parse(text));
    expect(text, name).toContain(`<${poisonElement}>`);
    expect(text).not.toMatch(/^(?:BEGIN:VALARM|X-POISON)/m);
    expect(component.getAllSubcomponents('vevent').flatMap((event) => event.getAllSubcomponents())).toEqual([]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
});

test('drawings are drawings, and sheets are valid', async () => {
  const drawings = files('**/*.svg').map((name) => path.join(outDir, name));
  expect(await runVnu(drawings, 'svg', outDir)).toEqual([]);
  const hostile = drawings.filter((file) => readFileSync(file, 'utf8').includes(`&lt;${poisonElement}`));
  expect(hostile.length).toBeGreaterThan(10);
  for (const file of drawings) expect(readFileSync(file, 'utf8')).not.toMatch(/<script|<x-poison|\son\w+="/i);
  const sheets = files('**/*.pdf');
  expect(sheets.length).toBeGreaterThan(3);
  for (const name of sheets) {
    const file = path.join(outDir, name);
    expect(spawnSync(findProgram('qpdf'), ['--check', file]).status, name).toBe(0);
    const { stdout } = spawnSync(findProgram('pdftotext', ['poppler-utils']), ['-raw', file, '-'], {
      encoding: 'utf8',
    });
    expect(stdout.replace(/\s/g, ''), name).toContain(`<${poisonElement}>`);
  }
}, 300_000);
