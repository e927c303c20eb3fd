import { chromium, type Browser, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser.ts';

/** Launches the browser for the duration of `use`. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
}
