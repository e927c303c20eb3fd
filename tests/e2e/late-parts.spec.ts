import { expect, hold, open, test } from './site-test.ts';

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

test('what a visitor does while the program starts by itself counts as a sign', async ({ page }) => {
  const release = await hold(page, /\/hydrate-/);
  await page.setViewportSize({ width: 360, height: 740 });
  const fetched = page.waitForRequest(/\/hydrate-/);
  await page.goto('/strip-cutter');
  await fetched;
  // The program starts three seconds after the load, and waits for its part.
  await page.waitForTimeout(4000);
  const inquiry = page.getByRole('region', { name: 'Inquiry' });
  await inquiry.scrollIntoViewIfNeeded();
  await expect(inquiry).toBeInViewport();
  await page.waitForTimeout(500);
  const talk = page.waitForRequest(/\/talk-now-/);
  release();
  await talk;
});
