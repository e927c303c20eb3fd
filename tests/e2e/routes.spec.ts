import { routes } from './routes.ts';
import { frames, expect, hydrated, often, open, sweep, test } from './site-test.ts';

test('exactly the 49 routes of the specification answer, each with a page, a title and a description of its own', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const isAdded = (path: string) =>
    /^\/(?:(?:find|compare)(?:\/[a-z-]+)?|downloads|lines|service|[a-z-]+-line)$/.test(path);
  expect(listed.filter((path) => !isAdded(path)).toSorted()).toEqual([...routes].toSorted());
  expect(listed.filter(isAdded).length).toBeGreaterThan(10);
  const heads = await Promise.all(
    routes.map(async (route) => {
      const response = await request.get(route, { maxRedirects: 0 });
      expect(response.status(), route).toBe(200);
      const html = await response.text();
      expect(html.match(/<h1[ >]/g), route).toHaveLength(1);
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      expect(new URL(canonical).pathname).toBe(route);
      const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
      expect(main, route).not.toMatch(/ style="/);
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]] as const;
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(routes.length);
});

test('the licences of the libraries in pages, editor and workers, and of typefaces and flags, are a file of the site', async ({
  request,
}) => {
  const response = await request.get('/licenses.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  for (const name of ['react', '@codemirror/view', 'ajv', 'serwist', '@fontsource-variable/archivo', 'flag-icons'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

test('another spelling of an address leads to its page for good, with its query', async ({ request }) => {
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
    const response = await request.get(`${asked}?machinery=Baler&model=A%20B`, { maxRedirects: 0 });
    expect(response.status(), asked).toBe(301);
    expect(response.headers()['location']).toBe(`${path}?machinery=Baler&model=A%20B`);
  }
});

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
    // The search below may find the form, too.
    const [ways] = await page.getByRole('main').getByRole('link', { name: 'Enquire Us' }).all();
    await expect(ways ?? page.getByRole('main')).toHaveAttribute('href', '/enquire');
  });

  test('with two slashes stays the page that says so', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}//no-such-page`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  test('is corrected where a host of files does not know other spellings of a page', async ({ page, request }) => {
    const notFound = await (await request.get('/no-such-page')).text();
    await page.route(/\/RASPER\//, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }));
    await page.goto('/RASPER/?from=paper#main');
    await page.mouse.move(10, 10);
    await expect(page).toHaveURL('/Rasper?from=paper#main');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rasper');
  });

  test('is none of a file, of a folder, or of what lies outside', async ({ request }) => {
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
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain('<h1');
    }
  });
});

test('a link opens its page at the top without a new load of the document; back and forward restore', async ({
  page,
}) => {
  await open(page, '/ourproducts');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY), often).toBeGreaterThan(600);
  const left = await page.evaluate(() => scrollY);
  await page.locator('main a[href="/metalshredder"]').first().click();
  await expect(page).toHaveURL('/metalshredder');
  await expect.poll(() => page.evaluate(() => scrollY), often).toBe(0);
  await expect(page).toHaveTitle(/Metal Shredder/);
  await page.goBack();
  await expect(page).toHaveURL('/ourproducts');
  await expect.poll(() => page.evaluate(() => scrollY), often).toBeGreaterThan(left - 60);
  await page.goForward();
  await expect(page).toHaveURL('/metalshredder');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const address of ['/search?q=belt', '/find?material=tyres', '/compare?models=sht6000,blt150,rasper']) {
  test(
    `Back keeps the place on ${address}, whose content is made in the browser`,
    { tag: address.startsWith('/search') ? [] : sweep },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 700 });
      await open(page, address);
      const link = page.getByRole('main').getByRole('link', { name: /^(SHT6000|Feeding & Discharge Conveyors)/ });
      await expect(link.first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, 600));
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('main a[href="/sht6000"], main a[href*="feeding"]')?.click(),
      );
      await expect(page).not.toHaveURL(address);
      await expect.poll(() => page.evaluate(() => scrollY), often).toBe(0);
      await page.goBack();
      await expect(link.first()).toBeVisible();
      await frames(page);
      expect(await page.evaluate(() => scrollY)).toBe(600);
    },
  );
}

test('pointing at a link fetches its page; after the click the focus is at the new content and its title is announced; a navigation in the page to another spelling ends at the canonical address, without a second history entry', async ({
  page,
}) => {
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
  const data = page.waitForRequest('**/_data/contact.json');
  await link.hover();
  await data;
  await expect(page).toHaveURL('/about');
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Contact Us' })).toHaveCount(1);

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
