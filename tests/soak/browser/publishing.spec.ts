import { expect, keptIn, readWithdrawal, test, withWorker } from '../../e2e/own-site.ts';
import { hydrated } from '../../e2e/site-test.ts';

/** Console messages for failed requests, and the program's message about a chunk that failed to load. */
test.use({ expectedConsole: /Failed to load resource|LoadError: Loading \/_data/ });

const heading = (name: string) => ({ level: 1, name }) as const;

test('a page is never an old one while there is a connection, however slow', async ({ page, site }) => {
  await withWorker(page, '/about');
  await expect.poll(() => keptIn(page, 'site-pages-1')).toEqual(['/about']);
  await site.change('about.html', (html) =>
    html
      .replaceAll('>About Us</h1>', '>About us, revised</h1>')
      .replace('"heading":"About Us"', '"heading":"About us, revised"'),
  );
  await page.waitForTimeout(1100);
  site.sleep();
  const loading = page.reload();
  await page.waitForTimeout(3000);
  site.wake();
  await loading;
  await expect(page.getByRole('heading', heading('About us, revised'))).toBeVisible();
  await site.stop();
  await page.reload();
  await expect(page.getByRole('heading', heading('About us, revised'))).toBeVisible();
});

test('each page keeps the program that it came with, whatever was published since', async ({ page, site }) => {
  const parts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]*hydrate-.*\.js$/.exec(name)?.[0] ?? []),
    );
  const renamed = /^hydrate-_/;
  await withWorker(page, '/contact');
  await hydrated(page);
  await site.renameParts();
  await page.waitForTimeout(1100);
  await page.goto('/about');
  await hydrated(page);
  expect(await parts()).toEqual([expect.stringMatching(renamed)]);
  await expect
    .poll(() => keptIn(page, 'site-parts-1'))
    .toContainEqual(expect.stringMatching(/^\/assets\/hydrate-_[^/]*$/));
  await site.stop();
  await page.goto('/contact');
  await hydrated(page);
  expect((await parts()).filter((name) => renamed.test(name))).toEqual([]);
  await page.goto('/about');
  await hydrated(page);
  expect(await parts()).toEqual([expect.stringMatching(renamed)]);
});

test.describe('the addresses that are none of a visitor', () => {
  test('are left alone', async ({ page }) => {
    await withWorker(page, '/about');
    for (const path of ['/healthz', '/_data/about.json', '/robots.txt', '/_data/_nothing.json']) {
      await page.evaluate((address) => fetch(address).then((response) => response.text()), path);
    }
    await page.goto('/healthz');
    await page.goto('/no-such-page');
    await page.goto('/about');
    const everything = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(everything).toContain('/about');
    for (const path of everything) expect(path).not.toMatch(/healthz|robots|_data\/[^_]|no-such-page/);
  });
});

test('a new worker takes over and removes unknown caches; a withdrawn one leaves nothing', async ({ page, site }) => {
  await withWorker(page, '/about');
  await page.evaluate(() => Promise.all(['site-pages-0', 'somebody-else'].map((name) => caches.open(name))));
  await site.change('sw.js', (text) => `${text}\n// another one`);
  await page.waitForTimeout(1100);
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await registration?.update();
      await changed;
    });
  await update();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('site-pages-0');
  expect(await page.evaluate(() => caches.keys())).toContain('somebody-else');
  await expect.poll(() => keptIn(page, 'site-pages-1')).toEqual(['/about']);

  const withdrawal = await readWithdrawal();
  await site.change('sw.js', () => withdrawal);
  await page.waitForTimeout(1100);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['somebody-else']);
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', heading('About Us'))).toBeVisible();
});
