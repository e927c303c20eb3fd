/** Browsers translate pages, and extensions change them: every control works all the same. */
import type { Page } from '@playwright/test';
import { openEditor } from './editor-steps.ts';
import { rest } from './page-ahead.ts';
import { kinds } from './routes.ts';
import { expect, hold, hydrated, open, test } from './site-test.ts';
import { prepareTranslation, pressAll } from './translate-page.ts';

const videos = 'https://www.youtube-nocookie.com';
test.use({
  expectedOrigin: videos,
  reducedMotion: 'reduce',
  // A page translated early is rendered again, which React reports.
  expectedConsole: /404|The page differs|WebGL/,
});
test.beforeEach(async ({ page }) => {
  // Presses on every choice of the finder take a while.
  test.slow();
  await prepareTranslation(page);
  // So that there is something to remove.
  await page.addInitScript(() => {
    if (window !== top) return;
    const listed = {
      name: 'SHT8000',
      detail: 'Tyre Shredder',
      to: '/sht8000',
      search: '?machinery=shredder&model=SHT8000',
    };
    localStorage.setItem('enquiry-list:https://punarloop.example.com', JSON.stringify([listed]));
  });
  await page.route(`${videos}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
});

/** Presses everything on a page that is translated when it stands, and when its program comes. */
async function pressTranslated(page: Page, kind: string, address: string): Promise<void> {
  // Header and footer are the same on every page.
  const within = kind === 'home' ? 'body' : 'main, #root > section';
  await open(page, address);
  await rest(page);
  await page.evaluate(() => window.translatePage());
  expect(await pressAll(page, within)).toEqual([]);
  // Once more with the parts that the presses have loaded.
  await page.waitForLoadState('networkidle');
  expect(await pressAll(page, within)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: /About/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');

  const release = await hold(page, /\/hydrate-/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => window.translatePage());
  release();
  await hydrated(page);
  await rest(page);
  expect(await pressAll(page, within)).toEqual([]);
}

// A new browser context costs as much as a page, so a few kinds share one.
const all = Object.entries(kinds);
for (let first = 0; first < all.length; first += 4) {
  const some = all.slice(first, first + 4);
  const names = some.map(([kind]) => kind).join(', ');
  test(`every control works on a translated page: ${names}`, async ({ page }) => {
    for (const [kind, address] of some) {
      await test.step(address, () => pressTranslated(page, kind, address));
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test('every control works on a translated page: the editor', async ({ page }) => {
  await openEditor(page, 'models/blt150.yaml');
  await rest(page);
  await page.evaluate(() => window.translatePage());
  expect(await pressAll(page, 'body')).toEqual([]);
});

test('what goes with a renamed or deleted entry is listed on a translated page', async ({ page }) => {
  await openEditor(page, 'models/sht6000.yaml');
  await rest(page);
  await page.evaluate(() => window.translatePage());
  await page.locator('[id="field:name"]').fill('SHT6500');
  await page.locator('summary').filter({ hasText: 'Rename' }).click();
  await page.locator('#new-name').fill('sht6500');
  const edit = page.locator('label[for="edit:categories/tyreshredder.yaml summary"]');
  for (const [action, says] of [
    ['Delete', /yourself/],
    ['Rename', /SHT»?6500/],
    ['Delete', /yourself/],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^«${action}».*…`) }).click();
    await expect(edit).toContainText(says);
  }
});
