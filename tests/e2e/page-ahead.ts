import type { Locator, Page } from '@playwright/test';

/** Heading of the page rendered out of sight, if any. */
export const ahead = (page: Page): Locator => page.locator('main h1').filter({ visible: false });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const link = (page: Page, path: string): Locator => page.locator(`main a[href="${path}"]:visible`).first();

export const mark = (title: Locator) => title.evaluate((element: HTMLElement) => (element.dataset['mark'] = 'ahead'));
/** Waits until the page is idle. */
export const rest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 300)));
