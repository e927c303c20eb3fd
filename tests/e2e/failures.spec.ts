import type { Page } from '@playwright/test';
import { expect, hydrated, open, spoilData, sweep, test } from './site-test.ts';

/** From now on only the test advances time: on a busy machine a second more or less would decide. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

const contactChunk = /\/assets\/contact-page-[^/]*\.js/;

test.describe('a part of the program that does not arrive', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module|Loading chunk/ });

  test('is tried once more', async ({ page }) => {
    let tries = 0;
    await page.route(contactChunk, (route) => (++tries === 1 ? route.abort() : route.continue()));
    await open(page, '/about');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(tries).toBeGreaterThan(1);
    let trays = 0;
    await page.route(/\/assets\/compare-tray-[^/]*\.js/, (route) => (++trays === 1 ? route.abort() : route.continue()));
    await open(page, '/sht6000');
    await page.getByRole('button', { name: 'Compare: SHT6000' }).click();
    await expect(page.getByRole('region', { name: 'Comparison', exact: true })).toBeVisible();
    expect(trays).toBe(2);
  });

  test('of a machine is tried once more, and then the page is reloaded', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(/\/assets\/view-3d-[^/]*\.js/, (route) => route.abort());
    await open(page, '/sht6000');
    await page.getByRole('button', { name: 'View in 3D' }).click();
    await expect.poll(() => documents).toBe(2);
    await expect(page.getByRole('heading', { level: 1, name: 'SHT6000' })).toBeVisible();
  });

  test(
    'of a comparison is tried once more, then the page is reloaded, and then it names the part',
    { tag: sweep },
    async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.route(/\/assets\/comparison-[^/]*\.js/, (route) => (documents < 2 ? route.abort() : route.continue()));
      await open(page, '/compare');
      for (const name of ['SHT6000', 'SHT8000']) await page.getByRole('checkbox', { name }).check();
      await page.getByRole('main').getByRole('button', { name: 'Compare' }).click();
      await expect(page.getByRole('columnheader')).toHaveText([/SHT6000/, /SHT8000/]);
      expect(documents).toBe(2);
      await page.route(/\/assets\/comparison-[^/]*\.js/, (route) => route.abort());
      await page.goto('/compare?models=blt150,blt200');
      await expect(page.getByText('Loading chunk comparison failed')).toBeVisible();
      expect(documents).toBe(4);
    },
  );

  test('reloads the whole page, and then shows the error page', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(contactChunk, (route) => route.abort());
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByText('Loading chunk contact failed')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(documents).toBe(2);
  });

  test('is asked for under another address when it has not arrived after 120 seconds', async ({ page }) => {
    await page.clock.install();
    let tries = 0;
    // The first request is never answered.
    await page.route(contactChunk, async (route) => {
      tries += 1;
      if (new URL(route.request().url()).search) await route.continue();
    });
    await open(page, '/about');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await stopClock(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(() => tries).toBeGreaterThan(0);
    await page.clock.runFor(119_000);
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('of a comparison that never arrives is named after one reload, however long that takes', async ({ page }) => {
    await page.clock.install();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let tries = 0;
    await page.route(/\/assets\/comparison-[^/]*\.js/, () => void (tries += 1));
    await page.goto('/compare?models=blt150,blt200');
    await expect.poll(() => tries).toBe(1);
    await hydrated(page);
    await page.clock.runFor(121_000);
    await expect.poll(() => tries).toBe(2);
    await hydrated(page);
    await page.clock.runFor(121_000);
    await expect(page.getByText('Loading chunk comparison failed')).toBeVisible();
    expect(documents).toBe(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('counts as failed after 120 seconds', async ({ page }) => {
    await page.clock.install();
    let tries = 0;
    await page.route(contactChunk, () => void (tries += 1));
    await open(page, '/about');
    await stopClock(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(() => tries).toBeGreaterThan(0);
    await page.clock.runFor(119_000);
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.clock.runFor(122_000);
    await reloaded;
    // Unanswered requests would keep the browser from closing.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('the start of the program', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  for (const file of ['site', 'parts', 'vendor', 'rolldown-runtime', 'hydrate']) {
    test(
      `the page works although its file ${file} fails once`,
      { tag: file === 'hydrate' ? [] : sweep },
      async ({ page }) => {
        let tries = 0;
        await page.route(new RegExp(`/assets/${file}-[^/]*\\.js`), async (route) => {
          if (++tries > 1) return route.continue();
          // Only when it is awaited by all that need it.
          await new Promise((resolve) => setTimeout(resolve, 500));
          return route.abort();
        });
        await page.goto('/about');
        await hydrated(page);
      },
    );
  }

  test('a page whose first file never arrives is reloaded once, and its links work', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(/\/assets\/site-[^/]*\.js/, (route) => route.abort());
    await page.goto('/about');
    await expect.poll(() => documents).toBe(2);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });
});

test.describe('the file with what surrounds every page', () => {
  const shellFile = /\/assets\/shell-[^/]*\.json/;
  test.use({ expectedConsole: /Failed to load resource|Loading chunk shell/ });

  test('is tried once more', async ({ page }) => {
    let tries = 0;
    await page.route(shellFile, (route) => (++tries === 1 ? route.abort() : route.continue()));
    await open(page, '/about');
    expect(tries).toBe(2);
  });

  test('reloads the whole page, and then shows a page whose links work', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    // A new version was published while a cache still serves the old page.
    await page.route(shellFile, (route) => route.fulfill({ status: 404 }));
    await page.goto('/about');
    await expect(page.getByRole('alert')).toHaveText('Loading chunk shell failed');
    expect(documents).toBe(2);
    await page.unroute(shellFile);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(documents).toBe(3);
  });
});

test.describe('page data that does not arrive', () => {
  test.use({ expectedConsole: /Failed to load resource|Loading \/_data/ });

  test('leads to an ordinary load of the page', async ({ page }) => {
    await page.route('**/_data/contact.json', (route) => route.fulfill({ status: 500 }));
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('a page that throws', () => {
  test.use({ expectedConsole: /./ });

  test('shows the error page with the way home', async ({ page }) => {
    await spoilData(page, '/contact', { offices: null });
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await expect(page.getByRole('main').getByText(/null|not a function|undefined/)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
