import type { Page } from '@playwright/test';
import { expect, frames, often, open, test } from './site-test.ts';

const scrollDown = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('the footer', () => {
  test('links to the main pages and the social profiles, and has the company’s contact details', async ({ page }) => {
    await open(page, '/about');
    const footer = page.getByRole('contentinfo');
    const pages = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    await expect(pages).toHaveText([
      'Home',
      'About Us',
      'Products',
      'Find a Machine',
      'Compare',
      'Downloads',
      'Trade Fairs',
      'Enquire Us',
      'Contact Us',
    ]);
    expect(await pages.evaluateAll((links) => links.map((each) => each.getAttribute('href')))).toEqual([
      '/',
      '/about',
      '/ourproducts',
      '/find',
      '/compare',
      '/downloads',
      '/Tradefairs',
      '/enquire',
      '/contact',
    ]);
    await expect(footer.getByRole('img')).toBeVisible();
    for (const place of ['Sample House, Sample Road', 'Sample Industrial Estate']) {
      await expect(footer.getByText(place)).toBeVisible();
    }
    await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(footer.locator('a[target="_blank"][rel="noopener noreferrer"]').first()).toBeVisible();
    await expect(footer.getByText(/^© 2023 /)).toBeVisible();
  });
});

test.describe('the way back to the top', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  test('appears above 200 px, not at 200 px, and scrolls up, at once when motion is reduced', async ({ page }) => {
    await open(page, '/ourproducts');
    const up = page.getByRole('button', { name: 'Back to top' });
    await expect(up).toHaveCount(0);
    await scrollDown(page, 200);
    await frames(page);
    await expect(up).toHaveCount(0);
    await scrollDown(page, 201);
    await expect(up).toBeVisible();
    await scrollDown(page, 2000);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY), often).toBe(0);
    await expect(up).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/ourproducts');
    await scrollDown(page, 2000);
    const position = await page.getByRole('button', { name: 'Back to top' }).evaluate((button: HTMLElement) => {
      button.click();
      return scrollY;
    });
    expect(position).toBe(0);
  });
});
