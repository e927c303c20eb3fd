import { browserFlags, findBrowser } from '../../scripts/lib/browser/find-browser.ts';
import { expect, frames, often, open, sweep, test } from './site-test.ts';

// Software WebGL, which logs that it reads pixels.
const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
test.use({
  expectedConsole: /ReadPixels|GPU stall/,
  launchOptions: { executablePath: findBrowser(), args: [...browserFlags, ...software] },
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

test(
  'the 3D view takes the focus, has a button for each movement, lets the page scroll past it and fills the screen until Escape',
  { tag: sweep },
  async ({ page }) => {
    await open(page, '/blt150');
    await page.getByRole('button', { name: 'View in 3D' }).tap();
    const view = page.getByRole('dialog', { name: 'BLT150 in 3D' });
    const canvas = view.locator('canvas');
    await expect(canvas).toBeFocused();
    await expect(view.getByRole('button', { name: 'Turn left' })).toBeEnabled();
    for (const name of ['Turn left', 'Turn right', 'More from above', 'More from the side', 'Zoom in', 'Zoom out']) {
      const box = await view.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    const first = await canvas.screenshot();
    await view.getByRole('button', { name: 'Turn left' }).tap();
    await view.getByRole('button', { name: 'Zoom in' }).tap();
    expect((await canvas.screenshot()).equals(first)).toBe(false);
    await view.getByRole('button', { name: 'Reset the view' }).tap();
    await frames(page);
    expect((await canvas.screenshot()).equals(first)).toBe(true);

    // A finger that moves upwards on it scrolls the page.
    await canvas.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
    const before = await page.evaluate(() => scrollY);
    const driver = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: number[]) =>
      driver.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((at) => ({ x: x + width / 2, y: at, id: 0 })),
      });
    await touch('touchStart', y + height - 40);
    for (let moved = 20; moved <= 160; moved += 20) await touch('touchMove', y + height - 40 - moved);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY), often).toBeGreaterThan(before + 50);

    await view.getByRole('button', { name: 'Fill the screen' }).tap();
    const whole = await view.boundingBox();
    expect(whole).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect((await canvas.boundingBox())?.height).toBeGreaterThan(400);
    await page.keyboard.press('Escape');
    await expect(view.getByRole('button', { name: 'Fill the screen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View in 3D' })).toBeFocused();
  },
);
