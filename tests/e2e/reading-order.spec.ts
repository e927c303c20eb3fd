import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { expect, open, test as base } from './site-test.ts';

/** The small catalogue of the tests, built and served: what editors change in the real one does not change what is read here. */
const test = base.extend<object, { small: string }>({
  small: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'small-'));
      const words = ['--data', 'tests/fixtures/catalogue', '--out', path.join(folder, 'site')];
      await promisify(execFile)(process.execPath, ['scripts/build.ts', '--pages-only', ...words], { cwd: projectDir });
      const server = spawn(process.execPath, ['scripts/serve.ts', ...words], {
        cwd: projectDir,
        env: { ...process.env, PORT: '0', STORE_DIR: path.join(folder, 'store'), LOG_LEVEL: 'error' },
      });
      let output = '';
      server.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
      await expect.poll(() => output, { timeout: 20_000 }).toMatch(/http:\/\/localhost:\d+/);
      await use(/http:\/\/localhost:\d+/.exec(output)?.[0] ?? '');
      server.kill();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ small }, use) => use(small),
});

// Drawings are left out of this build.
test.use({ reducedMotion: 'reduce', expectedConsole: /404/ });

/** One page of each kind. */
const pages: Record<string, string> = {
  home: '/',
  about: '/about',
  products: '/ourproducts',
  cards: '/baler',
  models: '/tyrescrapbaler',
  model: '/blt150',
  equipment: '/strip-cutter',
  'equipment-grid': '/other-equipment',
  'equipment-list': '/othereqptemp',
  fairs: '/Tradefairs',
  gallery: '/pastExpo',
  contact: '/contact',
  enquire: '/enquire?machinery=Baler&model=BLT150',
  find: '/find',
  'find-results': '/find/bale',
  search: '/search?q=baler',
  compare: '/compare',
  comparison: '/compare/tyrescrapbaler',
  'not-found': '/nothing-of-this-name',
};

/** What is read when all has come that comes with the visitor's nearness, and with time. */
async function readAtRest(page: Page, part: Locator): Promise<string> {
  await page.evaluate(async () => {
    for (let top = document.body.scrollHeight; top > 0; top -= 300) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  let [before, now] = ['', await part.ariaSnapshot()];
  while (before !== now) {
    await page.waitForTimeout(250);
    [before, now] = [now, await part.ariaSnapshot()];
  }
  return now;
}

// All in one worker, which builds the catalogue once.
test('every kind of page is read as it was written down', async ({ page }) => {
  test.slow();
  // The hour of the office stands on some pages.
  await page.clock.setFixedTime('2026-01-05T06:00:00Z');
  for (const [kind, address] of Object.entries(pages)) {
    await open(page, address);
    // Header and footer are the same on every page: those of the home page are enough.
    const part = page.locator(kind === 'home' ? 'body' : 'main');
    expect.soft(`${await readAtRest(page, part)}\n`, address).toMatchSnapshot(`${kind}.txt`);
  }
});

test('the menu is read as it was written down', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  for (const name of ['Our Products', 'Baler', 'Tyre Scrap Baler']) {
    await header.getByRole('button', { name, exact: true }).click();
  }
  expect(`${await header.ariaSnapshot()}\n`).toMatchSnapshot('menu.txt');
});
