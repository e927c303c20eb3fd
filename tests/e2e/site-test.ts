import { expect, test as base, type Page } from '@playwright/test';

interface SiteOptions {
  /** Console messages that this test provokes on purpose. */
  expectedConsole: RegExp | undefined;
  /** The foreign origin that this test asks on purpose. */
  expectedOrigin: string | undefined;
}

/** What Playwright says where the configuration keeps service workers away. */
const blocked = /^Service Worker registration blocked by Playwright/;

/** Waits until the program has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
}

/** Opens a page and waits until it lives. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until what follows from a scroll has come: the browser tells of it with a frame. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Holds back what the page fetches from some addresses. @returns what lets it go */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Has the data of a page arrive with other values in some of its fields. */
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
    const note = (kind: string, text: string) => {
      if (!expectedConsole?.test(text) && !blocked.test(text)) problems.push(`${kind}: ${text}`);
    };
    page.on('console', (message) => note(`console ${message.type()}`, message.text()));
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

export { expect };
