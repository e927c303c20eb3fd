import { routes } from './routes.ts';
import { expect, hydrated, open, test } from './site-test.ts';

test('there are exactly the 49 routes of the specification and those of the finder and the comparison, all in the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const isAdded = (path: string) => /^\/(?:find|compare)(?:\/[a-z-]+)?$/.test(path);
  expect(listed.filter((path) => !isAdded(path)).toSorted()).toEqual([...routes].toSorted());
  expect(listed.filter(isAdded).length).toBeGreaterThan(10);
});

/** Routes in groups of ten: one browser page for each group saves half of the time. */
const groups = Array.from({ length: Math.ceil(routes.length / 10) }, (_, index) =>
  routes.slice(index * 10, index * 10 + 10),
);

for (const group of groups) {
  test(`complete pages of their own: ${group.join(' ')}`, async ({ page }) => {
    test.slow();
    for (const route of group) {
      await test.step(route, async () => {
        const response = await page.goto(route);
        expect(response?.status(), route).toBe(200);
        expect(new URL(page.url()).pathname).toBe(route);
        await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
        const served = await page.locator('main').innerText();
        expect(served.length, route).toBeGreaterThan(40);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname).toBe(route);
        await expect(page.locator('#main [style]:not(.slick-slider *)'), route).toHaveCount(0);
      });
    }
  });
}

test('titles and descriptions are all different', async ({ request }) => {
  const heads = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text();
      return {
        title: html.match(/<title>(.*?)<\/title>/)?.[1],
        description: html.match(/name="description" content="(.*?)"/)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(routes.length);
});

for (const [asked, path] of [
  ['/About', '/about'],
  ['/Contact', '/contact'],
  ['/tradefairs', '/Tradefairs'],
  ['/rasper', '/Rasper'],
  ['/Baler', '/baler'],
  ['/CompletedTradefair1', '/completedTradefair1'],
  ['/BLT150/', '/blt150'],
  ['/blt150/', '/blt150'],
  ['/SecondaryShredder', '/secondaryShredder'],
] as const) {
  test(`${asked} leads to ${path} for good, with its query`, async ({ request }) => {
    const response = await request.get(`${asked}?machinery=Baler&model=A%20B`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`${path}?machinery=Baler&model=A%20B`);
  });
}

test.describe('an address that does not exist', () => {
  test.use({ expectedConsole: /404/ });

  test('answers 404 with the ways on', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Our Products' })).toHaveAttribute(
      'href',
      '/ourproducts',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Enquire Us' })).toHaveAttribute('href', '/enquire');
  });

  test('is corrected where a host of files does not know other spellings of a page', async ({ page, request }) => {
    const notFound = await (await request.get('/no-such-page')).text();
    await page.route(/\/RASPER\//, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }));
    await page.goto('/RASPER/?from=paper#main');
    await page.evaluate(() => dispatchEvent(new Event('pointerover')));
    await expect(page).toHaveURL('/Rasper?from=paper#main');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rasper');
  });

  for (const path of [
    '/blt150.html',
    '/index.html',
    '/blt150/more',
    '/%2e%2e/package.json',
    '/%00',
    '/%E0%A4%A',
    '/_headers',
    '/404',
    '/assets',
    '/blt150.html.br',
  ]) {
    test(`${path} is none of the site's pages`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('<h1');
    });
  }
});

test('a link opens its page at the top without loading the document anew; back and forward restore', async ({
  page,
}) => {
  await open(page, '/ourproducts');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const left = await page.evaluate(() => scrollY);
  await page.waitForTimeout(200);
  await page.locator('main a[href="/metalshredder"]').first().click();
  await expect(page).toHaveURL('/metalshredder');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Metal Shredder/);
  await page.goBack();
  await expect(page).toHaveURL('/ourproducts');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60);
  await page.goForward();
  await expect(page).toHaveURL('/metalshredder');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a navigation in the page to another spelling ends at the canonical address, without a second history entry', async ({
  page,
}) => {
  await open(page, '/about');
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    history.pushState({}, '', '/TRADEFAIRS/?from=here');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Trade Fairs' })).toBeVisible();
  await expect(page).toHaveURL('/Tradefairs?from=here');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('pointing at a link fetches its page, so that the click shows it at once', async ({ page }) => {
  await open(page, '/about');
  const data = page.waitForRequest('**/_data/contact.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).hover();
  await data;
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('after a navigation the focus is at the new content and its title is announced', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Contact Us' })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const group of groups) {
    test(`complete: ${group.join(' ')}`, async ({ page }) => {
      for (const route of group) {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
        await expect(page.getByRole('contentinfo'), route).toBeVisible();
        const invisible = await page.evaluate(() => {
          const elements = [...document.querySelectorAll<HTMLElement>('main p, main li, main td, main h2, main h3')];
          const shown = document.querySelector('main')?.innerText.toLowerCase() ?? '';
          return elements
            .filter((element) => !element.closest('[data-needs-script]'))
            .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((element) => element.textContent?.trim() ?? '')
            .filter((text) => /[a-z]{2}/i.test(text) && !shown.includes(text.toLowerCase()));
        });
        expect(invisible, route).toEqual([]);
      }
    });
  }
});
