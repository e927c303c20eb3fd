import type { Page } from '@playwright/test';
import { expect, frames, hydrated, open, sweep, test } from './site-test.ts';

const path = '/blt200';
const photo = (page: Page) => page.locator('main img[fetchpriority="high"]');

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Runs in the page: notes each layout shift with what moved. */
function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 80)).join(' | ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

test.describe('on a page', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  for (const width of [360, 768, 1440]) {
    test(
      `a photo is the main picture, as AVIF in a width that suits ${width} pixels, and nothing shifts`,
      { tag: width === 768 ? sweep : [] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(noteShifts);
        // When the font comes late, lines change their length.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.goto(path);
        await expect.poll(() => photo(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        const { source, box, steps } = await photo(page).evaluate((img: HTMLImageElement) => ({
          source: img.currentSrc,
          box: img.getBoundingClientRect().toJSON() as { width: number; height: number },
          steps: img.srcset.split(', ').map((step) => Number(/(\d+)w$/.exec(step)?.[1])),
        }));
        const [, chosen] = /\/assets\/photos\/models\/blt200\/rendering-[0-9a-f]{12}-(\d+)\.avif$/.exec(source) ?? [];
        // The narrowest that fills the column.
        expect(Number(chosen)).toBe(Math.min(...steps.filter((step) => step >= box.width)));
        expect(box.width / box.height).toBeCloseTo(300 / 280, 1);
        // The program may not move anything either.
        await hydrated(page);
        await frames(page);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
  }
});

test.describe('on a screen of three pixels a CSS pixel', () => {
  test.use({ deviceScaleFactor: 3 });

  test('a wider file is chosen', async ({ page }) => {
    await page.goto(path);
    await expect
      .poll(() => photo(page).evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/-(960|1440)\.avif$/);
  });
});

test('a blurred placeholder keeps the space until the photo has loaded', async ({ page }) => {
  await page.route('**/assets/photos/**', () => new Promise(() => undefined));
  await page.goto(path, { waitUntil: 'commit' });
  const background = () => photo(page).evaluate((img) => getComputedStyle(img).backgroundImage);
  await expect.poll(background).toMatch(/^url\("data:image\/webp;base64,/);
  const box = await photo(page).boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(300 / 280, 2);
});

test('a click shows the photo as large as the window, in a wide file', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  await page.getByRole('link', { name: /^Enlarge: / }).click();
  const large = page.getByRole('dialog').getByRole('img', { name: /rendering/ });
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-960\.avif$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Enlarge: / })).toHaveAttribute('href', /-1920\.jpg$/);
});

test('the card of the model has the photo in a small width', async ({ page }) => {
  await page.goto('/ourproducts');
  const card = page.getByRole('listitem').filter({ hasText: 'BLT200' }).getByRole('img').first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-320\.avif$/);
  await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('every file of the photo is there, of its type, for good', async ({ request }) => {
  const html = await (await request.get(path)).text();
  const [picture = ''] = /<picture[^]*?<\/picture>/.exec(html.slice(html.indexOf('<main'))) ?? [];
  const sets = [...picture.matchAll(/ srcset="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(', '));
  const addresses = sets.map((one) => one.split(' ')[0] ?? '');
  expect(addresses.length).toBeGreaterThanOrEqual(18);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const type = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[address.split('.').pop() ?? ''];
    expect(response.headers()['content-type'], address).toBe(type);
    expect(response.headers()['cache-control'], address).toContain('immutable');
  }
  const original = await request.get('/media/models/blt200/rendering.jpg');
  expect(original.status()).toBe(404);
});
