import { ahead, heading, link, mark, rest } from '../../e2e/page-ahead.ts';
import { expect, hold, open, test } from '../../e2e/site-test.ts';

test('one page at most is rendered ahead: the one that was pointed at last', async ({ page }) => {
  await open(page, '/baler');
  await link(page, '/tyrescrapbaler').hover();
  await expect(ahead(page)).toHaveText('Tyre Scrap Balers');
  await link(page, '/plasticbaler').focus();
  await expect(ahead(page)).toHaveText(/Plastic/);
  await expect(page.locator('main h1')).toHaveCount(2);
});

test('a page hovered earlier whose data comes late is not rendered', async ({ page }) => {
  const release = await hold(page, /_data\/tyrescrapbaler\.json/);
  await open(page, '/baler');
  const late = page.waitForResponse('**/_data/tyrescrapbaler.json');
  await link(page, '/tyrescrapbaler').hover();
  await link(page, '/plasticbaler').hover();
  await expect(ahead(page)).toHaveText(/Plastic/);
  release();
  await late;
  await rest(page);
  await expect(ahead(page)).toHaveText(/Plastic/);
});

test('a touch, which may be a scroll, only fetches the page', async ({ page }) => {
  await open(page, '/baler');
  const asked = page.waitForResponse('**/_data/tyrescrapbaler.json');
  await link(page, '/tyrescrapbaler').dispatchEvent('touchstart');
  await asked;
  await rest(page);
  await expect(page.locator('main h1')).toHaveCount(1);
});

test('a page that was left begins afresh', async ({ page }) => {
  await open(page, '/baler');
  await link(page, '/tyrescrapbaler').hover();
  await expect(ahead(page)).toHaveCount(1);
  await link(page, '/tyrescrapbaler').click();
  await expect(heading(page)).toHaveText('Tyre Scrap Balers');
  await mark(heading(page));
  await page.goBack();
  await expect(heading(page)).toHaveText('Balers');
  await link(page, '/tyrescrapbaler').click();
  await expect(heading(page)).toHaveText('Tyre Scrap Balers');
  await expect(heading(page)).not.toHaveAttribute('data-mark');
});

test('a page with a query is not taken from a page rendered for another address', async ({ page }) => {
  await open(page, '/blt150');
  await page.getByRole('contentinfo').locator('a[href="/enquire"]').first().hover();
  await expect(ahead(page)).toHaveCount(1);
  await mark(ahead(page));
  await page.locator('main a[href^="/enquire?"]:visible').first().click();
  await expect(page).toHaveURL(/\/enquire\?/);
  await expect(page.getByRole('main')).toContainText('BLT150');
  await expect(heading(page)).not.toHaveAttribute('data-mark');
});

test('a choice made after hovering a link applies on the next page', async ({ page }) => {
  await open(page, '/sht6000');
  await link(page, '/sht8000').hover();
  await expect(ahead(page)).toHaveText('SHT8000');
  const units = page.getByRole('group', { name: 'Units' });
  await units.getByRole('button', { name: 'Metric' }).click();
  await link(page, '/sht8000').click();
  await expect(heading(page)).toHaveText('SHT8000');
  await expect(units.getByRole('button', { pressed: true })).toHaveText('Metric');
  await expect(
    page
      .getByRole('row', { name: /^Power/ })
      .getByRole('cell')
      .first(),
  ).toContainText('kW (given as');
});
