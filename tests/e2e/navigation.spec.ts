import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string): Locator => bar(page).getByRole('link', { name, exact: true });

/** Opens the products dropdown and goes down its levels. */
async function goDown(page: Page, ...names: string[]): Promise<void> {
  for (const name of ['Our Products', ...names]) await button(page, name).click();
}

/** The visible controls of the products menu, in the order of the keyboard. */
const controls = (page: Page): Promise<string[]> =>
  page.locator('#products-menu :is(a, button)').evaluateAll((elements) =>
    elements.filter((element) => element.checkVisibility()).map((element) => element.textContent ?? ''),
  );
const addresses = (page: Page): Promise<(string | null)[]> =>
  page.locator('#products-menu a').evaluateAll((elements) =>
    elements.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('href')),
  );

const scrollDown = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('header').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(button(page, 'Our Products')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#products-menu')).toBeHidden();
}

test.describe('the bar on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('holds the five entries in their order, and marks the page that is shown', async ({ page }) => {
    await open(page, '/about');
    const entries = bar(page).locator('a, button');
    const visible = await entries.evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.textContent),
    );
    expect(visible).toEqual(['Home', 'About us', 'Our Products', 'Enquiry', 'Contact Us']);
    await expect(link(page, 'Home')).toHaveAttribute('href', '/');
    await expect(link(page, 'About us')).toHaveAttribute('href', '/about');
    await expect(link(page, 'Enquiry')).toHaveAttribute('href', '/enquire');
    await expect(link(page, 'Contact Us')).toHaveAttribute('href', '/contact');
    await expect(bar(page).locator('[aria-current="page"]:visible')).toHaveText(['About us']);
    await link(page, 'Contact Us').click();
    await expect(bar(page).locator('[aria-current="page"]:visible')).toHaveText(['Contact Us']);
  });

  test('shows the first level of the products: three submenus and a link', async ({ page }) => {
    await open(page, '/about');
    await expectClosed(page);
    await goDown(page);
    expect(await controls(page)).toEqual(['Primary Shredder', 'Secondary Shredder', 'Baler', 'Other Equipment']);
    expect(await addresses(page)).toEqual(['/othereqptemp']);
    await button(page, 'Our Products').click();
    await expectClosed(page);
  });

  for (const { way, names, links } of [
    {
      way: ['Primary Shredder'],
      names: ['Back', 'Primary Shredders', 'Tyre Shredder', /metal/i, /plastic/i, 'Paper and cardboard'],
      links: ['/shredder', '/metalshredder', '/plasticshredder', '/papershredder'],
    },
    {
      way: ['Primary Shredder', 'Tyre Shredder'],
      names: ['Back', /tyre/i, /SHT6000/, /SHT8000/, /SHT12000/],
      links: ['/tyreshredder', '/sht6000', '/sht8000', '/sht12000'],
    },
    {
      way: ['Secondary Shredder'],
      names: ['Back', /secondary/i, /rasper/i, /metal/i, /plastic/i, 'Paper and Cardboard Shredder'],
      links: ['/secondaryShredder', '/Rasper', '/secondarymetalshredder', '/secondaryplasticshredder', '/secondarypcb'],
    },
    {
      way: ['Baler'],
      names: ['Back', 'Balers', 'Tyre Scrap Baler', /plastic/i, 'Card Board Balers', /metal/i],
      links: ['/baler', '/plasticbaler', '/pcb', '/metalbaler'],
    },
    {
      way: ['Baler', 'Tyre Scrap Baler'],
      names: ['Back', /tyre scrap/i, /BLT150/, /BLT200/, /BLT250/],
      links: ['/tyrescrapbaler', '/blt150', '/blt200', '/blt250'],
    },
  ]) {
    test(`shows only the level ${way.join(' → ')}, with Back first`, async ({ page }) => {
      await open(page, '/about');
      await goDown(page, ...way);
      const shown = await controls(page);
      expect(shown).toHaveLength(names.length);
      names.forEach((name, index) => expect(shown[index]).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name));
      expect(await addresses(page)).toEqual(links);
      await expect(button(page, 'Back')).toBeFocused();
    });
  }

  test('goes up one level with Back, to the button that led down', async ({ page }) => {
    await open(page, '/about');
    await goDown(page, 'Baler', 'Tyre Scrap Baler');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Tyre Scrap Baler')).toBeFocused();
    await button(page, 'Back').click();
    await expect(button(page, 'Baler')).toBeFocused();
    await expect(button(page, 'Back')).toHaveCount(0);
    await expect(button(page, 'Our Products')).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes at a click outside and starts at the first level again', async ({ page }) => {
    await open(page, '/about');
    await goDown(page, 'Primary Shredder', 'Tyre Shredder');
    await page.mouse.click(640, 760);
    await expectClosed(page);
    await goDown(page);
    await expect(button(page, 'Primary Shredder')).toBeVisible();
    await expect(button(page, 'Back')).toHaveCount(0);
  });

  test('stays open at a click on its ground', async ({ page }) => {
    await open(page, '/about');
    await goDown(page, 'Primary Shredder');
    await page.locator('#products-menu').click({ position: { x: 4, y: 4 } });
    await expect(button(page, 'Tyre Shredder')).toBeVisible();
  });

  test('closes with Escape, and the focus is on its button again', async ({ page }) => {
    await open(page, '/about');
    await goDown(page, 'Secondary Shredder');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button(page, 'Our Products')).toBeFocused();
  });

  test('works with the keyboard alone, and closes when the focus goes on', async ({ page }) => {
    await open(page, '/about');
    await button(page, 'Our Products').focus();
    for (const key of ['Enter', 'Tab', 'Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    expect((await controls(page)).slice(2)).toEqual(['SHT6000', 'SHT8000', 'SHT12000']);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect(link(page, 'Enquiry')).toBeFocused();
    await expectClosed(page);
  });

  test('closes and forgets its levels when a link is chosen', async ({ page }) => {
    await open(page, '/about');
    await goDown(page, 'Baler', 'Tyre Scrap Baler');
    await link(page, 'BLT200').click();
    await expect(page).toHaveURL('/blt200');
    await expectClosed(page);
    await goDown(page);
    await expect(button(page, 'Baler')).toBeVisible();
    await expect(button(page, 'Back')).toHaveCount(0);
  });

  test('stays at the top of the window', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await expect(link(page, 'Home')).toBeInViewport();
  });

  test('moves nothing on the page while the program takes over', async ({ page }) => {
    await open(page, '/about');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const sum = (entries: PerformanceEntryList) =>
            resolve(entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0));
          new PerformanceObserver((list) => sum(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });

  test('axe finds nothing in it on any level', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about');
    for (const name of ['Our Products', 'Baler', 'Tyre Scrap Baler']) {
      await button(page, name).click();
      expect(await faultsOf(page), name).toEqual([]);
    }
  });
});

test.describe('the bar on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens and closes behind its toggle, at full height', async ({ page }) => {
    await open(page, '/about');
    await expect(link(page, 'Home')).toBeHidden();
    await button(page, 'Open menu').click();
    await expect(link(page, 'Home')).toBeVisible();
    await expect(link(page, 'Contact Us')).toBeVisible();
    await expect.poll(async () => (await page.locator('#menu').boundingBox())?.height).toBe(740 - 72);
    await button(page, 'Close menu').click();
    await expect(link(page, 'Home')).toBeHidden();
    await expect(button(page, 'Open menu')).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the levels one at a time', async ({ page }) => {
    await open(page, '/about');
    await button(page, 'Open menu').click();
    await goDown(page, 'Primary Shredder', 'Tyre Shredder');
    expect((await controls(page)).slice(2)).toEqual(['SHT6000', 'SHT8000', 'SHT12000']);
    await button(page, 'Back').click();
    await expect(button(page, 'Tyre Shredder')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('collapses and forgets its levels when a link is chosen', async ({ page }) => {
    await open(page, '/about');
    await button(page, 'Open menu').click();
    await goDown(page, 'Baler');
    await link(page, 'Balers').click();
    await expect(page).toHaveURL('/baler');
    await expect(link(page, 'Home')).toBeHidden();
    await button(page, 'Open menu').click();
    await expectClosed(page);
    await goDown(page);
    await expect(button(page, 'Back')).toHaveCount(0);
  });

  test('collapses when the link leads to the page that is shown', async ({ page }) => {
    await open(page, '/about');
    await button(page, 'Open menu').click();
    await link(page, 'About us').click();
    await expect(link(page, 'Home')).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('closes with Escape: first the dropdown, then the panel', async ({ page }) => {
    await open(page, '/about');
    await button(page, 'Open menu').click();
    await goDown(page, 'Baler');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button(page, 'Our Products')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Open menu')).toBeFocused();
    await expect(link(page, 'Home')).toBeHidden();
  });

  test('does not let the page scroll behind the panel, and lets it scroll afterwards', async ({ page }) => {
    await open(page, '/about');
    await button(page, 'Open menu').click();
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button(page, 'Close menu').click();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test('back in the history closes what is open', async ({ page }) => {
  await open(page, '/about');
  await link(page, 'Contact Us').click();
  await expect(page).toHaveURL('/contact');
  await goDown(page, 'Baler');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectClosed(page);
});

test('axe finds nothing in the panel of a phone, on any level', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  for (const name of ['Open menu', 'Our Products', 'Primary Shredder', 'Tyre Shredder']) {
    await button(page, name).click();
    expect(await faultsOf(page), name).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [360, 1280]) {
    test(`every link of the menu stands open at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      for (const name of ['Home', 'About us', 'Enquiry', 'Contact Us', 'Primary Shredders', 'SHT12000', 'BLT250', 'Other Equipment']) {
        await expect(link(page, name)).toBeVisible();
      }
      const links = bar(page).locator('a');
      await expect(links.filter({ visible: true })).toHaveCount(await links.count());
      await expect(bar(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
      await link(page, 'BLT250').click();
      await expect(page).toHaveURL('/blt250');
    });
  }
});

test.describe('the footer', () => {
  test('leads to the main pages, the social profiles, the phone and the e-mail', async ({ page }) => {
    await open(page, '/about');
    const footer = page.getByRole('contentinfo');
    const pages = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    await expect(pages).toHaveText(['Home', 'About Us', 'Products', 'Trade Fairs', 'Enquire Us', 'Contact Us']);
    expect(await pages.evaluateAll((links) => links.map((each) => each.getAttribute('href')))).toEqual([
      '/',
      '/about',
      '/ourproducts',
      '/Tradefairs',
      '/enquire',
      '/contact',
    ]);
    await expect(footer.getByRole('img')).toBeVisible();
    await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(footer.locator('a[target="_blank"][rel="noopener noreferrer"]').first()).toBeVisible();
    await expect(footer.getByText(/^© 2023 /)).toBeVisible();
  });
});

test.describe('the way back to the top', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  test('appears above 200 px, not at 200 px, and scrolls up', async ({ page }) => {
    await open(page, '/ourproducts');
    const up = page.getByRole('button', { name: 'Back to top' });
    await expect(up).toHaveCount(0);
    await scrollDown(page, 200);
    await page.waitForTimeout(300);
    await expect(up).toHaveCount(0);
    await scrollDown(page, 201);
    await expect(up).toBeVisible();
    await scrollDown(page, 2000);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toHaveCount(0);
  });

  test('scrolls at once when motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/ourproducts');
    await scrollDown(page, 2000);
    const position = await page.getByRole('button', { name: 'Back to top' }).evaluate((up: HTMLElement) => {
      up.click();
      return scrollY;
    });
    expect(position).toBe(0);
  });
});
