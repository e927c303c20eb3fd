import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { hydrated } from './site-test.ts';

interface Development {
  folder: string;
  address: string;
  /** What the terminal shows. */
  output: () => string;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
}

const port = 4398;

/** The development server on a copy of the catalogue. */
const test = base.extend<object, { development: Development }>({
  development: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'development-'));
      await cp(frozenDir, folder, { recursive: true });
      const out = path.join(folder, 'unused');
      const words = ['scripts/dev.ts', '--data', folder, '--out', out];
      const server: ChildProcess = spawn(process.execPath, words, {
        cwd: projectDir,
        env: { ...process.env, FORCE_COLOR: '', NO_COLOR: '1', PORT: String(port) },
      });
      let output = '';
      for (const stream of [server.stdout, server.stderr])
        stream?.on('data', (bytes: Buffer) => (output += bytes.toString()));
      server.on('exit', (code) => (output += `\nended with ${code}`));
      await expect.poll(() => output, { timeout: 30_000 }).toContain(`http://localhost:${port}`);
      const edit: Development['edit'] = async (file, change) => {
        const name = path.join(folder, file);
        await writeFile(name, change(await readFile(name, 'utf8').catch(() => '')));
      };
      await use({ folder, address: `http://localhost:${port}`, output: () => output, edit });
      server.kill();
      for (const made of [folder, buildSettings(folder, out).workDir]) await rm(made, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.describe.configure({ mode: 'serial' });
test.afterEach(({ development }) => expect(development.output()).not.toContain('ended with'));

test('a changed file shows within a second, without loading the page anew', async ({ page, development }) => {
  test.slow();
  await page.goto(`${development.address}/blt150`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const words = 'A sentence that an editor has just written.';
  await development.edit('models/blt150.yaml', (text) => text.replace('features:', `features:\n  - ${words}`));
  const start = Date.now();
  await expect(page.getByText(words)).toBeVisible();
  expect(Date.now() - start).toBeLessThan(1000);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a new file brings its page', async ({ page, development }) => {
  const model = await readFile(path.join(development.folder, 'models/blt250.yaml'), 'utf8');
  await development.edit('models/blt300.yaml', () => model.replaceAll('BLT250', 'BLT300'));
  await expect(async () => {
    const response = await page.goto(`${development.address}/blt300`);
    expect(response?.status()).toBe(200);
  }).toPass({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'BLT300' })).toBeVisible();
  expect((await page.request.get(`${development.address}/blt300.pdf`)).headers()['content-type']).toBe(
    'application/pdf',
  );
  expect((await page.request.get(`${development.address}/drawings/models/blt300-front.svg`)).status()).toBe(200);
});

test('a faulty file is explained in the overlay and the terminal, and the page stays', async ({
  page,
  development,
}) => {
  await page.goto(`${development.address}/blt200`);
  await hydrated(page);
  const sound = await readFile(path.join(development.folder, 'models/blt200.yaml'), 'utf8');
  const line = sound.split('\n').findIndex((text) => text.startsWith('category:')) + 1;
  await development.edit('models/blt200.yaml', (text) => text.replace('category:', 'categry:'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(`models/blt200.yaml:${line}:1`);
  await expect(overlay).toContainText('category');
  await expect(overlay).toContainText('Fix:');
  expect(development.output()).toContain(`blt200.yaml:${line}:1`);
  await expect(page.getByRole('heading', { level: 1, name: 'BLT200' })).toHaveCount(1);
  await page.reload();
  await expect(overlay).toContainText(`models/blt200.yaml:${line}:1`);
  await expect(page.getByRole('heading', { level: 1, name: 'BLT200' })).toHaveCount(1);

  await development.edit('models/blt200.yaml', () => sound);
  await expect(overlay).toHaveCount(0);
});

test('a photo is made when a page asks for it', async ({ page, development }) => {
  await page.goto(`${development.address}/blt200`);
  const photo = page.locator('main img[src*="/assets/photos/models/blt200/"]').first();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(0);
});

test('the enquiry form is answered', async ({ request, development }) => {
  const response = await request.post(`${development.address}/send-email`, { data: { name: '' } });
  expect([400, 422]).toContain(response.status());
});

test('an address of old leads on, as on the built site', async ({ request, development }) => {
  await development.edit('site.yaml', (text) => `${text}redirects:\n  /old-baler: /baler\n`);
  await expect(async () => {
    const options = { maxRedirects: 0, headers: { Accept: 'text/html' } };
    const response = await request.get(`${development.address}/Old-Baler/?a=b`, options);
    expect([response.status(), response.headers()['location']]).toEqual([301, '/baler?a=b']);
  }).toPass({ timeout: 10_000 });
});
