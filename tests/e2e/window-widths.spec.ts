import type { Locator } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { expect, open, test } from './site-test.ts';

/** Bounding box on the page; fails for an invisible element. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

function countLines(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1000 }, reducedMotion: 'reduce' });

  test("a fair's ticket has room for its dates, within a phone with its text twice as large, too; an office’s addresses do not break within a word, and a model’s picture has a frame of its own shape", async ({
    page,
  }) => {
    await open(page, '/Tradefairs');
    for (const ticket of await page.getByRole('article').all()) {
      const dates = ticket.locator('time');
      const picture = await boxOf(ticket.getByRole('img'));
      // It fills its side.
      expect((await boxOf(ticket)).height - picture.height).toBeLessThan(8);
      const text = await boxOf(dates);
      expect(text.x + text.width).toBeLessThanOrEqual(picture.x);
    }

    await page.setViewportSize({ width: 360, height: 740 });
    const reach = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(reach).toBe(360);
    const month = page.getByRole('article').first().getByText('Oct', { exact: true });
    expect(await countLines(month)).toBe(1);

    await page.setViewportSize({ width: 768, height: 1000 });
    await open(page, '/contact');
    for (const address of await page.getByRole('main').locator('dd a[href^="mailto:"]').all()) {
      expect(await countLines(address)).toBe(1);
    }

    await open(page, '/tyrescrapbaler');
    const { width, height } = await boxOf(page.getByRole('main').locator('article img').first());
    expect(height).toBeLessThan(width * 1.1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 1000 } });

  test('a machine’s name is next to the first of its views, which are below each other', async ({ page }) => {
    await page.goto('/blt200');
    const { y } = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(y).toBeLessThan(600);
  });
});

test('the footer of a short page is at the bottom of the window; long model names leave room for the units switch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  for (const route of ['/search', '/plasticbaler', '/blt150']) {
    await open(page, route);
    const gap = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      return document.documentElement.scrollHeight - ((footer?.bottom ?? 0) + scrollY);
    });
    expect(Math.abs(gap), route).toBeLessThan(1);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/tyreshredder');
  await page.getByRole('group', { name: 'Model' }).evaluate((choices) => {
    for (const label of choices.querySelectorAll('label'))
      label.append(' with a name that says rather much about the machine');
  });
  const imperial = page.getByRole('button', { name: 'Imperial' });
  await imperial.click();
  await expect(imperial).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone of 320 px the menu’s button is in the header, also with the menu open, and no word breaks with larger letters', async ({
  page,
}) => {
  await open(page, '/blt150');
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    for (const fontSize of ['100%', '112.5%', '125%']) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), fontSize);
      expect(await brokenWords(page), `${width} px, ${fontSize}`).toEqual([]);
    }
  }
  const header = await boxOf(page.getByRole('banner'));
  for (const name of ['Open menu', 'Close menu']) {
    const button = page.getByRole('button', { name });
    const box = await boxOf(button);
    expect(box.y + box.height).toBeLessThanOrEqual(header.height);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    // Playwright presses only what nothing covers.
    await button.click();
  }
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
