/** Checks for every kind of page; one page of each kind is opened once for all checks. */
import type { Page } from '@playwright/test';
import { kinds } from './routes.ts';
import { expect, hydrated, sweep, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce', expectedConsole: /404/ });

/** Accessibility snapshot without the test server's origin and without file sizes. */
async function read(page: Page, part: string): Promise<string> {
  const text = await page.locator(part).ariaSnapshot();
  const origin = encodeURIComponent(new URL(page.url()).origin);
  return `${text.replaceAll(origin, '{site}').replaceAll(/\d+ kB/g, '{size}')}\n`;
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Runs all checks on a page; leaves the window at paper width. */
async function look(page: Page, kind: string, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'screen' });
  await page.goto(address);
  const main = page.getByRole('main');
  expect((await main.innerText()).length).toBeGreaterThan(40);
  await hydrated(page);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Header and footer are the same on every page: check them on the home page only.
  const part = kind === 'home' ? 'body' : 'main';
  // Each attempt that differs attaches a file, so there are few.
  await expect(async () => expect(await read(page, part)).toMatchSnapshot(`${kind}.txt`)).toPass({
    intervals: [100, 1000, 10_000],
  });

  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);

  await page.setViewportSize({ width: 690, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const line = await page.evaluate(() => getComputedStyle(document.body, '::before').content);
  expect(line).toContain(kind === 'not-found' ? 'Punarloop' : 'Punarloop · https://punarloop.example.com');
  await expect(page.getByRole('banner')).toBeHidden();
  // A video's picture is a button, and stays; so does the chosen size of a line.
  const unchosen = main.getByRole('button').and(page.locator(':not([aria-pressed="true"])'));
  await expect(unchosen.filter({ hasNot: page.locator('img') })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await widthOf(page)).toBeLessThanOrEqual(690);
}

/** The kinds that `npm test` looks at; `npm run quality` looks at the others. */
const first: ReadonlySet<string> = new Set(['home']);

// A new browser context costs more than a page, so a few kinds share one.
const all = Object.entries(kinds);
for (let at = 0; at < all.length; at += 4) {
  const some = all.slice(at, at + 4);
  const names = some.map(([kind]) => kind).join(', ');
  const tag = some.some(([kind]) => first.has(kind)) ? [] : sweep;
  test(
    `each page is hydrated, is read as written down, fits a phone, and prints: ${names}`,
    { tag },
    async ({ page }) => {
      // No tracking: by themselves pages send GET requests only.
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
      // Some pages show an office's local time.
      await page.clock.setFixedTime('2026-01-05T06:00:00Z');
      for (const [kind, address] of some) await test.step(address, () => look(page, kind, address));
      expect(sent).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test(
    'every kind of page is complete, and nothing scrolls sideways at 320 pixels',
    { tag: sweep },
    async ({ page }) => {
      for (const address of Object.values(kinds)) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expect(page.getByRole('contentinfo'), address).toBeVisible();
        const { width, invisible } = await page.evaluate(() => {
          const elements = [...document.querySelectorAll<HTMLElement>('main p, main li, main td, main h2, main h3')];
          const shown = document.querySelector('main')?.innerText.toLowerCase() ?? '';
          const hidden = elements
            // Links to the finder are hidden when it cannot work, and some texts are for paper.
            .filter(
              (element) =>
                !element.closest('[data-needs-script], [data-for-paper], [role="status"]') &&
                !element.querySelector('button, a[href^="/find?"]'),
            )
            .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((element) => element.textContent?.trim() ?? '')
            .filter((text) => /[a-z]{2}/i.test(text) && !shown.includes(text.toLowerCase()));
          return { width: document.documentElement.scrollWidth, invisible: hidden };
        });
        expect(width, address).toBeLessThanOrEqual(320);
        expect(invisible, address).toEqual([]);
      }
    },
  );
});
