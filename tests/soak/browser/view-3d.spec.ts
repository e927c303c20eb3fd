import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, findBrowser } from '../../../scripts/lib/browser/find-browser.ts';
import { expect, open, test } from '../../e2e/site-test.ts';

// Software WebGL.
const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
// Screenshots of a canvas and blocked requests both log console messages.
test.use({
  expectedConsole: /ReadPixels/,
  launchOptions: { executablePath: findBrowser(), args: [...browserFlags, ...software] },
});

const parts = /^(Front doors|Frame|Door locks|Controls|Hoses|Surroundings)$/;

/** Opens the 3D view of a machine. */
async function openModel(page: Page): Promise<{ canvas: Locator; words: Locator }> {
  await open(page, '/blt150');
  const button = page.getByRole('button', { name: 'View in 3D' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const words = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(words).toContainText('Drag or use the arrow keys');
  return { canvas: page.locator('canvas'), words };
}

/**
 * Bounds of the coloured pixels (the machine without its shadow): left, top, right, bottom, as shares of the picture.
 */
async function edgesOf(picture: Locator): Promise<number[]> {
  const { data, info } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const edges = [1, 1, 0, 0];
  for (let i = 0; i < width * height; i += 1) {
    const colours = [...data.subarray(3 * i, 3 * i + 3)];
    if (Math.max(...colours) - Math.min(...colours) <= 60) continue;
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
    [Math.min, Math.min, Math.max, Math.max].forEach((choose, at) => {
      edges[at] = choose(edges[at] ?? 0, at % 2 ? y : x);
    });
  }
  return edges;
}

/** Acts on the 3D view. @returns whether it looks different afterwards */
async function changes(canvas: Locator, act: () => Promise<void>): Promise<boolean> {
  const before = await canvas.screenshot();
  await act();
  return !(await canvas.screenshot()).equals(before);
}

test('the 3D model and its program load on a click; keys turn it, and it names its parts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/blt150');
  expect(requested.filter((url) => /view-3d|\.glb/.test(url))).toEqual([]);
  const inPicture = await edgesOf(page.locator('main img[fetchpriority="high"]'));
  const { canvas, words } = await openModel(page);
  expect(requested.filter((url) => url.endsWith('/blt150.glb'))).toHaveLength(1);
  const moved = (await edgesOf(canvas)).map((edge, i) => Math.abs(edge - (inPicture[i] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(0.01);
  await expect(canvas).toHaveAccessibleName(/^BLT150 in 3D\. Drag or use the arrow keys/);
  for (let turned = 0; turned < 4; turned += 1) {
    const [left = 0, top = 0, right = 1, bottom = 1] = await edgesOf(canvas);
    expect(Math.min(left, top, 1 - right, 1 - bottom)).toBeGreaterThan(0.01);
    for (let step = 0; step < 9; step += 1) await canvas.press('ArrowRight');
  }
  for (const key of ['ArrowRight', 'ArrowUp', '+'])
    expect(await changes(canvas, () => canvas.press(key)), key).toBe(true);
  await canvas.press('Enter');
  const first = await words.textContent();
  await canvas.press('Space');
  await expect(words).not.toHaveText(first ?? '');
  await canvas.press('Escape');
  await expect(canvas).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeFocused();
  await page.getByRole('button', { name: 'View in 3D' }).press('Enter');
  await expect(canvas).toBeVisible();
  await page.getByRole('button', { name: 'Show view: front' }).click();
  await expect(canvas).toHaveCount(0);
  await expect(page.locator('main img[fetchpriority="high"]')).toHaveAttribute('src', /-front\.svg$/);
});

test('with a mouse a drag turns the model and names nothing; a press names a part', async ({ page }) => {
  const { canvas, words } = await openModel(page);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 3 });
    await page.mouse.up();
  };
  expect(await changes(canvas, drag)).toBe(true);
  await expect(words).toContainText('Drag or use the arrow keys');
  await canvas.click();
  await expect(words).toHaveText(parts);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one finger turns the model, two zoom, a tap names a part', async ({ page }) => {
    const { canvas, words } = await openModel(page);
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    if (!box) throw new Error('There is no canvas');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const driver = await page.context().newCDPSession(page);
    /** A touch gesture from one set of positions to another. */
    const swipe = async (from: [number, number][], to: [number, number][]): Promise<void> => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: [number, number][]) =>
        driver.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: fingers.map(([px, py], id) => ({ x: px, y: py, id })),
        });
      await touch('touchStart', from);
      await touch('touchMove', to);
      await touch('touchEnd', []);
    };
    expect(await changes(canvas, () => swipe([[x, y]], [[x + 70, y]]))).toBe(true);
    const spread = () =>
      swipe(
        [
          [x - 20, y],
          [x + 20, y],
        ],
        [
          [x - 70, y],
          [x + 70, y],
        ],
      );
    expect(await changes(canvas, spread)).toBe(true);
    await page.touchscreen.tap(x, y);
    await expect(words).toHaveText(parts);
  });
});

test('without WebGL, the page says that the file opens elsewhere, and logs no error', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, '/blt150');
  await page.getByRole('button', { name: 'View in 3D' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'This browser cannot show the 3D model' })).toBeVisible();
});
