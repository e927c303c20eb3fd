import type { Request } from '@playwright/test';
import { field, fill, submit, thanked, typed, watchPosts, type Label, outcome } from './enquiry-form.ts';
import { expect, open, test } from './site-test.ts';

test.describe('the check', () => {
  const messages: [Label, string, string][] = [
    ['Name', '  ', 'Name is required'],
    ['Email', '', 'Email is required'],
    ['Email', 'buyer@example', 'Email is invalid'],
    ['Phone', ' ', 'Phone is required'],
    ['Phone', '000000000', 'Phone must be valid (10–15 digits)'],
    ['Phone', '0000000000000000', 'Phone must be valid (10–15 digits)'],
    ['Phone', '+91 (0)20 000-0', 'Phone must be valid (10–15 digits)'],
    ['Address', '\n', 'Address is required'],
    ['City', '', 'City is required'],
    ['Country', '', 'Country is required'],
  ];
  test('submitting lists all errors with links to their fields; each invalid field has its message, and nothing is sent', async ({
    page,
  }) => {
    const posts = await watchPosts(page);
    await open(page, '/enquire');
    await field(page, 'Name').focus();
    await field(page, 'Email').focus();
    await expect(page.getByText('Name is required')).toHaveCount(0);
    await submit(page).click();
    await test.step('it lists all errors, takes the focus, and each leads to its field', async () => {
      const summary = page.getByRole('region', { name: 'Please correct these fields' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Name is required',
        'Email is required',
        'Phone is required',
        'Address is required',
        'City is required',
        'Country is required',
      ]);
      await summary.getByRole('link', { name: 'Phone is required' }).click();
      await expect(field(page, 'Phone')).toBeFocused();
      await expect(page).toHaveURL('/enquire');
      await submit(page).click();
      await expect(summary).toBeFocused();
    });
    await fill(page, typed);
    for (const [label, value, message] of messages) {
      await field(page, label).fill(value);
      await submit(page).click();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message.replace(/[()]/g, '\\$&')}$`));
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      await field(page, label).fill(typed[label]);
    }
    expect(posts).toEqual([]);
  });
});

test('sending posts the eleven fields, trimmed, as JSON, and clears the form', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const posts: Request[] = [];
  await page.route('**/send-email', async (route) => {
    posts.push(route.request());
    await held;
    await route.fulfill({ status: 202, contentType: 'text/plain', body: 'Taken, thank you.' });
  });
  await open(page, '/enquire?machinery=other-equipment&model=Strip%20Cutter');
  await fill(page, { ...typed, Name: '  A. Buyer ', Email: ' buyer@example.com ', Message: ' Two of them\n' });
  await submit(page).click();
  const alert = page.getByRole('alert');
  await test.step('disables the button, which reads Submitting... until the response arrives', async () => {
    await expect(page.getByRole('button', { name: 'Submitting...', exact: true })).toBeDisabled();
    await expect(alert).toHaveCount(0);
    release();
    await expect(alert).toHaveText('Email sent: Taken, thank you.');
    await expect(submit(page)).toBeEnabled();
  });
  await expect(alert).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.method()).toBe('POST');
  expect(await posts[0]?.headerValue('content-type')).toBe('application/json');
  expect(posts[0]?.postDataJSON()).toEqual({
    name: 'A. Buyer',
    company: 'Sample Recycling Ltd.',
    email: 'buyer@example.com',
    website: 'www.example.com',
    phone: '910000000000',
    address: '1 Sample Road\nSecond floor',
    city: 'Pune',
    country: 'India',
    message: 'Two of them',
    machinery: 'other-equipment',
    model: 'strip cutter',
  });
  // The next enquiry from this page is about the same machine.
  for (const label of Object.keys(typed))
    await expect(field(page, label)).toHaveValue(label === 'Message' ? 'Machine: Strip Cutter' : '');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);

  await test.step('sends how long it took to fill in, and no honeypot value', async () => {
    expect(Number(await posts[0]?.headerValue('enquiry-seconds'))).toBeGreaterThan(0);
    expect(await posts[0]?.headerValue('enquiry-trap')).toBeNull();
    // Spam programs fill in the hidden field.
    const trap = page.locator('input[name="contact_reference"]');
    await expect(page.getByRole('textbox', { name: 'Please leave this field empty' })).toHaveCount(0);
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await fill(page, typed);
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'x'));
    await submit(page).click();
    await expect.poll(() => posts.length).toBe(2);
    expect(await posts[1]?.headerValue('enquiry-trap')).toBe('1');
    expect(Object.keys(posts[1]?.postDataJSON() as object)).toHaveLength(11);
  });
});

test('a second enquiry from the same page names the machine, too, and the machine of the link after another was chosen', async ({
  page,
}) => {
  const posts = await watchPosts(page, { status: 200, body: 'ok' });
  const sent = () => posts.map((post) => post.postDataJSON() as Record<string, string>);
  await open(page, '/enquire?machinery=Baler&model=BLT250');
  const { Message: _, ...without } = typed;
  for (const [index, machinery] of ['shredder', 'baler'].entries()) {
    await fill(page, without);
    await field(page, 'Machinery').selectOption(machinery);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Email sent: ok');
    await expect.poll(() => posts.length).toBe(index + 1);
    await expect(page.getByRole('form', { name: 'Your enquiry is about BLT250' })).toBeVisible();
    await expect(field(page, 'Machinery')).toHaveValue('baler');
    await expect(field(page, 'Message')).toHaveValue('Machine: BLT250');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  expect(sent().map(({ machinery, message }) => [machinery, message])).toEqual([
    ['shredder', 'Machine: BLT250'],
    ['baler', 'Machine: BLT250'],
  ]);
  // What nobody typed is no draft.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('a failure', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('shows the response text or status and keeps the input; a network error shows its own message, and a second try can succeed', async ({
    page,
  }) => {
    const answers = [
      { status: 500, contentType: 'text/plain', body: 'The mail server is away' },
      { status: 503, contentType: 'text/plain' },
      { status: 200, contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Log in</title>' },
      { status: 405, contentType: 'text/html', body: '<html><h1>405 Not Allowed</h1></html>' },
      undefined,
    ] as const;
    const aPage = 'the answer was a web page';
    const told = ['The mail server is away', 'Service Unavailable', `${aPage} (HTTP 200)`, `${aPage} (HTTP 405)`];
    let answer: { status: number; contentType?: string; body?: string } | undefined;
    await page.route('**/send-email', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.clock.install();
    await open(page, '/enquire');
    await field(page, 'Machinery').selectOption('shredder');
    await field(page, 'Applications').selectOption('Metal Shredder');
    await fill(page, typed);
    for (const [index, given] of answers.entries()) {
      answer = given;
      await submit(page).click();
      await outcome(page, `Failed to send email: ${told[index] ?? 'Failed to fetch'}`);
      await expect(page.getByRole('alert')).toBeFocused();
      for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
      await expect(field(page, 'Machinery')).toHaveValue('shredder');
      await expect(field(page, 'Applications')).toHaveValue('Metal Shredder');
      await expect(submit(page)).toBeEnabled();
    }
    answer = { status: 200, body: 'ok' };
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Email sent: ok');
  });

  test('of a restarted service: it gets the same enquiry with the same key until it answers, and a new one with another key', async ({
    page,
  }) => {
    const keys: (string | null)[] = [];
    await page.route('**/send-email', async (route) => {
      keys.push(await route.request().headerValue('idempotency-key'));
      if (keys.length === 1) await route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' });
      else if (keys.length === 2) await route.abort();
      else await route.fulfill({ status: 200, body: 'ok' });
    });
    await page.clock.install();
    await open(page, '/enquire');
    for (let time = 0; time < 2; time += 1) {
      await fill(page, typed);
      await submit(page).click();
      await outcome(page, 'Email sent: ok');
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    expect(keys).toHaveLength(4);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });
});

test.describe('an enquiry of which the form is filled in after the line was lost', () => {
  // Without Background Sync the page sends it.
  test.use({ serviceWorkers: 'block', expectedConsole: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

  test('goes out when the line returns, and the form says so', async ({ page, context }) => {
    await open(page, '/enquire');
    const posts = await watchPosts(page);
    await context.setOffline(true);
    await fill(page, typed);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to send email: Failed to fetch');
    await expect(page.getByText('Your enquiry is kept on this device.')).toBeVisible();
    expect(posts).toHaveLength(1);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveText(thanked);
    expect(posts).toHaveLength(2);
  });
});
