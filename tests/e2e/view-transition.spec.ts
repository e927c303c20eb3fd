import type { Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

/** Marks the beginning and the end of each transition in the page's own timeline. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      performance.mark('started');
      const transition = start(options);
      void transition.finished.then(() => performance.mark('finished'));
      return transition;
    };
  });
}

const count = (page: Page, mark: 'started' | 'finished') =>
  page.evaluate((name) => performance.getEntriesByName(name).length, mark);
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test('another page fades in, with the focus at its content and the view at its top', async ({ page }) => {
  await watch(page);
  await open(page, '/baler');
  await page.locator('main a[href="/tyrescrapbaler"]').first().click();
  await expect.poll(() => count(page, 'finished')).toBe(1);
  await expect(page).toHaveURL('/tyrescrapbaler');
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await shift(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/baler');
});

test('the page that comes can be used while the other fades', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
        performance.mark('paused');
      });
      return transition;
    };
  });
  await open(page, '/baler');
  await page.locator('main a[href="/tyrescrapbaler"]').first().click();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('paused').length)).toBe(1);
  // By the pointer, where it is: the driver's own click waits for the end of the fade.
  const { x, y } = await page
    .locator('main a[href="/baler"]')
    .first()
    .evaluate((link) => link.getBoundingClientRect().toJSON() as DOMRect);
  await page.mouse.click(x + 2, y + 2);
  await expect(page).toHaveURL('/baler');
});

test('a visit in which a fade was slow has no other', async ({ page }) => {
  await watch(page);
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { update } = options as { update: () => Promise<void> };
      const late = async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await update();
      };
      return start({ ...(options as object), update: late });
    };
  });
  await open(page, '/baler');
  await page.locator('main a[href="/tyrescrapbaler"]').first().click();
  await expect.poll(() => count(page, 'finished')).toBe(1);
  await page.locator('main a[href="/blt150"]').first().click();
  await expect(page).toHaveURL('/blt150');
  await open(page, '/baler');
  await page.locator('main a[href="/tyrescrapbaler"]').first().click();
  await expect(page.locator('#main')).toBeFocused();
  expect(await count(page, 'started')).toBe(0);
});

test('a change within the page does not fade', async ({ page }) => {
  await watch(page);
  await open(page, '/find');
  await page.locator('main input[type="checkbox"], main input[type="radio"]').first().check({ force: true });
  await expect.poll(() => new URL(page.url()).search).not.toBe('');
  expect(await count(page, 'started')).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing fades', async ({ page }) => {
    await watch(page);
    await open(page, '/baler');
    await page.locator('main a[href="/tyrescrapbaler"]').first().click();
    await expect(page.locator('#main')).toBeFocused();
    expect(await count(page, 'started')).toBe(0);
  });
});
