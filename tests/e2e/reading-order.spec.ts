import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce', expectedConsole: /404/ });

/** One page of each kind. */
const pages: Record<string, string> = {
  home: '/',
  about: '/about',
  products: '/ourproducts',
  cards: '/baler',
  models: '/tyrescrapbaler',
  model: '/blt150',
  equipment: '/strip-cutter',
  'equipment-grid': '/other-equipment',
  'equipment-list': '/othereqptemp',
  fairs: '/Tradefairs',
  gallery: '/ifat',
  contact: '/contact',
  enquire: '/enquire?machinery=Baler&model=BLT150',
  find: '/find',
  'find-results': '/find/bale',
  search: '/search?q=baler',
  compare: '/compare',
  comparison: '/compare/tyrescrapbaler',
  downloads: '/downloads',
  'not-found': '/nothing-of-this-name',
};

/** What is read when all has come that comes with the visitor's nearness, and with time. */
async function readAtRest(page: Page, part: Locator): Promise<string> {
  await page.evaluate(async () => {
    for (let top = document.body.scrollHeight; top > 0; top -= 300) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  let [before, now] = ['', await part.ariaSnapshot()];
  while (before !== now) {
    await page.waitForTimeout(250);
    [before, now] = [now, await part.ariaSnapshot()];
  }
  return now;
}

for (const [kind, address] of Object.entries(pages)) {
  test(`${address} is read as it was written down`, async ({ page }) => {
    // The hour of the office stands on some pages.
    await page.clock.setFixedTime('2026-01-05T06:00:00Z');
    await open(page, address);
    // Header and footer are the same on every page: those of the home page are enough.
    const part = page.locator(kind === 'home' ? 'body' : 'main');
    expect(`${await readAtRest(page, part)}\n`).toMatchSnapshot(`${kind}.txt`);
  });
}

test('the menu is read as it was written down', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  for (const name of ['Our Products', 'Baler', 'Tyre Scrap Baler']) {
    await header.getByRole('button', { name, exact: true }).click();
  }
  expect(`${await header.ariaSnapshot()}\n`).toMatchSnapshot('menu.txt');
});
