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

test('the grid leads to the sixteen products in order, and the other equipment follows below it', async ({ page }) => {
  await page.goto('/ourproducts');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
  const links = main.getByRole('heading', { level: 2 }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(products);
  await expect(main.locator('a[href="/pcb"]')).toHaveText('Paper and Cardboard Balers');
  const [small, large] = await Promise.all(
    ['/blt150', '/blt250'].map((href) =>
      main
        .getByRole('listitem')
        .filter({ has: page.locator(`[href="${href}"]`) })
        .locator('img')
        .boundingBox(),
    ),
  );
  expect(small?.width).toBeLessThan(0.8 * (large?.width ?? 0));
  const entries = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(entries).toHaveText(['Home', 'Products']);
  await expect(entries.first().getByRole('link')).toHaveAttribute('href', '/');
  const index = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(index).toHaveText(['Balers', 'Primary Shredders', 'Secondary Shredder', 'Other Equipment']);
  await index.nth(1).click();
  await expect(main.getByRole('link', { name: 'SHT6000', exact: true })).toBeInViewport();
  const list = page.getByRole('region', { name: 'OTHER EQUIPMENT' });
  await expect(list.getByRole('listitem')).toHaveCount(11);
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(equipmentCards.map(({ name }) => name));
});

test('on a phone each product is a row, and wide screens show four beside each other', async ({ page }) => {
  const boxOf = async (href: string, part: string) => {
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`h2 [href="${href}"]`) });
    return (await card.locator(part).boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ourproducts');
  for (const href of products) {
    const [picture, title] = [await boxOf(href, 'img'), await boxOf(href, 'h2')];
    expect(picture.x + picture.width).toBeLessThanOrEqual(title.x);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11_000);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const [first, fourth, fifth] = await Promise.all(
    ['/blt150', '/plasticbaler', '/pcb'].map((href) => boxOf(href, 'h2')),
  );
  expect(fourth?.y).toBe(first?.y);
  expect(fifth?.x).toBe(first?.x);
});
