import type { CDPSession, Page } from '@playwright/test';
import { expectPicture, middleOfStage, openSlider } from './gallery-steps.ts';
import { expect, often, test } from './site-test.ts';

type Point = [x: number, y: number];

/** Waits until the slider has stopped. */
const atRest = (page: Page) =>
  expect.poll(() => page.locator('.slick-track').evaluate((track) => track.getAnimations().length), often).toBe(0);

/**
 * Moves the pointer with exact timestamps, independent of the machine's load: `pace` milliseconds from point to
 * point.
 */
async function mouseWay(browser: CDPSession, pace: number, points: Point[]): Promise<void> {
  let timestamp = Date.now() / 1000;
  for (const [index, [x, y]] of points.entries()) {
    const type = index === 0 ? 'mousePressed' : index === points.length - 1 ? 'mouseReleased' : 'mouseMoved';
    const button = { button: 'left', buttons: 1, clickCount: 1 } as const;
    await browser.send('Input.dispatchMouseEvent', { type, x, y, timestamp, ...button });
    timestamp += pace / 1000;
  }
}

async function fingerWay(browser: CDPSession, pace: number, points: Point[]): Promise<void> {
  let timestamp = Date.now() / 1000;
  for (const [index, [x, y]] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }], timestamp });
    timestamp += pace / 1000;
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
}

/** Drags the mouse over a share of the width in two seconds. */
async function dragSlowly(page: Page, browser: CDPSession, share: number): Promise<void> {
  const { x, y, width } = await middleOfStage(page);
  await mouseWay(browser, 1000, [
    [x, y],
    [x + width * share, y],
    [x + width * share, y],
  ]);
}

test('a slow drag counts from 30 % of the width on, a short one when it is a flick of 0.4 pixels a millisecond', async ({
  page,
}) => {
  await openSlider(page);
  const browser = await page.context().newCDPSession(page);
  await dragSlowly(page, browser, -0.28);
  await atRest(page);
  await expectPicture(page, 1);
  await dragSlowly(page, browser, -0.32);
  await expectPicture(page, 2);
  await dragSlowly(page, browser, 0.32);
  await expectPicture(page, 1);
  await dragSlowly(page, browser, 0.32);
  await expectPicture(page, 7);

  const { x, y } = await middleOfStage(page);
  const way: Point[] = [
    [x, y],
    [x - 20, y],
    [x - 40, y],
  ];
  await mouseWay(browser, 55, way);
  await atRest(page);
  await expectPicture(page, 7);
  await mouseWay(browser, 45, way);
  await expectPicture(page, 1);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
  test('a finger flicks to the next picture, and a vertical move scrolls the page', async ({ page }) => {
    await openSlider(page);
    const browser = await page.context().newCDPSession(page);
    const { x, y } = await middleOfStage(page);
    await fingerWay(browser, 20, [
      [x, y],
      [x - 40, y],
      [x - 80, y],
      [x - 100, y],
    ]);
    await expectPicture(page, 2);
    await fingerWay(browser, 20, [
      [x - 100, y],
      [x - 40, y],
      [x, y],
    ]);
    await expectPicture(page, 1);
    const before = await page.evaluate(() => scrollY);
    await fingerWay(browser, 20, [
      [x, y],
      [x - 5, y - 40],
      [x - 10, y - 90],
      [x - 10, y - 120],
    ]);
    await expect.poll(() => page.evaluate(() => scrollY), often).toBeGreaterThan(before);
    await expectPicture(page, 1);
  });
});
