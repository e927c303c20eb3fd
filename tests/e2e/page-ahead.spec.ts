import type { Locator, Page } from '@playwright/test';
import { barriersOn } from './find-barriers.ts';
import { expect, open, spoilData, test } from './site-test.ts';

/** Heading of the page rendered out of sight, if any. */
const ahead = (page: Page): Locator => page.locator('main h1').filter({ visible: false });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const link = (page: Page, path: string): Locator => page.locator(`main a[href="${path}"]:visible`).first();

const mark = (title: Locator) => title.evaluate((element: HTMLElement) => (element.dataset['mark'] = 'ahead'));
/** Waits until the page is idle. */
const rest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 300)));

test('the page behind a hovered link is rendered off screen, and a click shows it', async ({ page }) => {
  await open(page, '/baler');
  await link(page, '/tyrescrapbaler').hover();
  await expect(ahead(page)).toHaveText('Tyre Scrap Balers');
  await expect(heading(page)).toHaveText('Balers');
  expect(await barriersOn(page)).toEqual([]);
  await mark(ahead(page));
  await link(page, '/tyrescrapbaler').click();
  await expect(heading(page)).toHaveText('Tyre Scrap Balers');
  await expect(heading(page)).toHaveAttribute('data-mark', 'ahead');
  await expect(page).toHaveTitle(/^Tyre Scrap Balers/);
});

test.describe('a page that fails', () => {
  test.use({ expectedConsole: /./ });

  test('has no effect while it is hidden, and reports when it is shown', async ({ page }) => {
    await spoilData(page, '/tyrescrapbaler', { breadcrumbs: null });
    await open(page, '/baler');
    const asked = page.waitForResponse('**/_data/tyrescrapbaler.json');
    await link(page, '/tyrescrapbaler').hover();
    await asked;
    await rest(page);
    await expect(heading(page)).toHaveText('Balers');
    await link(page, '/tyrescrapbaler').click();
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
  });
});
