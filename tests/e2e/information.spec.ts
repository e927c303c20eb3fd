import { expect, test } from './site-test.ts';

const pages = [
  '/plasticbaler',
  '/pcb',
  '/metalbaler',
  '/metalshredder',
  '/plasticshredder',
  '/papershredder',
  '/secondarymetalshredder',
  '/secondaryplasticshredder',
  '/secondarypcb',
];

for (const path of pages) {
  test(`${path} has heading, text, picture, inquiry e-mail and phone`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await main.locator('p').count()).toBeGreaterThanOrEqual(3);
    await expect(main.getByRole('img').first()).toBeVisible();
    const inquiry = main.getByRole('region', { name: 'Inquiry' });
    await expect(inquiry.locator('a[href^="mailto:"]')).toHaveText(/@(.+\.)?example\.com$/);
    await expect(inquiry.locator('a[href^="tel:+"]')).toHaveText(/^\+/);
    await expect(inquiry.locator('a[href^="/enquire"]')).toBeVisible();
  });
}

test('the secondary shredders put out pieces down to 23 mm', async ({ page }) => {
  const texts: string[] = [];
  for (const path of ['/secondaryShredder', ...pages.slice(6)]) {
    await page.goto(path);
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts.join('\n')).toContain('23 mm');
});

test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...pages, '/baler', '/shredder', '/secondaryShredder', '/tyrescrapbaler']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
