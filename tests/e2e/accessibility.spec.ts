import { barriersOn } from './find-barriers.ts';
import { onePerKind } from './routes.ts';
import { expect, open, test } from './site-test.ts';

// On a desk, in forced colours and in every state, `npm run quality -- accessibility states` asks axe about all pages.
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 700 } });

for (const route of onePerKind) {
  test(`${route} does not scroll sideways at 320 px, and axe finds nothing at 360 px`, async ({ page }) => {
    await open(page, route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await barriersOn(page)).toEqual([]);
  });
}
