import { AxeBuilder } from '@axe-core/playwright';
import { onePerKind } from './routes.ts';
import { expect, open, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce' });

for (const [name, width] of [
  ['a phone', 360],
  ['a desk', 1440],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const route of onePerKind) {
      test(`axe finds nothing on ${route}`, async ({ page }) => {
        await open(page, route);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      });
    }
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  for (const route of onePerKind) {
    test(`${route} does not scroll sideways`, async ({ page }) => {
      await open(page, route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});
