import { openEarly } from './early-steps.ts';
import { expect, frames, hydrated, often, open, sweep, test } from './site-test.ts';

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

test('every page opens at its top after a reload, and can then be scrolled', { tag: sweep }, async ({ page }) => {
  for (const address of ['/', '/homecards', '/blt150', '/Tradefairs', '/enquire', '/find?job=bale']) {
    await open(page, address);
    const reach = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const down = Math.min(1200, reach);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), down);
    await frames(page);
    await page.reload();
    await hydrated(page);
    await frames(page);
    expect(await page.evaluate(() => scrollY), address).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect
      .poll(() => page.evaluate(() => scrollY), { ...often, message: address })
      .toBeGreaterThan(Math.min(400, reach - 1));
  }
});

test('Back and Forward keep the place, within the site and after another document, before and after a reload', async ({
  page,
}) => {
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await open(page, '/ourproducts');
  await scroll(900);
  await frames(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect.poll(place).toBe(0);
  await scroll(300);
  await frames(page);
  await page.goBack();
  await expect.poll(place).toBe(900);
  await page.goForward();
  await expect.poll(place).toBe(300);
  await page.goBack();
  await expect.poll(place).toBe(900);
  // A full load in between.
  await page.goto('/about');
  await page.goBack();
  await hydrated(page);
  await expect.poll(place).toBe(900);
  await page.reload();
  await hydrated(page);
  await expect.poll(place).toBe(0);
  await page.mouse.wheel(0, 700);
  await expect.poll(place).toBe(700);
  await page.goto('/about');
  await page.goBack();
  await hydrated(page);
  await expect.poll(place).toBe(700);
});

test.describe('a video', () => {
  const host = 'https://www.youtube-nocookie.com';
  test.use({ expectedOrigin: host });

  test('pressed before the program is there plays in place once it is, and opens no other tab', async ({
    page,
    context,
  }) => {
    await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const release = await openEarly(page, '/ifat');
    await page
      .getByRole('link', { name: /^Play video: / })
      .first()
      .click();
    await frames(page);
    release();
    await expect(page.locator('iframe')).toHaveAttribute('src', /autoplay=1/);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page).toHaveURL('/ifat');
    expect(context.pages()).toHaveLength(1);
  });
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
