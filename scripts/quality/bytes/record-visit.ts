import type { Browser, Request } from '@playwright/test';

/** One request of a first visit; an address that is asked for again, from the browser's cache, is no second one. */
export interface Fetched {
  /** With its host. */
  address: string;
  /** The media type without parameters: `text/javascript`. */
  type: string;
  /** Of the answer's body as it came over the line, compressed. */
  bytes: number;
  /** Whether the page itself asked for it, rather than the service worker, which keeps pages for later. */
  ofPage: boolean;
}

/** Milliseconds without a request after which a visit counts as complete. */
const QUIET = 1500;
/** Milliseconds that are waited for the service worker at most: it is registered three seconds after the load. */
const LONGEST = 20_000;

async function describe(request: Request): Promise<Fetched | undefined> {
  const response = await request.response();
  if (!response) return undefined;
  const headers = await response.allHeaders();
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const length = headers['content-length'];
  const bytes = length === undefined ? (await request.sizes()).responseBodySize : Number(length);
  return { address: request.url(), type, bytes, ofPage: request.serviceWorker() === null };
}

/**
 * Opens an address in a fresh browser profile, touches nothing, waits until the program runs and nothing is fetched any more, and
 * tells all that was asked for, by the browser's own log.
 */
export async function recordVisit(browser: Browser, address: string): Promise<Fetched[]> {
  const context = await browser.newContext();
  try {
    const asked: Promise<Fetched | undefined>[] = [];
    let lastAt = Date.now();
    context.on('request', () => (lastAt = Date.now()));
    context.on('requestfinished', (request) => {
      lastAt = Date.now();
      asked.push(describe(request));
    });
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
    const from = Date.now();
    const isServed = page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await Promise.race([isServed, new Promise((resolve) => setTimeout(resolve, LONGEST))]);
    while (Date.now() - lastAt < QUIET && Date.now() - from < LONGEST) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const all = (await Promise.all(asked)).filter((one) => one !== undefined);
    const ofPage = all.filter((one) => one.ofPage);
    const own = new Set(ofPage.map((one) => one.address));
    const byWorker = all.filter((one) => !one.ofPage && !own.has(one.address));
    return [...new Map([...ofPage, ...byWorker].map((one) => [one.address, one])).values()];
  } finally {
    await context.close();
  }
}
