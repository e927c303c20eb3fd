import type { Page } from '@playwright/test';
import { barriersOn } from './find-barriers.ts';
import { field, fill, outcome, passing, readyToSend, submit, thanked, typed } from './enquiry-form.ts';
import { expect, test, withWorker } from './own-site.ts';
import { hydrated, open, sweep, test as onSharedSite } from './site-test.ts';

/** Expected console messages about failed requests. */
test.use({ expectedConsole: /Failed to load resource|LoadError: Loading \/_data/ });

const notice = (page: Page) => page.getByRole('region', { name: 'Enquiries on this device' });
const waits = 'Your enquiry about Tyre Scrap Balers waits for a connection. It is sent by itself.';

/** Fills in the form and sends it while offline. */
async function sendInVain(page: Page, message = typed.Message, wait?: () => Promise<void>): Promise<void> {
  await fill(page, { ...typed, Message: message });
  await submit(page).click();
  await wait?.();
  await expect(page.getByRole('alert')).toHaveText('Failed to send email: Failed to fetch');
  await expect(page.getByText('Your enquiry is kept on this device.')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue(message);
  await expect(notice(page).getByRole('status')).toHaveText(waits);
}

test.describe('an enquiry that is sent without a connection', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('stays queued visibly across a reload and a closed tab, and is sent once when online again', async ({
    page,
    context,
    site,
  }) => {
    await withWorker(page, '/about');
    await open(page, '/enquire');
    await readyToSend(page);
    await context.setOffline(true);
    await sendInVain(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await barriersOn(page)).toEqual([]);

    await page.reload();
    await hydrated(page);
    await expect(notice(page).getByRole('status')).toHaveText(waits);
    await page.close();
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const tab of [first, second]) {
      await tab.goto('/about');
      await hydrated(tab);
      await expect(notice(tab).getByRole('status')).toHaveText(waits);
    }
    expect(site.messages()).toEqual([]);

    await context.setOffline(false);
    for (const tab of [first, second]) await expect(notice(tab).getByRole('status')).toHaveText(thanked);
    expect(site.messages()).toEqual([typed.Message]);
    await first.getByRole('button', { name: 'Dismiss' }).click();
    for (const tab of [first, second]) await expect(notice(tab)).toHaveCount(0);
    await open(first, '/enquire');
    await expect(field(first, 'Name')).toHaveValue('');
    await expect(notice(first)).toHaveCount(0);
    expect(await first.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe('an enquiry that is sent without a server', () => {
  // The browser reports a worker that it cannot fetch.
  test.use({ serviceWorkers: 'block' });

  test(
    'is never sent when deleted; when another is sent, its form says so and is empty',
    { tag: sweep },
    async ({ page, site }) => {
      await open(page, '/enquire');
      await readyToSend(page);
      await page.clock.install();
      await site.stop();
      const told = () => outcome(page, 'Failed to send email: Failed to fetch');
      await sendInVain(page, typed.Message, told);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(notice(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await sendInVain(page, 'The other one', told);
      const send = page.getByRole('button', { name: 'Send now' });
      await send.focus();
      await page.keyboard.press('Enter');
      await passing(page, () =>
        expect(notice(page).getByRole('status')).toHaveText(/could not be sent yet/, { timeout: 1000 }),
      );
      await expect(send).toBeFocused();
      await site.start();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(thanked);
      await expect(notice(page)).toHaveCount(0);
      for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('');
      expect(site.messages()).toEqual(['The other one']);
    },
  );
});

test.describe('that is refused', () => {
  onSharedSite('is told, and its text is in the form again', { tag: sweep }, async ({ page }) => {
    let tries = 0;
    await page.route('**/send-email', (route) =>
      ++tries <= 3 ? route.abort() : route.fulfill({ status: 422, body: 'Name is required' }),
    );
    await page.clock.install();
    await open(page, '/enquire?machinery=shredder&model=SHT8000');
    await fill(page, typed);
    await submit(page).click();
    await outcome(page, 'Failed to send email: Failed to fetch');
    await expect(notice(page).getByRole('status')).toHaveText(/^Your enquiry about Tyre Shredder waits/);
    await page.evaluate(() => localStorage.removeItem('enquiry:https://punarloop.example.com'));
    await open(page, '/about');
    await expect(notice(page).getByRole('status')).toHaveText(/^Failed to send email: Name is required/);
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL('/enquire?machinery=shredder&model=SHT8000');
    await hydrated(page);
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
    await expect(notice(page)).toHaveCount(0);
    expect(tries).toBe(4);
  });
});
