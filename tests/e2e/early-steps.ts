import type { Page } from '@playwright/test';
import { hold } from './site-test.ts';

/** Opens a page whose scripts are held back. @returns a function that releases them */
export async function openEarly(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, /\/hydrate-/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}
