import type { Page } from '@playwright/test';

/** Milliseconds that the pointer rests on a link before it is pressed: what people take at least from pointing to pressing. */
const REST = 250;

/** Notes, in each document of this page, when a click came and when what it led to was painted. */
export async function prepareTiming(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('main')?.firstElementChild;
        const look = () => {
          const content = document.querySelector('main')?.firstElementChild;
          if (!content || content === before) {
            requestAnimationFrame(look);
            return;
          }
          // The callback runs before the frame is drawn; the message arrives after it.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            document.documentElement.dataset['paintedAfter'] = String(performance.now() - timeStamp);
          });
          port1.start();
          port2.postMessage('');
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
}

/**
 * Points at a link of the content, rests there as a person does, and clicks.
 * @returns milliseconds from the click until the new page was painted
 */
export async function clickAndPaint(page: Page, href: string): Promise<number> {
  const link = page.locator(`main a[href="${href}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(REST);
  await page.waitForLoadState('networkidle');
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => document.documentElement.dataset['paintedAfter'] !== undefined);
  return Number(await page.evaluate(() => document.documentElement.dataset['paintedAfter']));
}
