import { brokenWords } from './broken-words.ts';
import { goDown } from './navigation-steps.ts';
import { expect, open, test } from './site-test.ts';

test.describe('with its text twice as large', () => {
  test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

  test('no page breaks a word or becomes wider than the window', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
    );
    // Of the other kinds `npm run quality -- accessibility` says so.
    for (const path of ['/', '/tyrescrapbaler', '/magnetic-steel-separators', '/tyre-chip-line', '/enquire']) {
      await open(page, path);
      expect(await brokenWords(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1280);
    }
  });
});

test('no name of a level of the menu is broken; on a phone no field is so small that iOS enlarges the page when it is touched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  await goDown(page, 'Secondary Shredder');
  expect(await brokenWords(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/enquire', '/find', '/compare/tyreshredder', '/search']) {
    await open(page, path);
    const sizes = await page
      .locator(':is(select, textarea, input:not([type=checkbox], [type=radio])):visible')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(16, ...sizes), path).toBe(16);
  }
});

test('with forced colours, and with more contrast, what is chosen looks different', async ({ page }) => {
  // A background changes in a transition, on the way of which even equal ones differ.
  const still = () =>
    page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element);
        return [outlineStyle, outlineWidth, backgroundColor].join(' ');
      });
  for (const [path, chosen, other] of [
    ['/blt150', 'main button[aria-pressed="true"]', 'main button[aria-pressed="false"]'],
    ['/tyrescrapbaler', 'main label:has(input:checked) strong', 'main label:has(input:not(:checked)) strong'],
    ['/about', 'nav a[aria-current="page"]', 'nav a[href="/contact"]'],
    ['/', '[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  ] as const) {
    await open(page, path);
    for (const setting of [
      { forcedColors: 'active', contrast: 'no-preference' },
      { forcedColors: 'none', contrast: 'more' },
    ] as const) {
      await page.emulateMedia({ ...setting, reducedMotion: 'reduce' });
      await still();
      expect(await look(chosen), `${path} ${JSON.stringify(setting)}`).not.toBe(await look(other));
    }
  }
});

test('on the black ground of forced colours, the words that a search found and the thumbnails of a machine are seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/search?q=tyre');
  const { ground, ink } = await page
    .locator('mark')
    .first()
    .evaluate((mark) => ({ ground: getComputedStyle(mark).backgroundColor, ink: getComputedStyle(mark).color }));
  expect(ground).not.toMatch(/^rgba\(/);
  expect(ink).not.toBe(ground);
  await open(page, '/blt150');
  await expect(page.locator('main button[aria-pressed="false"] img').first()).toHaveCSS('mix-blend-mode', 'normal');
});
