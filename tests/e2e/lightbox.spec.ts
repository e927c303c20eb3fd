import type { Locator, Page } from '@playwright/test';
import { expect, open, sweep, test } from './site-test.ts';

const opener = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /^Enlarge: / });

async function enlarge(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  await opener(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

test.describe('the main picture', () => {
  const path = '/blt200';

  test('opens enlarged; Escape, the button and a click outside close it; the arrow keys go around, and the page keeps the last view', async ({
    page,
  }) => {
    const dialog = await enlarge(page, path);
    const small = await opener(page).locator('img').boundingBox();
    const large = await dialog.getByRole('img').boundingBox();
    const room = await dialog.getByRole('group').boundingBox();
    expect(large?.width).toBeGreaterThan(small?.width ?? 0);
    // It fills the width or the height.
    const filled = [(large?.width ?? 0) / (room?.width ?? 1), (large?.height ?? 0) / (room?.height ?? 1)];
    expect(Math.max(...filled)).toBeGreaterThan(0.98);
    expect(Math.max(...filled)).toBeLessThanOrEqual(1.001);
    await page.keyboard.press('Escape');
    await expectClosed(page);

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectClosed(page);

    await opener(page).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 300);
    await expectClosed(page);

    await enlarge(page, '/blt150');
    const pressed = dialog.getByRole('button', { pressed: true });
    const labels = await dialog.locator('button[aria-pressed]').allTextContents();
    expect(labels.slice(-4)).toEqual(['front', 'side', 'plan', 'layout']);
    const first = labels.indexOf((await pressed.textContent()) ?? '');
    for (let i = 1; i <= labels.length; i += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(pressed).toHaveText(labels[(first + i) % labels.length] ?? '');
    }
    await page.keyboard.press('ArrowLeft');
    const before = labels.at(first - 1) ?? '';
    await expect(pressed).toHaveText(before);
    await page.keyboard.press('Escape');
    await expect(
      page.locator('main').getByRole('button', { name: new RegExp(`^(Show view: )?${before}$`) }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
});

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test(
      'the general arrangement is large enough to read, and scrolls inside the dialog where the window is smaller',
      { tag: viewport.width > 1000 ? sweep : [] },
      async ({ page }) => {
        const dialog = await enlarge(page, '/sht8000');
        await dialog.getByRole('button', { name: 'layout' }).click();
        const box = await dialog.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
        const sheet = dialog.getByRole('img', { name: 'SHT8000, general arrangement' });
        await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(1040);
        const stage = dialog.getByRole('group', { name: 'layout' });
        const scrolls = await stage.evaluate((element) => element.scrollWidth > element.clientWidth);
        expect(scrolls).toBe(viewport.width < 1040);
        if (!scrolls) return;
        await stage.focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => stage.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
        await expect(dialog.getByRole('button', { pressed: true })).toHaveText('layout');
      },
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is a link to the large file', async ({ page }) => {
    await page.goto('/sht8000');
    const file = await opener(page).getAttribute('href');
    expect((await page.request.get(file ?? '')).headers()['content-type']).toMatch(/^image\/(svg\+xml|jpeg)/);
  });
});
