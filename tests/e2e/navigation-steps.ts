/** Steps and locators for the navigation tests. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test.ts';

export const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const button = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true });
export const link = (page: Page, name: string): Locator => bar(page).getByRole('link', { name, exact: true });

/** Opens the products dropdown and enters its levels. */
export async function goDown(page: Page, ...names: string[]): Promise<void> {
  for (const name of ['Our Products', ...names]) await button(page, name).click();
}

/** The visible controls of the products menu's levels, in tab order. */
export const controls = (page: Page): Promise<string[]> =>
  page
    .locator('#products :is(a, button)')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.textContent ?? ''),
    );
export const addresses = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('#products a')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('href')),
    );

export async function expectClosed(page: Page): Promise<void> {
  await expect(button(page, 'Our Products')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#products-menu')).toBeHidden();
}
