import { errors, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { takenOver } from '../../lib/browser/browser.ts';

/** The page that stands for what other origins would answer. */
const elsewhere = '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>';

/**
 * Milliseconds within which the network is quiet. Now and then the browser never tells of the end of what a worker fetches,
 * though it has come: what then counts is that the page itself no longer waits.
 */
const QUIET = 10_000;

export interface VisitOptions extends BrowserContextOptions {
  /** Of the server. */
  address: string;
  width: number;
  height?: number;
}

/** A page of its own for one visit, without a service worker and without other origins; motion is reduced. */
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

/** Opens an address and waits until the program has taken the page over, where it does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  // Pages without the site's program (the editor) have no sign of it; what they show they fetch first.
  const isProgrammed = await page.evaluate(() => document.querySelector('script[data-shell]') !== null);
  if (isProgrammed) await takenOver(page);
  else {
    await page.waitForLoadState('networkidle', { timeout: QUIET }).catch((error: Error) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
    await page.locator('main:not([aria-busy="true"])').waitFor();
  }
  await settle(page);
}

/** Waits until nothing in the document has changed for a moment: 120 ms, or 3 s where it never rests. */
export async function settle(page: Page): Promise<void> {
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
