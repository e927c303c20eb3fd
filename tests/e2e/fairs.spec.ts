import type { Page } from '@playwright/test';
import { expect, hold, open, sweep, test } from './site-test.ts';

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

for (const [day, plans] of [
  ['2025-10-16', 2],
  ['2025-10-18', 1],
  ['2026-01-01', 0],
] as const)
  test(`${plans} of the fairs that are upcoming as of a day can still be planned on ${day}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await open(page, '/Tradefairs');
    const main = page.getByRole('main');
    await expect(main.getByText('Upcoming Trade Fair', { exact: true })).toHaveCount(2);
    await expect(main.getByRole('link', { name: /^Add to calendar: / })).toHaveCount(plans);
    const meetings = main.getByRole('link', { name: /^Arrange a meeting: / });
    await expect(meetings).toHaveCount(plans);
    if (plans === 0) return;
    await meetings.last().click();
    await expect(page.getByLabel(/^Message/)).toHaveValue(
      /We would like to meet you at .+, 11-11-2025 to 12-11-2025\./,
    );
    await open(page, '/');
    await expect(page.getByRole('region', { name: 'Trade Fairs' }).getByText('As of 15-09-2025')).toBeVisible();
  });

test.describe('a site that is older than the last day of a fair', () => {
  const noFair = 'To see a machine at work, arrange a visit';

  /** Serves the site as it was built on 2025-09-15, without a fixed day, to a visitor of another day. */
  async function visitOn(page: Page, time: string): Promise<void> {
    await page.clock.setFixedTime(new Date(time));
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const isDocument = route.request().isNavigationRequest();
      if (!isDocument && !/shell/.test(pathname)) return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      const body = isDocument
        ? text.replace('<html ', '<html data-until="2025-10-16" ')
        : text.replace(/"asOf":"[^"]*",/, '');
      expect(body).not.toBe(text);
      await route.fulfill({ response, body });
    });
  }

  for (const [time, upcoming] of [
    // In the Americas the last day is not over.
    ['2025-10-17T06:00Z', 2],
    ['2025-10-17T12:00Z', 1],
    ['2025-11-13T12:00Z', 0],
  ] as const) {
    test(`shows ${upcoming} upcoming fairs at ${time}`, { tag: upcoming === 1 ? sweep : [] }, async ({ page }) => {
      await visitOn(page, time);
      await open(page, '/Tradefairs');
      const main = page.getByRole('main');
      await expect(main.getByRole('article')).toHaveCount(6);
      await expect(main.getByText('Upcoming Trade Fair', { exact: true })).toHaveCount(upcoming);
      await expect(main.getByRole('link', { name: /^Event website/ })).toHaveCount(upcoming);
      await expect(main.getByRole('link', { name: /^Add to calendar: / })).toHaveCount(upcoming);
      await expect(page.getByRole('region', { name: 'Completed' }).getByRole('article')).toHaveCount(6 - upcoming);
      await expect(main.getByText(noFair)).toHaveCount(upcoming === 0 ? 1 : 0);

      await open(page, '/');
      const fairs = page.getByRole('region', { name: 'Trade Fairs' });
      await expect(fairs.getByRole('tab', { selected: true })).toHaveText(`Upcoming${upcoming || ''}`);
      await expect(fairs.getByRole('article').filter({ visible: true })).toHaveCount(upcoming);
      if (upcoming > 0) return;
      await expect(fairs.getByText(noFair)).toBeVisible();
      await fairs.getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL('/contact');
    });
  }

  test('shows no upcoming fair before the program knows better, and then the true list', async ({ page }) => {
    await visitOn(page, '2025-10-17T12:00Z');
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/Tradefairs', { waitUntil: 'commit' });
    const badges = page.getByText('Upcoming Trade Fair', { exact: true });
    await expect(page.getByText('Ecosustain Expo 2024').first()).toBeVisible();
    await expect(badges).toHaveCount(2);
    for (const badge of await badges.all()) await expect(badge).toBeHidden();
    release();
    await expect(badges).toHaveCount(1);
    await expect(badges).toBeVisible();
  });
});
