/** What a visitor opens while something is still loading stays open when that arrives. */
import { bar, button, goDown, link } from './navigation-steps.ts';
import { field, fill, submit, typed } from './enquiry-form.ts';
import { openHalfHydrated } from './early-steps.ts';
import { expect, frames, hold, hydrated, open, test } from './site-test.ts';
import { heading } from './page-ahead.ts';

/** Longer than any of the program's timers that a press must survive. */
const PAUSE = 500;

test('a menu opened after a link was chosen stays open when the page comes, and so does its level', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/about');
  const release = await hold(page, /_data\/blt200/);
  await goDown(page, 'Baler', 'Tyre Scrap Baler');
  await link(page, 'BLT200').click();
  await expect(page).toHaveURL('/blt200');
  await goDown(page, 'Baler');
  release();
  await expect(heading(page)).toHaveText(/BLT200/);
  await frames(page);
  await expect(button(page, 'Our Products')).toHaveAttribute('aria-expanded', 'true');
  await expect(button(page, 'Tyre Scrap Baler')).toBeVisible();
  await expect(button(page, 'Back')).toBeFocused();
  // What was open before the next navigation is closed by it.
  await page.goBack();
  await expect(heading(page)).toHaveText('About Us');
  await expect(button(page, 'Our Products')).toHaveAttribute('aria-expanded', 'false');
});

test('a menu of a phone stays open, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const release = await hold(page, /_data\/contact/);
  await button(page, 'Open menu').click();
  await link(page, 'Contact Us').click();
  await button(page, 'Open menu').click();
  release();
  await expect(heading(page)).toHaveText('Contact Us');
  await frames(page);
  await expect(button(page, 'Close menu')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'Home')).toBeVisible();
});

test('the search opened meanwhile keeps what is typed; focus that was moved elsewhere stays there', async ({
  page,
}) => {
  await open(page, '/about');
  let release = await hold(page, /_data\/contact/);
  await link(page, 'Contact Us').click();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('baler');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /all|results/i })
    .focus();
  release();
  await expect(heading(page)).toHaveText('Contact Us');
  await frames(page);
  await expect(page.getByRole('combobox')).toHaveValue('baler');
  await page.keyboard.press('Escape');

  release = await hold(page, /_data\/blt150/);
  await page.evaluate(() => document.querySelector<HTMLElement>('#products-menu a[href="/blt150"]')?.click());
  await expect(page).toHaveURL('/blt150');
  await link(page, 'About us').focus();
  release();
  await expect(heading(page)).toHaveText(/BLT150/);
  await frames(page);
  await expect(link(page, 'About us')).toBeFocused();
});

test('a menu opened while the search is loading stays open, and no search opens over it', async ({ page }) => {
  const release = await hold(page, /\/search-box-/);
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await goDown(page, 'Baler');
  release();
  await page.waitForLoadState('networkidle');
  await frames(page);
  await expect(button(page, 'Tyre Scrap Baler')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('a menu opened while an enquiry is sent stays open', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/send-email', async (route) => {
    await promise;
    await route.fulfill({ contentType: 'text/plain', body: 'ok' });
  });
  await open(page, '/enquire');
  await fill(page, typed);
  await submit(page).click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await goDown(page, 'Baler');
  resolve();
  await expect(page.getByRole('alert')).toHaveText('Email sent: ok');
  await expect(field(page, 'Name')).toHaveValue('');
  await frames(page);
  await expect(bar(page).getByRole('button', { name: 'Tyre Scrap Baler' })).toBeVisible();
});

test('a result chosen right after typing is opened, however long it takes', async ({ page }) => {
  await page.clock.install();
  await open(page, '/search?q=blt');
  const hit = page
    .getByRole('main')
    .getByRole('link', { name: /BLT150/ })
    .first();
  await hit.waitFor();
  const release = await hold(page, /_data\/blt150/);
  await page.getByRole('searchbox').fill('blt1');
  // At once: the pointer needs longer than a visitor's finger.
  await hit.evaluate((element: HTMLElement) => element.click());
  await page.clock.fastForward(PAUSE);
  release();
  await expect(heading(page)).toHaveText(/BLT150/);
  await expect(page).toHaveURL('/blt150');
});

test.describe('before the page is hydrated', () => {
  test.use({ expectedConsole: /status of 404/ });

  for (const address of ['/', '/nothing-of-this-name'])
    test(`links of the menu open their pages, and nothing differs from what the server rendered: ${address}`, async ({
      page,
    }) => {
      const goOn = await openHalfHydrated(page, address);
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await button(page, 'Our Products').click();
      await link(page, 'Production lines').click();
      await expect(page).toHaveURL('/lines');
      await goOn();
      await expect(heading(page)).toHaveText('Production lines');
      await hydrated(page);
    });
});
