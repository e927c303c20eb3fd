import type { Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

const power = (page: Page) =>
  page
    .getByRole('row', { name: /^Power/ })
    .getByRole('cell')
    .first();

test.describe('units', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('are the maker’s until a visitor chooses others by keyboard; then they apply everywhere', async ({ page }) => {
    await open(page, '/sht6000');
    await expect(power(page)).toHaveText('120–160 HP');
    const group = page.getByRole('group', { name: 'Units' });
    await expect(group.getByRole('button', { pressed: true })).toHaveText('As given');
    await group.getByRole('button', { name: 'As given' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(group.getByRole('button', { pressed: true })).toHaveText('Metric');
    await expect(power(page)).toHaveText('88–118 kW (given as 120–160 HP)');
    // The original figure is visible text, not a title.
    await expect(power(page).getByText('120–160 HP')).toBeVisible();
    // If only the format changes, no original is added.
    await expect(page.getByRole('row', { name: /^Weight/ }).getByRole('cell')).toHaveText('about 15,500 kg');
    await expect(page.getByRole('row', { name: /^Capacity/ }).getByRole('cell')).toHaveText('6000–7000 kg/h');
    await expect(page.getByRole('definition').first()).toHaveText('88–118 kW (given as 120–160 HP)');
    await page.emulateMedia({ media: 'print' });
    await expect(power(page).getByText('120–160 HP')).toBeVisible();
    await expect(group).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await open(page, '/compare/tyreshredder');
    await expect(power(page)).toHaveText('88–118 kW (given as 120–160 HP)');
    const note = page.getByText('HP: metric horsepower, 0.7355 kW');
    await expect(note).toBeHidden();
    await page.getByRole('button', { name: 'Imperial' }).click();
    await expect(note).toBeVisible();
    await expect(
      page
        .getByRole('row', { name: /^Blade thickness/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('1.38 in (given as 35 mm)');
    await expect(power(page)).toHaveText('120–160 HP');
    await open(page, '/ourproducts');
    await expect(page.getByText('19,800 lb').first()).toBeVisible();
    await open(page, '/tyreshredder');
    await page.getByRole('button', { name: 'As given' }).click();
    await expect(page.getByRole('definition').first()).toHaveText('120–160 HP');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('are those of the sheets, too, where the site has them', async ({ page }) => {
    await page.route('**/assets/shell*', async (route) => {
      const response = await route.fetch();
      const shell = (await response.json()) as { downloads: object };
      await route.fulfill({ response, json: { ...shell, downloads: { ...shell.downloads, converted: 'imperial' } } });
    });
    await open(page, '/blt200');
    const sheets = page
      .getByRole('main')
      .getByRole('link', { name: /^(?:Download Specifications|Data sheet \(PDF\))$/ });
    const addresses = () => sheets.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await addresses()).toEqual(['/blt200.pdf', '/blt200.pdf']);
    await page.getByRole('button', { name: 'Metric' }).click();
    expect(await addresses()).toEqual(['/blt200.pdf', '/blt200.pdf']);
    await page.getByRole('button', { name: 'Imperial' }).click();
    expect(await addresses()).toEqual(['/blt200-imperial.pdf', '/blt200-imperial.pdf']);
    await open(page, '/downloads');
    await expect(page.getByRole('link', { name: 'BLT200 PDF' })).toHaveAttribute('href', '/blt200-imperial.pdf');
  });

  test('are in the page: nothing is fetched to show them', async ({ page }) => {
    await open(page, '/sht6000');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Metric' }).click();
    await expect(power(page)).toHaveText('88–118 kW (given as 120–160 HP)');
  });
});
