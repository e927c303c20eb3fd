import { field, fill, submit, typed, watchPosts } from './enquiry-form.ts';
import { expect, hydrated, open, test } from './site-test.ts';

test.describe('the draft', () => {
  test('survives a reload and a closed tab, and goes when the enquiry was sent', async ({ page, context }) => {
    const posts = await watchPosts(page, { status: 200, body: 'ok' });
    await open(page, '/enquire?machinery=Baler&model=BLT150');
    await fill(page, { ...typed, Message: 'Changed by me' });
    await field(page, 'Applications').selectOption('Metal Balers');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Email')).toHaveValue(typed.Email);
    await expect(field(page, 'Message')).toHaveValue('Changed by me');
    await expect(field(page, 'Applications')).toHaveValue('Metal Balers');

    const other = await context.newPage();
    await open(other, '/enquire?machinery=Baler&model=BLT150');
    await expect(field(other, 'Address')).toHaveValue(typed.Address);
    await expect(field(other, 'Message')).toHaveValue('Changed by me');
    await other.close();

    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Email sent: ok');
    // Restored drafts are exempt from the time check for spam.
    expect(await posts[0]?.headerValue('enquiry-seconds')).toBeNull();
    const fresh = await context.newPage();
    await open(fresh, '/enquire');
    await expect(field(fresh, 'Name')).toHaveValue('');
    expect(await fresh.evaluate(() => localStorage.length)).toBe(0);
  });

  test('is left out where storage is off', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await watchPosts(page, { status: 200, body: 'ok' });
    await open(page, '/enquire');
    await fill(page, typed);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Email sent: ok');
  });

  test('that is spoiled is left alone', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['enquiry:https://punarloop.example.com']) localStorage.setItem(name, '{"values":{"name":7}}');
    });
    await open(page, '/enquire');
    await expect(field(page, 'Name')).toHaveValue('');
  });
});
