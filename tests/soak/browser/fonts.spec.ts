import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/site-test.ts';

/** The fonts loaded by the page: names without hashes. */
const loaded = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([\w-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? [])
      .toSorted(),
  );
};

test('a page without accents loads one font; the other font loads when a letter needs it', async ({ page }) => {
  await page.goto('/blt150');
  expect(await loaded(page)).toEqual(['archivo-basic']);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => (element.textContent = 'Ölkühler'));
  await expect.poll(() => loaded(page)).toEqual(['archivo-basic', 'archivo-letters']);
  // Not the fallback font.
  expect(await page.evaluate(() => document.fonts.check("700 20px 'Archivo Variable'", 'Öü'))).toBe(true);
});

test('figures of a table are of equal width, in all weights', async ({ page }) => {
  await page.goto('/blt150');
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() =>
    [400, 500, 600, 700].map((weight) => {
      const span = document.createElement('span');
      span.style.cssText = `position:absolute;font-weight:${weight};font-variant-numeric:tabular-nums`;
      document.body.append(span);
      return [...'0123456789'].map((digit) => {
        span.textContent = digit.repeat(20);
        return Math.round(span.getBoundingClientRect().width * 100);
      });
    }),
  );
  for (const digits of widths) expect(new Set(digits).size).toBe(1);
  const plain = await page.evaluate(() => {
    const span = document.createElement('span');
    document.body.append(span);
    return [...'01'].map((digit) => {
      span.textContent = digit.repeat(20);
      return Math.round(span.getBoundingClientRect().width);
    });
  });
  expect(plain[0]).not.toBe(plain[1]);
});
