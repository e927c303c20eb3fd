import { equipmentCards } from './facts/equipment-facts.ts';
import { expect, test } from './site-test.ts';

const products = [
  '/blt150',
  '/blt200',
  '/blt250',
  '/plasticbaler',
  '/pcb',
  '/metalbaler',
  '/sht6000',
  '/sht8000',
  '/sht12000',
  '/metalshredder',
  '/plasticshredder',
  '/papershredder',
  '/Rasper',
  '/secondarymetalshredder',
  '/secondaryplasticshredder',
  '/secondarypcb',
];

test('the grid leads to the sixteen products in order', async ({ page }) => {
  await page.goto('/ourproducts');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
  const links = main.getByRole('heading', { level: 2 }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(products);
  await expect(main.locator('a[href="/pcb"]')).toHaveText('Paper and Cardboard Balers');
});

test('the breadcrumb says Home, then Products', async ({ page }) => {
  await page.goto('/ourproducts');
  const entries = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(entries).toHaveText(['Home', 'Products']);
  await expect(entries.first().getByRole('link')).toHaveAttribute('href', '/');
});

test('the other equipment is embedded below the grid', async ({ page }) => {
  await page.goto('/ourproducts');
  const list = page.getByRole('region', { name: 'OTHER EQUIPMENT' });
  await expect(list.getByRole('listitem')).toHaveCount(11);
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(equipmentCards.map(({ name }) => name));
});

test('every picture of the grid has its size and arrives', async ({ page }) => {
  await page.goto('/ourproducts');
  const pictures = page.getByRole('main').getByRole('img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  }
});
