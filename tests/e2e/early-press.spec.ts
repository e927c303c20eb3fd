import type { Page } from '@playwright/test';
import { expect, frames, hold, hydrated, test } from './site-test.ts';

/** Opens a page whose scripts are held back. @returns a function that releases them */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, /\/hydrate-/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

test('buttons pressed before hydration act once, in order; the products menu opens, and ticked machines are counted', async ({
  page,
}) => {
  let release = await openEarly(page, '/');
  await page.getByRole('tab', { name: 'Completed' }).click();
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.click();
  // A second, impatient press.
  await next.click();
  await expect(page.getByRole('group', { name: /^1 of/ })).toBeVisible();
  release();
  await expect(page.getByRole('group', { name: /^2 of/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
  await hydrated(page);
  await expect(next).toBeFocused();
  await next.click();
  await expect(page.getByRole('group', { name: /^3 of/ })).toBeVisible();

  release = await openEarly(page, '/blt150');
  const opener = page.getByRole('button', { name: 'Our Products' });
  await opener.click();
  release();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Primary Shredder' }).click();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();

  release = await openEarly(page, '/compare');
  await page.getByRole('checkbox', { name: 'BLT150' }).check();
  release();
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'BLT200' }).check();
  await expect(page.getByText('2 of 4 machines')).toBeVisible();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/models=blt150,blt200/);
});

test('a link works once before hydration; an enquiry link of the equipment replaces the history entry then, too', async ({
  page,
}) => {
  let release = await openEarly(page, '/');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  release();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page.goto('/about');
  release = await openEarly(page, '/othereqptemp');
  await page
    .getByRole('link', { name: /^Enquiry: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/enquire\?/);
  release();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the home page opens at its top after a reload, and can then be scrolled', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // Browsers restore the scroll position only sometimes, so try several times.
  for (let time = 0; time < 4; time += 1) {
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await page.reload();
    await hydrated(page);
    await frames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});

test('the finder never shows all machines to a link with choices', async ({ page }) => {
  const release = await openEarly(page, '/find?material=waste&job=fold');
  const found = page.getByRole('main').locator('h2').first();
  await expect(found).toHaveText('30 machines');
  await expect(found).toBeHidden();
  // What surrounds the page may be hydrated long before it.
  await page.evaluate(() => (document.documentElement.dataset['hydrated'] = ''));
  await frames(page);
  await expect(found).toBeHidden();
  release();
  await expect(found).toHaveText('0 machines');
  await expect(found).toBeVisible();
});
