import { expect, open, test } from './site-test.ts';

test('the fairs page shows all six fairs with their dates, places and booths; upcoming fairs lead to their own sites in a new tab, completed ones to their galleries, the environmental one nowhere', async ({
  page,
}) => {
  await open(page, '/Tradefairs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Trade Fairs and Exhibitions');
  const tickets = main.getByRole('article');
  await expect(tickets).toHaveCount(6);
  for (const ticket of await tickets.all()) {
    await expect(ticket.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(ticket.getByRole('heading')).toHaveCount(1);
  }
  for (const [dates, city, booth] of [
    ['14-10-2025 to 16-10-2025', 'Mumbai', '2 / B005'],
    ['11-11-2025 to 12-11-2025', 'Riyadh', 'A52'],
    ['22-08-2025 to 24-08-2025', 'Hyderabad', 'C06'],
    ['03-12-2024 to 05-12-2024', 'Delhi', ''],
    ['16-10-2024 to 18-10-2024', 'Mumbai', 'D016, Hall 3'],
    ['16-08-2024 to 18-08-2024', 'Hyderabad', '4N01'],
  ] as const) {
    const ticket = tickets.filter({ has: page.locator('time', { hasText: dates }) });
    await expect(ticket).toContainText(city);
    await expect(ticket).toContainText(booth);
  }
  // Only the picture visible on a phone loads eagerly.
  const pictures = tickets.locator('img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(page.locator('article img[loading="lazy"]')).toHaveCount((await pictures.count()) - 1);

  const upcoming = tickets.filter({ has: page.getByText('Upcoming Trade Fair', { exact: true }) });
  await expect(upcoming).toHaveCount(2);
  for (const ticket of await upcoming.all()) {
    const link = ticket.getByRole('link', { name: /^Event website/ });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  for (const gallery of ['/ecosustain2025', '/ifat', '/completedTradefair1']) {
    await expect(tickets.locator(`a[href="${gallery}"]`)).toHaveCount(1);
  }
  const environmental = tickets.filter({ hasText: '03-12-2024' });
  await expect(environmental).toHaveCount(1);
  await expect(environmental.getByRole('link')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without scripts, too', () => {
  test.use({ javaScriptEnabled: false });

  test('each upcoming fair, and all of them, can be put into a calendar', async ({ page, request }) => {
    await page.goto('/Tradefairs');
    const main = page.getByRole('main');
    const files = main.getByRole('link', { name: /^Add to calendar: / });
    await expect(files).toHaveCount(2);
    await expect(main.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
      'href',
      'webcal://punarloop.example.com/tradefairs.ics',
    );
    const all = main.getByRole('link', { name: 'Download the calendar' });
    for (const link of [...(await files.all()), all]) {
      await link.focus();
      await expect(link).toBeFocused();
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    }
    // Not covered by the link of the whole ticket.
    const download = page.waitForEvent('download');
    await files.first().click();
    expect((await download).suggestedFilename()).toBe('ifat-india-2025.ics');
  });
});
