import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../../e2e/site-test.ts';

/** Properties that would change if rules of the same specificity were reordered: borders, spacing, type. */
const properties = ['border-bottom-width', 'padding-bottom', 'padding-left', 'margin-top', 'display', 'font-weight'];

/** These properties for all elements in `<main>`, in document order. */
const looks = (page: Page) =>
  page.getByRole('main').evaluate((main, names) => {
    const parts = [...main.querySelectorAll('*')];
    return parts.map((part) => {
      const style = getComputedStyle(part);
      return `${part.tagName} ${names.map((name) => style.getPropertyValue(name)).join(' ')}`;
    });
  }, properties);

test('a page looks the same whether its styles come with the document or with the program', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of ['/compare/tyreshredder', '/enquire', '/blt200']) {
    await open(page, route);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await looks(page);
    await open(page, '/about');
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, route);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('About Us');
    await hydrated(page);
    await expect.poll(async () => await looks(page), route).toEqual(loaded);
  }
});

/** The number of CSS rules of the page. */
const countRules = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));

test('a page looks the same if its styles were loaded while its link was hovered', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const links = [
    ['/about', '/enquire'],
    ['/find', '/blt200'],
  ] as const;
  for (const [from, route] of links) {
    await open(page, route);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await looks(page);
    await open(page, from);
    const before = await countRules(page);
    const link = page.locator(`a[href="${route}"]:visible`).first();
    await link.hover();
    await expect.poll(() => countRules(page), route).toBeGreaterThan(before);
    await link.click();
    await expect(page).toHaveURL(route);
    await hydrated(page);
    await expect.poll(async () => await looks(page), route).toEqual(loaded);
  }
});

for (const address of ['/', '/ourproducts', '/enquire']) {
  test(`hydration keeps the style rules of ${address} where the server wrote them, and adds none twice`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.evaluate(() => {
      const moved = document.documentElement.dataset;
      new MutationObserver((changes) => {
        if (changes.some(({ removedNodes }) => removedNodes.length > 0)) moved['moved'] = '';
      }).observe(document.head, { childList: true });
    });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined();
    const [fromServer, fromProgram] = await page.evaluate(() =>
      ['style[data-rules]', 'style[data-emotion]'].map((selector) =>
        [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
          [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
        ),
      ),
    );
    expect(fromServer?.length).toBeGreaterThan(50);
    expect(fromProgram?.filter((rule) => fromServer?.includes(rule))).toEqual([]);
  });
}
