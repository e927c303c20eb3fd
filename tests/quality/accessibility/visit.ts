import { errors, test as base, type Page } from '@playwright/test';
import { hydrated } from '../../../scripts/lib/browser/browser.ts';
import { frames } from '../../e2e/site-test.ts';

/** Mock response for other origins. */
const elsewhere = '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>';

/**
 * Timeout in milliseconds for the network to become idle. The browser sometimes does not report the end of a worker's
 * request; then only `aria-busy` counts.
 */
const IDLE_TIMEOUT = 10_000;

/** Playwright's test with reduced motion, and with other origins mocked. */
export const test = base.extend({
  viewport: { width: 1440, height: 800 },
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
  page: async ({ page, baseURL }, use) => {
    await page.context().route(
      ({ origin, protocol }) => protocol.startsWith('http') && origin !== baseURL,
      (route) => route.fulfill({ contentType: 'text/html', body: elsewhere }),
    );
    page.on('dialog', (dialog) => void dialog.dismiss());
    await use(page);
  },
});

/** Opens a path and waits until the page is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  // The editor does not run the site's program: wait for its requests instead.
  const isProgrammed = await page.evaluate(() => document.querySelector('script[data-shell]') !== null);
  if (isProgrammed) await hydrated(page);
  else {
    await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT }).catch((error: Error) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
    await page.locator('main:not([aria-busy="true"])').waitFor();
  }
  await waitUntilStill(page);
}

/** Waits until the document has not changed for 120 ms, for at most 3 s. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 120);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 120);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(resolve, 3000);
      }),
  );
  // With reduced motion, changes are transitions that end with the next frame, which a busy machine is late with.
  await frames(page);
}
