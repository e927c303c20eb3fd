import { showQuantity } from './facts/show-quantity.ts';
import { equipment, equipmentCards } from './facts/equipment-facts.ts';
import { expect, frames, open, test } from './site-test.ts';

const enquiryOf = (name: string) => `/enquire?machinery=other-equipment&model=${encodeURIComponent(name)}`;

// The prerendered page is the same without scripts, and loads faster.
test.describe('the page of every item', () => {
  test.use({ javaScriptEnabled: false });

  test('has overview, features, applications and contact; the grid has eleven cards in order, one of which has no picture yet', async ({
    page,
  }) => {
    for (const { path, name, overview, texts = [] } of equipment) {
      await test.step(name, async () => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        const values = await main
          .getByRole('region', { name: 'Technical Overview' })
          .getByRole('definition')
          .allTextContents();
        // Its floor, transport and supply, which the specification does not have, come last.
        expect(values.slice(0, -3)).toEqual(overview.map((text) => showQuantity(text)));
        for (const part of ['Key Features', 'Applications']) {
          await expect(main.getByRole('region', { name: part }).getByRole('heading', { level: 3 })).not.toHaveCount(0);
        }
        for (const text of texts) await expect(main.getByRole('region', { name: 'Key Features' })).toContainText(text);
        await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
        await expect(main.locator('a[href^="tel:+"]').first()).toBeVisible();
        await expect(main.locator(`a[href="${enquiryOf(name)}"]`).first()).toBeVisible();
      });
    }

    await page.goto('/other-equipment');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards.getByRole('heading')).toHaveText(equipmentCards.map(({ name }) => name));
    expect(await cards.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      equipmentCards.map(({ path }) => path),
    );
    await expect(page.getByText('Uploading Soon')).toHaveCount(1);
    const undrawn = cards.filter({ hasText: 'Uploading Soon' });
    await expect(undrawn.getByRole('heading')).toHaveText('Side Wall Remover');
    await expect(undrawn.getByRole('img')).toHaveCount(0);
    await expect(cards.getByRole('img')).toHaveCount(10);
  });
});

test('an item that is not drawn has its page, its list entry and its hit without a picture', async ({ page }) => {
  await open(page, '/sidewall-remover');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Show view/ })).toHaveCount(0);
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Technical Overview' })).toBeVisible();
  await expect(main.getByRole('group', { name: 'Units' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Download Specifications' })).toHaveAttribute(
    'href',
    '/sidewall-remover.pdf',
  );
  // The button keeps its own width where no picture stands beside it.
  const enquire = main.getByRole('link', { name: 'Enquire Us' }).first();
  expect(await enquire.evaluate((link) => link.getBoundingClientRect().width)).toBeLessThan(240);
  for (const path of ['/othereqptemp', '/enquire?machinery=other-equipment&model=side+wall+remover']) {
    await open(page, path);
    await expect(page.locator('img[src*="sidewall-remover"]')).toHaveCount(0);
  }
  expect((await page.request.get('/drawings/equipment/sidewall-remover-side.svg')).status()).toBe(404);
});

test('the list leads to each item and to its enquiry, its cards on alternate sides; a card fades in once it is 20 % visible, and stays', async ({
  page,
}) => {
  await page.goto('/othereqptemp');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'OTHER EQUIPMENT', exact: true })).toBeVisible();
  for (const { path: to, name } of equipmentCards) {
    const item = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(item.getByRole('link', { name: `Enquiry: ${name}` })).toHaveAttribute('href', enquiryOf(name));
    await expect(item.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  }
  const items = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(items).toHaveCount(11);
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(entries).toHaveText(equipmentCards.map(({ name }) => name));
  await entries.last().click();
  await expect(items.last()).toBeInViewport();
  const leftOf = async (index: number) => (await items.nth(index).getByRole('img').boundingBox())?.x ?? 0;
  expect(await leftOf(1)).toBeGreaterThan(await leftOf(0));
  expect(await leftOf(2)).toBe(await leftOf(0));

  await open(page, '/othereqptemp');
  const last = items.last();
  await expect(items.first()).toHaveCSS('opacity', '1');
  await expect(last).toHaveCSS('opacity', '0');
  await last.evaluate((item) =>
    scrollTo(0, item.getBoundingClientRect().top + scrollY - innerHeight + item.clientHeight * 0.1),
  );
  await frames(page);
  await expect(last).toHaveCSS('opacity', '0');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  await frames(page);
  await expect(last).toHaveCSS('opacity', '1');
});

test('in a fast scroll nothing of the list is a blank place', async ({ page }) => {
  await open(page, '/othereqptemp');
  const last = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .last();
  await expect(last).toHaveCSS('opacity', '0');
  // What is seen first after the jump.
  const seen = await last.evaluate(async (item) => {
    scrollTo(0, document.documentElement.scrollHeight);
    while (getComputedStyle(item).opacity === '0') await new Promise(requestAnimationFrame);
    return getComputedStyle(item).opacity;
  });
  expect(seen).toBe('1');
});

test('an Enquiry link replaces the history entry', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await open(page, '/othereqptemp');
  await page.getByRole('link', { name: 'Enquiry: Strip Cutter' }).click();
  await expect(page).toHaveURL('/enquire?machinery=other-equipment&model=Strip%20Cutter');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});
