import { expect, test as base, type Page } from '@playwright/test';

interface SiteOptions {
  /** Console messages that this test provokes on purpose. */
  expectedConsole: RegExp[];
  /** Requests to other origins that this test provokes on purpose. */
  expectedOrigins: string[];
}

/** Waits until the program has taken over the page; it starts by itself when the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
}

/** Opens a page and waits until it lives. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Playwright's test on the built site; any console message, page error or request to another origin fails it. */
export const test = base.extend<SiteOptions>({
  expectedConsole: [[], { option: true }],
  expectedOrigins: [[], { option: true }],
  page: async ({ page, expectedConsole, expectedOrigins, baseURL }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (!expectedConsole.some((pattern) => pattern.test(message.text()))) faults.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      if (!expectedConsole.some((pattern) => pattern.test(error.message))) faults.push(`page error: ${error.message}`);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (!protocol.startsWith('http') || origin === baseURL || expectedOrigins.includes(origin)) return;
      faults.push(`request to another origin: ${request.url()}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };
