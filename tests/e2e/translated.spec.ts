/** Browsers translate pages, and extensions change them: every control works all the same. Other kinds of page: `npm run quality -- translated`. */
import { openEditor } from './editor-steps.ts';
import { rest } from './page-ahead.ts';
import { kinds } from './routes.ts';
import { expect, sweep, test } from './site-test.ts';
import { listMachine, prepareTranslation, pressAll, pressTranslated } from './translate-page.ts';

const videos = 'https://www.youtube-nocookie.com';
test.use({
  expectedOrigin: videos,
  reducedMotion: 'reduce',
  // A page translated early is rendered again, which React reports.
  expectedConsole: /404|The page differs|WebGL/,
});
test.beforeEach(async ({ page }) => {
  await prepareTranslation(page);
  await listMachine(page, 'https://punarloop.example.com');
  await page.route(`${videos}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
});

test('every control works on a translated page: a machine', async ({ page }) => {
  await pressTranslated(page, kinds.model, { path: kinds.about, word: 'About' });
});

test('every control works on a translated page: the editor', { tag: sweep }, async ({ page }) => {
  await openEditor(page, 'models/blt150.yaml');
  await rest(page);
  await page.evaluate(() => window.translatePage());
  expect(await pressAll(page, 'body')).toEqual([]);
});

test('what goes with a renamed or deleted entry is listed on a translated page', { tag: sweep }, async ({ page }) => {
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
