import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { withServedSite } from '../../scripts/lib/start-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The fixture catalogue in English and Arabic, built without pictures and served. */
const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const folder = temporaryFolder('languages');
      const [data, out] = [path.join(folder, 'data'), path.join(folder, 'site')];
      for (const fixture of ['catalogue', 'two-languages'])
        cpSync(path.join(projectDir, 'tests/fixtures', fixture), data, { recursive: true });
      const words = ['scripts/build.ts', '--data', data, '--out', out, '--day', '2025-01-01', '--pages-only'];
      execFileSync(process.execPath, words, { cwd: projectDir, stdio: ['ignore', 'ignore', 'inherit'] });
      await withServedSite(out, use);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
});

test('a page in another language is hydrated, and leads to others in it without a reload', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Pictures are not built here.
    if (message.type() === 'error' && !/404/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/ar/blt150');
  await page.waitForSelector('html[data-hydrated][lang=ar][dir=rtl]');
  await expect(page.locator('h1')).toHaveText('BLT150');
  await expect(page.locator('main')).toContainText('المحرك');
  // A category that is not translated.
  await expect(page.locator('main nav span[lang=en][dir=ltr]')).toHaveText('Balers');
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  await page.locator('main a[href="/ar/tyrescrapbaler"]').first().click();
  await expect(page.locator('h1')).toHaveText('مكابس خردة الإطارات');
  await expect(page.locator('html[data-same]')).toHaveCount(1);
  await page.locator('header a[href="/ar"]').first().click();
  await expect(page).toHaveTitle(/آلات للاختبار/);
  await expect(page.locator('html[data-same]')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('a link to a page that is not translated says its language and leads into it', async ({ page }) => {
  await page.goto('/ar/blt150');
  await page.waitForSelector('html[data-hydrated]');
  const link = page.locator('main a[href="/baler"]').first();
  await expect(link).toHaveAttribute('hreflang', 'en');
  // What is fetched when a link is pointed at must not keep the click from its page.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await page.waitForSelector('html[data-hydrated][lang=en][dir=ltr]');
  await expect(page).toHaveURL(/\/baler$/);
  await page.goBack();
  await page.waitForSelector('html[data-hydrated][lang=ar]');
  await expect(page).toHaveURL(/\/ar\/blt150$/);
});

test('the switch leads to the same page, with its query, and to the home page where that is not there', async ({
  page,
}) => {
  await page.goto('/ar/search?q=BLT');
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.locator('main a[href="/ar/blt150"]').first()).toBeVisible();
  await page.locator('footer a[hreflang=en]').click();
  await page.waitForSelector('html[data-hydrated][lang=en]');
  await expect(page).toHaveURL(/\/search\?q=BLT$/);
  await expect(page.locator('header a[hreflang=ar]')).toHaveAttribute('href', '/ar/search');
  await page.goto('/blt250');
  await expect(page.locator('footer a[hreflang=ar]')).toHaveAttribute('href', '/ar');
});

test('an address that leads nowhere has a page in its language, which stays', async ({ page, request }) => {
  for (const address of ['/ar/nothing-here', '/AR/nothing-here']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await page.waitForSelector('html[data-hydrated][lang=ar][dir=rtl]');
    await expect(page.locator('h1')).toHaveText(/\p{Script=Arabic}/u);
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  }
  await page.locator('main a[href="/ar/ourproducts"]').first().click();
  await expect(page).toHaveURL(/\/ar\/ourproducts$/);
  await expect(page.locator('html[data-same]')).toHaveCount(1);
  expect((await request.get('/ar/404')).status()).toBe(404);
  const other = await request.get('/nothing/here');
  expect([other.status(), await other.text()]).toEqual([404, expect.stringContaining('<html lang="en"')]);
});

test('a host with one document for unknown addresses shows it in the first language', async ({ page }) => {
  const document = await (await page.request.get('/nothing-here')).text();
  let count = 0;
  await page.route('**/ar/nothing-here', (route) => {
    count += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: document });
  });
  await page.goto('/ar/nothing-here');
  await page.waitForSelector('html[data-hydrated][lang=en]');
  await page.locator('footer a[hreflang=ar]').click();
  await page.waitForSelector('html[data-hydrated][lang=ar]');
  expect(count).toBe(1);
});

test('addresses in other spellings lead there, without JavaScript, too', async ({ request }) => {
  for (const [from, to] of [
    ['/AR/BLT150', '/ar/blt150'],
    ['/ar/', '/ar'],
    ['/ar/blt150/', '/ar/blt150'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([301, to]);
  }
});
