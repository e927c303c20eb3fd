import { barriersOn } from './find-barriers.ts';
import { ahead, heading, link, mark, rest } from './page-ahead.ts';
import { expect, open, spoilData, test } from './site-test.ts';

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
