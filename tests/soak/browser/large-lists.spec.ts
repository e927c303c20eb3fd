/** A large catalogue: paginated lists, grouped products, a form with all products. */
import type { Page } from '@playwright/test';
import { barriersOn } from '../../e2e/find-barriers.ts';
import { field, fill, options, submit, typed } from '../../e2e/enquiry-form.ts';
import { expect, test } from './large-site.ts';
import { hydrated, open } from '../../e2e/site-test.ts';

// Use one worker: a second one would build the catalogue again.
test.describe.configure({ mode: 'default' });

test.describe('a list on several pages', () => {
  test('leads forth and back by links, with the focus on the new page', async ({ page, large: { category } }) => {
    await open(page, category.path);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.locator('[aria-current=page]')).toHaveText('1');
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${category.path}/page/2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${category.title} – page 2 of 3`);
    await expect(page).toHaveTitle(new RegExp(`^${category.title} – page 2 of 3 `));
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/page\/2$/);
    await expect(page.getByRole('radio')).toHaveCount(24);
    await expect(page.getByRole('radio').first()).toHaveAttribute('value', category.models[24]?.name ?? '');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.locator('[aria-current=page]')).toHaveText('Page 2 of 3');
    await pages.getByRole('link', { name: 'Page 3 of 3' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(pages.locator('a[rel=next]')).toHaveCount(0);
    await pages.locator('a[rel=prev]').click();
    await expect(page).toHaveURL(`${category.path}/page/2`);
    await trail.getByRole('link', { name: category.title }).click();
    await expect(page).toHaveURL(category.path);
    await page.goBack();
    await expect(page).toHaveURL(`${category.path}/page/2`);
  });

  test('has every model on one of its pages', async ({ request, large: { category } }) => {
    const texts = await Promise.all(
      ['', '/page/2', '/page/3'].map(async (part) => (await request.get(category.path + part)).text()),
    );
    expect(category.models).toHaveLength(50);
    for (const [index, { to }] of category.models.entries()) {
      expect(texts.map((text) => text.includes(`href="${to}"`)).indexOf(true)).toBe(Math.floor(index / 24));
    }
  });

  test('has one address for each page, in any spelling', async ({ request, large: { category } }) => {
    for (const [asked, meant] of [
      [`${category.path.toUpperCase()}/Page/2/?from=paper`, `${category.path}/page/2?from=paper`],
      [`${category.path}/page/1`, category.path],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([301, meant]);
    }
    for (const number of [0, 4, 'x']) {
      expect((await request.get(`${category.path}/page/${number}`)).status()).toBe(404);
    }
  });

  for (const [name, width, others] of [
    ['a phone', 320, ['/ourproducts', '/enquire']],
    ['a desk', 1440, []],
  ] as const) {
    test(`is valid on ${name}`, async ({ page, large: { category } }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [`${category.path}/page/2`, ...others]) {
        await open(page, address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await barriersOn(page)).toEqual([]);
      }
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is read page by page', async ({ page, large: { category } }) => {
      await page.goto(category.path);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(`${category.path}/page/2`);
      await expect(page.getByRole('heading', { name: category.models[47]?.name ?? '', exact: true })).toBeVisible();
    });
  });
});

test.describe('a category of a thousand devices', () => {
  const places = (page: Page) => page.getByRole('group').filter({ hasText: 'By name' });

  test('works by keyboard, has no accessibility problems, and finds devices by their maker', async ({ page }) => {
    await open(page, '/maker-0');
    await places(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(places(page).getByRole('link')).toHaveCount(42);
    expect(await barriersOn(page, 'nav')).toEqual([]);
    for (let link = 0; link < 3; link++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/maker-0/page/3');
    await expect(page.getByRole('radio')).toHaveCount(24);
    await open(page, '/search?q=kessel+9300');
    await expect(page.getByRole('link', { name: /^C9300-24T-A.*Kessel & Söhne$/ }).first()).toBeVisible();
    await open(page, '/find');
    await page.getByRole('checkbox', { name: /^Kessel & Söhne/ }).check();
    await expect(page.getByText(/^1,?000 machines/)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('leads to a name, too', async ({ page }) => {
      await page.goto('/maker-0/page/2');
      await places(page).locator('summary').click();
      await expect(places(page).locator('[aria-current]')).toHaveCount(1);
      await places(page).getByRole('link').last().click();
      await expect(page).toHaveURL('/maker-0/page/42');
    });
  });
});

test('the page of all products shows groups, with the way to all of each', async ({ page, large: { category } }) => {
  await open(page, '/ourproducts');
  const balers = page.getByRole('region', { name: 'Balers', exact: true });
  await expect(balers).toContainText('53 models');
  await expect(balers.getByRole('link', { name: category.title })).toBeVisible();
  await balers.getByRole('link', { name: 'All Balers' }).click();
  await expect(page).toHaveURL('/baler');
});

test.describe('the form of a large catalogue', () => {
  test('knows the machine of a link, and offers all choices of its machinery', async ({
    page,
    large: { category },
  }) => {
    const [first] = category.models;
    await open(page, first?.to ?? '');
    await page.getByRole('main').getByRole('link', { name: 'Enquire' }).first().click();
    await expect(page).toHaveURL(/\/enquire\?/);
    await expect(page.getByText('Your enquiry is about').locator('..')).toContainText(first?.name ?? '');
    await expect(field(page, 'Message')).toHaveValue(`Machine: ${first?.name}`);
    await expect(field(page, 'Machinery')).toHaveValue('baler');
    await expect(options(page, 'Applications')).not.toHaveCount(12);
    await field(page, 'Applications').selectOption('Line 12');
    await field(page, 'Message').fill('Hello');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Applications')).toHaveValue('Line 12');
  });

  test.describe('without JavaScript', () => {
    // A form with errors is answered with 422.
    test.use({ javaScriptEnabled: false, expectedConsole: /422/ });
    test('offers every choice of each machinery', async ({ page }) => {
      await page.goto('/enquire');
      const balers = field(page, 'Applications').locator('optgroup').first().locator('option');
      expect(await balers.count()).toBeGreaterThan(12);
    });

    test('brings the machine of a link into the message', async ({ page, large: { category } }) => {
      const name = category.models.at(-1)?.name ?? '';
      await page.goto(`/enquire?machinery=Baler&model=${name}`);
      // The browser accepts a blank name; the service rejects it and returns the form, filled in.
      await fill(page, { ...typed, Name: ' ', Message: 'Two of them.' });
      await submit(page).click();
      await expect(field(page, 'Message')).toHaveValue(`Machine: ${name}\nTwo of them.`);
    });
  });
});
