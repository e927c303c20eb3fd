import { barriersOn } from './find-barriers.ts';
import { expect, keptIn, test, withWorker } from './own-site.ts';
import { hydrated, open, sweep } from './site-test.ts';

/** Expected console messages about failed requests. */
test.use({ expectedConsole: /Failed to load resource|LoadError: Loading \/_data/ });

const heading = (name: string) => ({ level: 1, name }) as const;

test('what was visited is there without a connection, the first page included', async ({ page, context }) => {
  await open(page, '/blt150');
  // The page registers the worker some seconds after its load.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptIn(page, 'site-pages-1')).toEqual(['/blt150']);
  const picture = page.getByRole('main').getByRole('img').first();
  const shown = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await expect.poll(() => keptIn(page, 'site-pictures-1')).toContain(shown);
  // Client-side navigation.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', heading('Contact Us'))).toBeVisible();
  await expect.poll(() => keptIn(page, 'site-pages-1')).toEqual(['/blt150', '/contact']);
  await expect.poll(() => keptIn(page, 'site-offline-1')).toContain('/offline');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', heading('Contact Us'))).toBeVisible();
  await page.goto('/blt150?from=a-friend');
  await hydrated(page);
  await expect(page.getByRole('heading', heading('BLT150'))).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Offline, a client-side link loads the cached document with its matching scripts.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', heading('Contact Us'))).toBeVisible();
});

test.describe('a page that was never visited', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'is replaced by a page that lists stored pages, and loads by itself when online again',
    { tag: sweep },
    async ({ page, context }) => {
      await withWorker(page, '/contact');
      await expect.poll(() => keptIn(page, 'site-pages-1')).toEqual(['/contact']);
      await context.setOffline(true);
      await page.goto('/about');
      await expect(page.getByRole('heading', heading('No connection'))).toBeVisible();
      await expect(page).toHaveURL('/about');
      const kept = page.getByRole('region', { name: 'Pages on this device' }).getByRole('link');
      await expect(kept).toHaveText(['Contact Us']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await barriersOn(page)).toEqual([]);
      await page.getByRole('link', { name: 'Try again' }).focus();
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      await expect(kept).toHaveText(['Contact Us']);
      // A brief reconnection does not count: the page must not reload.
      await page.clock.install();
      await page.evaluate(() => {
        document.documentElement.dataset['navigations'] = '0';
        navigation.addEventListener('navigate', () => (document.documentElement.dataset['navigations'] = '1'));
        // Browsers report a lost connection to a new document with a delay.
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
        dispatchEvent(new Event('online'));
      });
      await page.clock.fastForward(10_000);
      await expect(page.locator('html')).toHaveAttribute('data-navigations', '0');
      await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
      await kept.click();
      await expect(page.getByRole('heading', heading('Contact Us'))).toBeVisible();
      await page.goBack();
      await expect(kept).toHaveText(['Contact Us']);
      await context.setOffline(false);
      await page.evaluate(() => void dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', heading('About Us'))).toBeVisible();
    },
  );
});

test('a line is there without a connection in each of its sizes', { tag: sweep }, async ({ page, context }) => {
  await withWorker(page, '/tyre-chip-line');
  await hydrated(page);
  const sizes = page.getByRole('group', { name: 'Throughput' }).getByRole('button');
  await expect
    .poll(async () => (await keptIn(page, 'site-pictures-1')).filter((name) => /\/lines\/.*\.svg$/.test(name)).length)
    .toBe(await sizes.count());
  await context.setOffline(true);
  await sizes.last().click();
  const drawing = page.getByRole('img', { name: /elevation and plan/ });
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test('a stored sheet opens without a connection', { tag: sweep }, async ({ page, context }) => {
  await withWorker(page, '/blt150');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Download Specifications' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(await download.failure()).toBeNull();
  await expect.poll(() => keptIn(page, 'site-sheets-1')).toEqual(['/blt150.pdf']);
  await context.setOffline(true);
  // A browser without a viewer for PDFs saves it again.
  await Promise.all([Promise.any([page.waitForURL('/blt150.pdf'), page.waitForEvent('download')]), link.click()]);
  await page.goto('/sht6000');
  const sheets = page.getByRole('region', { name: 'Data sheets on this device' }).getByRole('link');
  await expect(sheets).toHaveText(['blt150.pdf']);
  const start = await sheets.evaluate(async ({ href }: HTMLAnchorElement) => {
    const response = await fetch(href, { headers: { Range: 'bytes=0-3' } });
    return `${response.status} ${await response.text()}`;
  });
  expect(start).toBe('206 %PDF');
});
