import { bar, button, controls, expectClosed, goDown, link } from './navigation-steps.ts';
import { expect, frames, often, open, test } from './site-test.ts';

test.describe('the bar on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the toggle opens and closes it at full height without scrolling the page; choosing any link closes it and resets its levels', async ({
    page,
  }) => {
    await open(page, '/about');
    await expect(link(page, 'Home')).toBeHidden();
    await button(page, 'Open menu').click();
    await expect(link(page, 'Home')).toBeVisible();
    await expect(link(page, 'Contact Us')).toBeVisible();
    await expect.poll(async () => (await page.locator('#menu').boundingBox())?.height, often).toBe(740 - 72);
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 600);
    await frames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button(page, 'Close menu').click();
    await expect(link(page, 'Home')).toBeHidden();
    await expect(button(page, 'Open menu')).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY), often).toBeGreaterThan(0);

    await button(page, 'Open menu').click();
    await goDown(page, 'Baler');
    await link(page, 'Balers').click();
    await expect(page).toHaveURL('/baler');
    // Wait for the focus: moving it into the page closes what is open.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(link(page, 'Home')).toBeHidden();
    await button(page, 'Open menu').click();
    await expectClosed(page);
    await goDown(page);
    await expect(button(page, 'Back')).toHaveCount(0);
    await link(page, 'About us').click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('main')).toBeFocused();
    await button(page, 'Open menu').click();
    await link(page, 'About us').click();
    await expect(link(page, 'Home')).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('leads to the lines and the finder from the first level of the products', async ({ page }) => {
    await open(page, '/');
    await button(page, 'Open menu').click();
    await goDown(page, 'Baler');
    await expect(link(page, 'Production lines')).toBeHidden();
    await button(page, 'Back').click();
    await expect(link(page, 'Find a Machine')).toBeVisible();
    await link(page, 'Production lines').click();
    await page.getByRole('main').getByRole('link', { name: 'Tyre Chip Line' }).click();
    await expect(page).toHaveURL('/tyre-chip-line');
  });

  test('shows the levels one at a time, and closes with Escape: first the dropdown, then the panel', async ({
    page,
  }) => {
    await open(page, '/about');
    await button(page, 'Open menu').click();
    await goDown(page, 'Primary Shredder', 'Tyre Shredder');
    expect((await controls(page)).slice(2)).toEqual(['SHT6000', 'SHT8000', 'SHT12000']);
    await button(page, 'Back').click();
    await expect(button(page, 'Tyre Shredder')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button(page, 'Our Products')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Open menu')).toBeFocused();
    await expect(link(page, 'Home')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every link of the menu is visible on phones and desktops', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      for (const name of [
        'Home',
        'About us',
        'Enquiry',
        'Contact Us',
        'Primary Shredders',
        'SHT12000',
        'BLT250',
        'Other Equipment',
      ]) {
        await expect(link(page, name)).toBeVisible();
      }
      const links = bar(page).locator('a');
      await expect(links.filter({ visible: true })).toHaveCount(await links.count());
      await expect(bar(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
      await link(page, 'BLT250').click();
      await expect(page).toHaveURL('/blt250');
    }
  });
});
