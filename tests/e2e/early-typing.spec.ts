/** What a visitor types before the program is there stays, whatever extensions do to the page and whatever fails. */
import type { Page } from '@playwright/test';
import { field, typed } from './enquiry-form.ts';
import { openEarly } from './early-steps.ts';
import { expect, hydrated, sweep, test } from './site-test.ts';

/** As password managers do: an element beside each field. */
const addElements = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input, textarea')) input.after(document.createElement('div'));
  });
/** As dictionaries do: other words. */
const changeWords = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = 'Other words';
  });

test.describe('on a page that was changed', () => {
  test.use({ expectedConsole: /The page differs/ });

  for (const [what, change] of Object.entries({ 'by added elements': addElements, 'by other words': changeWords })) {
    test(
      `the text of the enquiry form stays ${what}, and so do the choices and the focus`,
      { tag: change === changeWords ? sweep : [] },
      async ({ page }) => {
        const release = await openEarly(page, '/enquire');
        await field(page, 'Name').pressSequentially(typed.Name);
        await field(page, 'Machinery').selectOption('shredder');
        await field(page, 'Applications').selectOption('Metal Shredder');
        await field(page, 'Message').pressSequentially('Two lines\nof text');
        await change(page);
        release();
        await hydrated(page);
        await expect(page.locator('h1')).toHaveText('Enquiry');
        await expect(field(page, 'Name')).toHaveValue(typed.Name);
        await expect(field(page, 'Machinery')).toHaveValue('shredder');
        await expect(field(page, 'Applications')).toHaveValue('Metal Shredder');
        await expect(field(page, 'Message')).toHaveValue('Two lines\nof text');
        await expect(field(page, 'Message')).toBeFocused();
        await page.keyboard.type(' more');
        await page.reload();
        await hydrated(page);
        await expect(field(page, 'Name')).toHaveValue(typed.Name);
        await expect(field(page, 'Message')).toHaveValue('Two lines\nof text more');
      },
    );
  }

  test('ticked boxes and pressed buttons count', async ({ page }) => {
    let release = await openEarly(page, '/compare');
    await page.getByRole('checkbox', { name: 'BLT150' }).check();
    await changeWords(page);
    release();
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'BLT200' }).check();
    await expect(page.getByText('2 of 4 machines')).toBeVisible();

    release = await openEarly(page, '/find');
    await page.getByRole('checkbox', { name: /^Tyres/ }).check();
    await changeWords(page);
    release();
    await expect(page).toHaveURL(/material=tyres/);

    release = await openEarly(page, '/');
    const next = page.getByRole('button', { name: 'Next testimonial' });
    await next.click();
    await changeWords(page);
    await page.getByRole('tab', { name: 'Completed' }).click();
    release();
    await expect(page.getByRole('group', { name: /^2 of/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
    await next.click();
    await expect(page.getByRole('group', { name: /^3 of/ })).toBeVisible();
  });
});

test.describe('when a part of the program does not arrive', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module|Loading chunk/ });

  test('the text is there again after the page was reloaded, and in the form that stays', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route(/\/hydrate-/, (route) => failing.then(() => route.abort()));
    await page.goto('/enquire?machinery=Baler', { waitUntil: 'commit' });
    await field(page, 'Name').fill(typed.Name);
    await field(page, 'Message').fill(typed.Message);
    await field(page, 'Machinery').selectOption('shredder');
    fail();
    await expect(page.getByRole('alert')).toHaveText(/^Loading chunk site failed/);
    expect(documents).toBe(2);
    await expect(field(page, 'Name')).toHaveValue(typed.Name);
    await expect(field(page, 'Message')).toHaveValue(typed.Message);
    await expect(field(page, 'Machinery')).toHaveValue('shredder');

    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Name')).toHaveValue(typed.Name);
    await expect(field(page, 'Message')).toHaveValue(typed.Message);
    await expect(field(page, 'Machinery')).toHaveValue('shredder');
    // From here the draft keeps it.
    await page.goto('/about');
    await page.goto('/enquire?machinery=Baler');
    await expect(field(page, 'Name')).toHaveValue(typed.Name);
    await expect(field(page, 'Machinery')).toHaveValue('shredder');
  });

  test('a text that was sent is forgotten', async ({ page }) => {
    await page.route('**/send-email', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Sent</title>' }),
    );
    await openEarly(page, '/enquire');
    for (const label of ['Name', 'Email', 'Phone', 'Address', 'City', 'Country'] as const)
      await field(page, label).fill(typed[label]);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page).toHaveTitle('Sent');
    await page.goto('/enquire');
    await expect(field(page, 'Name')).toHaveValue('');
  });
});
