import type { Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('banner').getByRole('option');

test.use({ reducedMotion: 'reduce' });

test('a slash opens the search, arrow keys select, Enter navigates; a search opened during a navigation stays open', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/about');
  // The search and its index load on demand.
  expect(asked.filter((path) => /search|_index/.test(path))).toEqual([]);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  expect(asked).toContain('/_data/_index/search.json');
  await page.keyboard.type('tire bal');
  await expect(options(page).first()).toHaveText(/^Tyre Scrap Balers/);
  await expect(options(page).first().locator('mark')).toHaveText(['Tyre', 'Bal']);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('group', { name: 'Models' }).getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  const first = await options(page).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tyrescrapbaler');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyre Scrap Balers');
  await expect(field(page)).toHaveCount(0);

  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_data/contact.json', async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('bal');
  arrive();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/contact/i);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('bal');
});

test('Escape empties the field, then closes it and gives the focus back; a click elsewhere closes it', async ({
  page,
}) => {
  await open(page, '/enquire');
  // A slash typed into a field stays there.
  await page.getByLabel('Message').focus();
  await page.keyboard.type('a/b');
  await expect(page.getByLabel('Message')).toHaveValue('a/b');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('sht');
  await expect(options(page).first()).toHaveText(/^SHT6000/);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(600, 780);
  await expect(field(page)).toHaveCount(0);
});

test('Enter opens all results, which follow the input; without a result, the page offers the nearest names and links with the search text', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('blt 150');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=blt%20150');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('1 result');
  await expect(main.locator('section').getByRole('link')).toHaveText(/^BLT150/);
  const input = main.getByRole('searchbox');
  await expect(input).toHaveValue('blt 150');
  await input.fill('magnet');
  await expect(page).toHaveURL('/search?q=magnet');
  await expect(main.getByRole('region', { name: 'Equipment' }).locator('mark')).toHaveText('Magnet');
  await page.goBack();
  await expect(page).toHaveURL('/about');

  // Hits have drawings; a figure finds the machine.
  await open(page, '/search?q=150%20HP');
  const item = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'SHT6000' }) });
  const hit = item.locator('img');
  await expect(hit).toHaveAttribute('src', '/drawings/models/sht6000-side.svg');
  await expect.poll(() => hit.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Its key figures stand beside it.
  await expect(item.getByRole('definition').first()).toHaveText('120–160 HP');

  // A word of an office's address leads to the contact page.
  await open(page, '/search?q=Muscat');
  await expect(main.getByRole('status')).toHaveText('1 result');
  await main.locator('section').getByRole('link', { name: 'Oman' }).click();
  await expect(page).toHaveURL('/contact');

  await open(page, '/search?q=BLT155');
  await expect(main.getByRole('status')).toContainText('Nothing matches “BLT155”');
  await expect(main.locator('section').getByRole('link').first()).toHaveText(/^BLT150/);
  await expect(main.getByRole('link', { name: 'Find a Machine' })).toHaveAttribute('href', '/find');
  await main.getByRole('link', { name: 'Enquire Us' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Looking for: BLT155');
});

test.describe('when the index does not arrive', () => {
  test.use({ expectedConsole: /_index\/search|ERR_FAILED/ });
  test('the page of the results says so', async ({ page }) => {
    await page.route('**/_data/_index/search.json', (route) => route.abort());
    await open(page, '/about');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('blt');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=blt');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the field takes the screen below the bar', async ({ page }) => {
    await open(page, '/about');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('conveyer');
    await expect(options(page).first()).toHaveText(/^Feeding & Discharge Conveyors/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await options(page).first().click();
    await expect(page).toHaveURL('/feeding-discharge-conveyers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Conveyor/);
    await opener(page).click();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the button leads to a page with the ways on', async ({ page }) => {
    await page.goto('/blt150');
    await opener(page).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByText('The search needs JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Find a Machine' }).click();
    await expect(page).toHaveURL('/find');
  });
});

test.describe('a wrong address', () => {
  test.use({ expectedConsole: /404/ });

  test('offers the nearest pages; one that is near nothing offers none', async ({ page }) => {
    await open(page, '/tyre-cuting');
    const nearest = page.getByRole('region', { name: 'The nearest:' });
    await expect(nearest.getByRole('link').first()).toHaveText(/Tyre Cutting/);
    await open(page, '/tyrecuting');
    await expect(nearest.getByRole('link').first()).toHaveText(/Tyre Cutting/);
    await open(page, '/sht600');
    await expect(nearest.getByRole('link').first()).toHaveText('SHT6000');
    // Words that only texts have are near nothing.
    for (const address of ['/qqqqqqqq', '/company/name']) {
      const searchFile = page.waitForResponse('**/search.json');
      await open(page, address);
      await searchFile;
      await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
      await expect(nearest).toHaveCount(0);
    }
  });
});

test('a word that every object answers to is searched like any other', async ({ page }) => {
  const answer = page.getByRole('main').getByRole('status');
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    await open(page, `/search?q=5+${word}&${word}=1`);
    await expect(answer).toContainText(`Nothing matches “5 ${word}”`);
  }
  await open(page, '/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('5 constructor');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Nothing matches “5 constructor”');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('Nothing matches “5 constructor”');
});
