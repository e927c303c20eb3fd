import { browserFlags } from '../../scripts/lib/browser/browser-flags.ts';
import { findBrowser } from '../../scripts/lib/browser/find-browser.ts';
import { expect, open, test } from './site-test.ts';

// WebGL by the processor.
const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
// Screenshots of a canvas make the driver talk.
test.use({
  expectedConsole: /ReadPixels/,
  launchOptions: { executablePath: findBrowser(), args: [...browserFlags, ...software] },
});

test('the 3D model comes with its program after a press, is turned with keys, and names its parts', async ({
  page,
}) => {
  // A processor draws slowly.
  test.setTimeout(120_000);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/blt150');
  expect(requested.filter((url) => /model-view|\.glb/.test(url))).toEqual([]);
  const button = page.getByRole('button', { name: 'View in 3D' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const canvas = page.locator('canvas');
  const words = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(words).toContainText('Drag or use the arrow keys', { timeout: 60_000 });
  expect(requested.filter((url) => url.endsWith('/blt150.glb'))).toHaveLength(1);
  await expect(canvas).toHaveAccessibleName(/3D model\. Drag or use the arrow keys/);
  const before = await canvas.screenshot();
  await canvas.press('ArrowRight');
  await canvas.press('+');
  expect((await canvas.screenshot()).equals(before)).toBe(false);
  await canvas.click();
  await expect(words).toHaveText(/^(Front doors|Frame|Door locks|Controls|Hoses|Surroundings)$/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Show view: front' }).click();
  await expect(canvas).toHaveCount(0);
  await expect(page.locator('main img[fetchpriority="high"]')).toHaveAttribute('src', /-front\.svg$/);
});
