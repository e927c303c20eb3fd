import type { Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

const cards = (page: Page) => page.locator('main li:has(h3):visible');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} \\d+ machines?$`) });
const countOf = async (page: Page, name: string) =>
  Number(/(\d+) machines?$/.exec((await box(page, name).locator('..').innerText()).replaceAll('\n', ' '))?.[1]);
const found = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test.use({ reducedMotion: 'reduce' });

test('the link from a page of results opens the choices on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/find?material=tyres');
  await expect(box(page, 'Bale')).toBeHidden();
  await open(page, '/find/tyres');
  await page.getByRole('link', { name: 'Narrow down by figures' }).click();
  await expect(page).toHaveURL('/find?material=tyres#finder');
  await box(page, 'Bale').check();
  await expect(found(page)).toHaveText('3 machines');
  await page.getByRole('button', { name: /^Narrow down/ }).click();
  await expect(box(page, 'Bale')).toBeHidden();
});

test('choices filter the list by keyboard, with counts and without requests; the URL, Back and Forward restore them', async ({
  page,
}) => {
  await open(page, '/find');
  await expect(found(page)).toHaveText('30 machines');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/_index/find.json')),
  );
  const requests: string[] = [];
  // Pictures load lazily.
  const others = /\.(svg|avif|webp|jpg)$/;
  page.on('request', (request) => {
    if (!others.test(new URL(request.url()).pathname)) requests.push(request.url());
  });
  await box(page, 'Tyres').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/find?material=tyres');
  await box(page, 'Bale').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/find?material=tyres&job=bale');
  await expect(found(page)).toHaveText('3 machines');
  await expect(page.locator('main [aria-live]')).toHaveText('3 machines');
  await expect(cards(page).getByRole('link')).toHaveText(['BLT150', 'BLT200', 'BLT250']);
  await expect(box(page, 'Bale')).toBeFocused();
  // Counts respect the other groups: 4 tyre machines shred.
  expect(await countOf(page, 'Shred')).toBe(4);
  expect(await countOf(page, 'Plastics')).toBe(1);
  await expect(box(page, 'Granulate')).toBeEnabled();
  await expect(box(page, 'Mixed waste')).toBeDisabled();
  expect(requests).toEqual([]);

  await open(page, '/find');
  await box(page, 'Metal').check();
  await box(page, 'Shred').check();
  await expect(found(page)).toHaveText('2 machines');
  await page.goBack();
  await expect(page).toHaveURL('/find?material=metal');
  await expect(box(page, 'Shred')).not.toBeChecked();
  await expect(found(page)).toHaveText('5 machines');
  await page.goForward();
  await expect(box(page, 'Shred')).toBeChecked();
  await expect(found(page)).toHaveText('2 machines');

  await open(page, '/find?job=bale&material=tyres&power=15-30');
  await expect(found(page)).toHaveText('1 machine');
  // What does not state the figure stands right behind, and says so.
  const note = page.getByText('2 more may fit: their power is not stated.');
  await expect(note).toBeVisible();
  await expect(page.locator('main h3 a')).toHaveCount(3);
  const isBehind = (await note.boundingBox())?.y ?? 0;
  expect((await page.locator('main h3 a').first().boundingBox())?.y).toBeLessThan(isBehind);
  expect((await page.locator('main h3 a').nth(1).boundingBox())?.y).toBeGreaterThan(isBehind);
  const chosen = page.getByRole('list', { name: 'Chosen' });
  await chosen.getByRole('button', { name: 'Remove Bale' }).click();
  await expect(box(page, 'Bale')).not.toBeChecked();
  await expect(found(page)).toBeFocused();
  await chosen.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/find');
  await expect(found(page)).toHaveText('30 machines');
  await expect(chosen).toHaveCount(0);
});

test('a button pressed before the list has loaded shows more machines; possibly none fits', async ({ page }) => {
  let letPass = () => {};
  const pressed = new Promise<void>((resolve) => (letPass = resolve));
  await page.route('**/_data/_index/find.json', async (route) => {
    await pressed;
    await route.continue();
  });
  await open(page, '/find');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: /Show more/ }).click();
  letPass();
  await expect(cards(page)).toHaveCount(30);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: /Show more/ })).toHaveCount(0);
  await open(page, '/find?material=waste&job=fold');
  await expect(found(page)).toHaveText('0 machines');
  await expect(page.getByText('No machine fits all of these choices')).toBeVisible();
});

test('what was taken before the program came holds', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await page.evaluate(() => document.querySelector<HTMLInputElement>('input[value="fold"]')?.click());
    await route.continue();
  });
  await open(page, '/find');
  await expect(page).toHaveURL('/find?job=fold');
  await expect(found(page)).toHaveText('2 machines');
});

test.describe('when the list does not arrive', () => {
  test.use({ expectedConsole: /_index\/find|ERR_FAILED/ });
  test('says so, and links to the results pages', async ({ page }) => {
    await page.route('**/_data/_index/find.json', (route) => route.abort());
    await open(page, '/find?job=fold');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('navigation', { name: 'By material and by job' }).getByRole('link', { name: /^Fold/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines that fold');
    await expect(page.locator('main li:has(h2)').getByRole('link')).toHaveText(['TFPCR100', 'TFTBR100']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('a button opens the choices, and another one shows the machines', async ({ page }) => {
    await open(page, '/find');
    const toggle = page.getByRole('button', { name: /^Narrow down/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page, 'Tyres')).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await box(page, 'Cut').check();
    await page.getByRole('button', { name: 'Show 6 machines' }).click();
    await expect(found(page)).toBeFocused();
    await expect(found(page)).toBeInViewport();
    await expect(box(page, 'Tyres')).toBeHidden();
    await expect(toggle).toHaveText('Narrow down (1 chosen)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('links lead to machines by material, by job and by both; a URL with choices says that all machines are listed', async ({
    page,
  }) => {
    await page.goto('/find');
    await expect(page.getByText('need JavaScript')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Show more/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Tyres/ }).click();
    await expect(page).toHaveURL('/find/tyres');
    await expect(page.locator('main li:has(h2)')).toHaveCount(21);
    await page.getByRole('link', { name: 'Bale 3 machines' }).click();
    await expect(page).toHaveURL('/find/bale-tyres');
    await expect(page).toHaveTitle(/^Machines that bale tyres \|/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/find\/bale-tyres$/);
    await expect(page.locator('main li:has(h2)').getByRole('link')).toHaveText(['BLT150', 'BLT200', 'BLT250']);
    // Links to the finder are hidden when it cannot work.
    await expect(page.getByRole('link', { name: 'Narrow down by figures' })).toHaveCount(0);

    await page.goto('/find?material=tyres');
    await expect(page.getByText('also those that the address names: without it all machines are listed')).toBeVisible();
    await expect(found(page)).toHaveText('30 machines');
    await expect(page.getByRole('link', { name: /^Tyres/ })).toHaveAttribute('href', '/find/tyres');
  });
});

test('a supply that a page states is a choice, and one that it does not state is asked for', async ({ page }) => {
  await open(page, '/find');
  await box(page, '230 V').check();
  await expect(page).toHaveURL('/find?supply=230-v');
  await expect(cards(page).getByRole('link')).toHaveText(['Overband Magnetic Steel Separators']);
  await cards(page).getByRole('link').click();
  const supply = (value: string) =>
    page.getByRole('main').locator('dl div').filter({ hasText: 'Electrical supply' }).filter({ hasText: value });
  await expect(supply('230 V, 50 Hz')).toHaveCount(1);
  await open(page, '/blt150');
  await expect(supply('not stated')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Ask us for the figures that are not stated here.' })).toHaveAttribute(
    'href',
    /^\/enquire\?/,
  );
});
