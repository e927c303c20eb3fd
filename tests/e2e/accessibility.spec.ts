import { barriersOn } from './find-barriers.ts';
import { onePerKind } from './routes.ts';
import { expect, open, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  for (const route of onePerKind) {
    test(`${route} does not scroll sideways at 320 px, and axe finds nothing at 360 px`, async ({ page }) => {
      await open(page, route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await barriersOn(page)).toEqual([]);
    });
  }
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 800 } });
  for (const route of onePerKind) {
    test(`axe finds nothing on ${route}`, async ({ page }) => {
      await open(page, route);
      expect(await barriersOn(page)).toEqual([]);
    });
  }
});
