import { expect, open, test } from './site-test.ts';

test.describe('the link of a page', () => {
  test.use({ viewport: { width: 360, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied with the keyboard, and the page says so', async ({ page }) => {
    await open(page, '/blt150?from=mail#main');
    const copy = page.getByRole('button', { name: 'Copy link' });
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blt150\?from=mail$/);
    await expect(page.getByRole('button', { name: 'Add to enquiry' })).toBeVisible();
  });

  test("goes to the system's share sheet where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
    });
    await open(page, '/Tradefairs');
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await expect(page.getByRole('button', { name: 'Add to enquiry' })).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared.map(({ url }) => url)))
      .toEqual([expect.stringMatching(/\/Tradefairs$/)]);
    await share.click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared.length)).toBe(2);
  });

  test('is shown for copying by hand if the browser does not allow it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, '/strip-cutter');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Copy this link: http.*\/strip-cutter$/ })).toBeVisible();
  });
});
