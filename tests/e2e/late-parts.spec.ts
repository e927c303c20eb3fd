import type { Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

/** Holds back a part of the program. @returns what lets it go */
async function hold(page: Page, part: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(part, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a button of the testimonials that is pressed before its program came does its work when it has, and keeps the focus', async ({
  page,
}) => {
  const release = await hold(page, /\/testimonial-carousel-/);
  await open(page, '/');
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /^1 of/ })).toBeVisible();
  release();
  await expect(page.getByRole('group', { name: /^2 of/ })).toBeVisible();
  await expect(next).toBeFocused();
});

test('the products menu opens when its program has come', async ({ page }) => {
  const release = await hold(page, /\/menu-level-/);
  await open(page, '/blt150');
  const opener = page.getByRole('button', { name: 'Our Products' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Primary Shredder' })).toBeVisible();
});
