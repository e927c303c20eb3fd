/**
 * The web editor end to end: a model written in it appears on the built site; and it opens, checks and previews with
 * ten thousand models (fewer with EDITOR_MODELS).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCatalogue } from '../synthetic/write-catalogue.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { browserFlags, findBrowser } from '../../scripts/lib/browser/find-browser.ts';
import { editorSources } from '../../scripts/build/files/editor-files.ts';
import { loadData } from '../../scripts/data/load-data.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { sourcesPath } from '../../src/editor/engine/sources.ts';
import { download, enterBrochure, inOrderButForTheCount, openEditor, previewed, tab } from '../e2e/editor-steps.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startServer, type RunningServer } from './support/start-server.ts';

const models = Number(process.env['EDITOR_MODELS'] ?? 10_000);
const folder = temporaryFolder('editor');
let browser: Browser;
let server: RunningServer;
const place = (name: string) => path.join(folder, name);
const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: projectDir, encoding: 'utf8' });

async function openPage(): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems };
}

beforeAll(async () => {
  cpSync(frozenDir, place('data'), { recursive: true });
  const { status, stderr } = run('scripts/build.ts', '--data', place('data'), '--out', place('site'));
  expect(status, stderr).toBe(0);
  const words = ['--data', place('data'), '--out', place('site')];
  server = await startServer('scripts/serve.ts', { STORE_DIR: place('store'), LOG_LEVEL: 'error' }, words);
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('a model that was written in the editor passes the check and is on the site', async () => {
  const { page, problems } = await openPage();
  await openEditor(page);
  await enterBrochure(page);
  await inOrderButForTheCount(page);
  const { name, text } = await download(page);
  expect(problems).toEqual([]);
  await page.close();
  writeFileSync(path.join(place('data'), name.replace('data/', '')), text);
  const checked = run('scripts/check.ts', '--data', place('data'));
  expect(checked.stdout, checked.stdout).toMatch(/^0 errors/m);
  expect(checked.stdout).not.toContain('blt300');
  const built = run('scripts/build.ts', '--data', place('data'), '--out', place('site'));
  expect(built.status, built.stderr).toBe(0);
  const read = (file: string) => readFileSync(path.join(place('site'), file), 'utf8');
  expect(read('blt300.html')).toContain('Tower light: red, amber &amp; green');
  expect(read('tyrescrapbaler.html')).toContain('href="/blt300"');
  expect(read('sitemap.xml')).toContain('/blt300<');
  for (const file of ['blt300.pdf', 'cards/models/blt300.png', 'drawings/models/blt300-side.svg']) {
    expect(existsSync(path.join(place('site'), file)), file).toBe(true);
  }
});

test('with ten thousand models the editor opens, checks and previews', async () => {
  await writeCatalogue(place('large'), { models, from: frozenDir });
  const { catalogue } = await loadData(place('large'));
  if (!catalogue) throw new Error('the synthetic catalogue has errors');
  const data = await readData(place('large'));
  const json = editorSources(catalogue, data?.files ?? []);
  const { page, problems } = await openPage();
  await page.context().route(`**${sourcesPath}`, (route) => route.fulfill({ json }));
  await openEditor(page);
  await expect.poll(() => page.getByText(/found$/).textContent(), { timeout: 60_000 }).toMatch(/^\d{3,5} found$/);
  const model = catalogue.models.find(({ category }) => category.models.length > 20);
  if (!model) throw new Error('there is no large category');
  await page.getByLabel('Search by name').fill(model.id);
  const start = performance.now();
  await page.getByRole('button', { name: `Change: ${model.name}`, exact: true }).click();
  await previewed(page).getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
  const opened = performance.now() - start;
  const words = 'A sentence that an editor has just written.';
  await page.getByLabel('Description').fill(words);
  await previewed(page).getByText(words).first().waitFor({ timeout: 60_000 });
  console.log(
    `opened in ${Math.round(opened)} ms, previewed again in ${Math.round(performance.now() - start - opened)} ms`,
  );
  await tab(page, 'Text').click();
  expect(problems).toEqual([]);
});
