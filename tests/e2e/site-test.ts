import { expect, test as base, type Page } from '@playwright/test';
import { hydrated } from '../../scripts/lib/browser/browser.ts';

interface SiteOptions {
  /** Console messages that this test causes on purpose. */
  expectedConsole: RegExp | undefined;
  /** Foreign origin that this test contacts on purpose. */
  expectedOrigin: string | undefined;
}

/** Playwright's message when the configuration blocks service workers. */
const blocked = /^Service Worker registration blocked by Playwright/;

/**
 * Tag of tests that `npm run quality -- --steady` runs instead of `npm test`: the same for one kind of page after the
 * other, and long ways through the editor whose rules unit tests hold.
 */
export const sweep = '@sweep';

/** Opens a page and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits for the effects of a scroll: `scroll` events fire with the next frame. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** For what takes a fraction of a second, like scrolling: the usual pauses between looks grow to a second. */
export const often = { intervals: [50] };

/** Holds back responses from matching URLs. @returns a function that releases them */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Changes some fields of a page's data in transit. */
export async function spoilData(page: Page, path: string, fields: Record<string, unknown>): Promise<void> {
  await page.route(`**/_data${path}.json`, async (route) => {
    const data = (await (await route.fetch()).json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...data, ...fields } });
  });
}

/** Playwright's test on the built site; any console message, page error or request to another origin fails it. */
export const test = base.extend<SiteOptions>({
  expectedConsole: [undefined, { option: true }],
  expectedOrigin: [undefined, { option: true }],
  page: async ({ page, expectedConsole, expectedOrigin, baseURL }, use) => {
    const problems: string[] = [];
    const note = (kind: string, text: string, where = '') => {
      if (!expectedConsole?.test(text) && !blocked.test(text)) problems.push(`${kind}: ${text} ${where}`);
    };
    page.on('console', (message) => note(`console ${message.type()}`, message.text(), message.location().url));
    page.on('pageerror', (error) => note('page error', error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (!protocol.startsWith('http') || origin === baseURL || origin === expectedOrigin) return;
      problems.push(`request to another origin: ${request.url()}`);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect, hydrated };
