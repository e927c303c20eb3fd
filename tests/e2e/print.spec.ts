import { expect, open, test } from './site-test.ts';

test.describe('on paper', () => {
  test.use({ viewport: { width: 690, height: 1000 }, reducedMotion: 'reduce' });

  test('a page is a document: its address on top, no menu, no buttons, black on white, nothing cut', async ({
    page,
  }) => {
    for (const route of [
      '/',
      '/enquire',
      '/contact',
      '/ourproducts',
      '/blt150',
      '/tumble-back-feeder',
      '/Tradefairs',
    ]) {
      await page.goto(route);
      await page.emulateMedia({ media: 'print' });
      const line = await page.evaluate(() => getComputedStyle(document.body, '::before').content);
      expect(line).toContain(`Punarloop · https://punarloop.example.com${route}`);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(690);
    }
  });

  test('the address follows the visitor', async ({ page }) => {
    await open(page, '/blt150');
    await page.getByRole('main').getByRole('link', { name: 'BLT200' }).click();
    await expect(page).toHaveURL('/blt200');
    await expect(page.locator('body')).toHaveAttribute(
      'data-print',
      /^Punarloop · https:\/\/punarloop\.example\.com\/blt200/,
    );
  });
});
