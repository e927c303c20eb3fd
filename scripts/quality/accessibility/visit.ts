import { errors, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { hydrated } from '../../lib/browser/browser.ts';

/** Mock response for other origins. */
const elsewhere = '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>';

/**
 * Timeout in milliseconds for the network to become idle. The browser sometimes does not report the end of a worker's
 * request; then only `aria-busy` counts.
 */
const IDLE_TIMEOUT = 10_000;

export interface VisitOptions extends BrowserContextOptions {
  /** Of the server. */
  address: string;
  width: number;
  height?: number;
}

/** A page in a new context, with reduced motion, without service workers, and with other origins mocked. */
export async function withPage<Result>(
  browser: Browser,
  { address, width, height = 800, ...options }: VisitOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  try {
    await context.route(
      ({ origin, protocol }) => protocol.startsWith('http') && origin !== address,
      (route) => route.fulfill({ contentType: 'text/html', body: elsewhere }),
    );
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss());
    return await use(page);
  } finally {
    await context.close();
  }
}

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
}
