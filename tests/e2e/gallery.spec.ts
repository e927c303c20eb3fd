import type { Locator } from '@playwright/test';
import { waitUntilStill } from '../quality/accessibility/visit.ts';
import { expectAtRest, expectPicture, noteTransitions, openSlider, stage, thumbnail } from './gallery-steps.ts';
import { expect, open, test } from './site-test.ts';

const galleries = [
  { path: '/ifat', photos: 7, videos: 2, start: '2024-10-16', dates: '16-10-2024 to 18-10-2024' },
  {
    path: '/completedTradefair1',
    photos: 9,
    videos: 2,
    start: '2024-08-16',
    dates: '16-08-2024 to 18-08-2024',
  },
  {
    path: '/ecosustain2025',
    photos: 9,
    videos: 1,
    start: '2025-08-22',
    dates: '22-08-2025 to 24-08-2025',
  },
] as const;

const inert = (slides: Locator) => slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert));

test('each fair shows its photos and videos', async ({ page }) => {
  for (const { path, photos, videos, start, dates } of galleries) {
    await openSlider(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Images and Videos of /);
    await expect(page.locator(`main time[datetime="${start}"]`)).toHaveText(dates);
    await expect(page.getByRole('button', { name: /^Show picture \d+: ./ })).toHaveCount(photos);
    await expect(page.locator('.slick-slide:not(.slick-cloned)')).toHaveCount(photos);
    await expect(page.getByRole('button', { name: /^Play video: ./ })).toHaveCount(videos);
  }
});

test('buttons, arrow keys and thumbnails cycle through the pictures; hidden slides are inert; a slide takes 450 ms', async ({
  page,
}) => {
  await openSlider(page);
  await expectPicture(page, 1);
  const next = page.getByRole('button', { name: 'Next picture' });
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expectPicture(page, 7);
  await next.click();
  await expectPicture(page, 1);
  // Quick presses are not lost.
  for (let press = 0; press < 4; press += 1) await next.click();
  await expectPicture(page, 5);
  const hidden = await inert(page.locator('.slick-slide[aria-hidden="true"]'));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden).not.toContain(false);
  expect(await inert(page.locator('.slick-slide[aria-hidden="false"]'))).toEqual([false]);
  await stage(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, 6);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, 4);
  await thumbnail(page, 1).click();
  await expectPicture(page, 1);
  // At first the slider measures itself again, which would end a transition at once.
  await waitUntilStill(page);
  const transitions = await noteTransitions(page);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expectPicture(page, 2);
  expect((await transitions()).join()).toContain('450ms');
});

test('pictures advance every 3000 ms between Play and Pause; resting on a thumbnail for 300 ms shows its picture', async ({
  page,
}) => {
  await openSlider(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(7000);
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(2999);
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(1);
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(3000);
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.clock.runFor(7000);
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');

  await thumbnail(page, 5).hover();
  await page.clock.runFor(299);
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(1);
  await expect(thumbnail(page, 5)).toHaveAttribute('aria-current', 'true');
  await thumbnail(page, 2).hover();
  await page.clock.runFor(200);
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  await expect(thumbnail(page, 5)).toHaveAttribute('aria-current', 'true');
});

test.describe('the slider', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });
  test('replacing the list with the slider shifts nothing and keeps the focus in the gallery', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number[] }).shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // When the font comes late, lines change their length.
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '/ifat');
    await expect(page.locator('.slick-initialized')).toHaveCount(0);
    await stage(page).getByRole('list').focus();
    await expect(page.locator('.slick-initialized')).toBeVisible();
    await expect(stage(page)).toBeFocused();
    await waitUntilStill(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBe(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the pictures change without sliding', async ({ page }) => {
    await openSlider(page);
    const transitions = await noteTransitions(page);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expectPicture(page, 2);
    const noted = await transitions();
    expect(noted.length).toBeGreaterThan(0);
    expect(noted.join()).not.toContain('450ms');
  });
});

test.describe('when the slider does not arrive', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_FAILED/ });
  test('the list of pictures stays, and its buttons work', async ({ page }) => {
    await page.route(/photo-slider/, (route) => route.abort());
    await open(page, '/ifat');
    await thumbnail(page, 3).click();
    await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
    await expectAtRest(page, stage(page).getByRole('listitem').nth(2));
    await expect(stage(page).getByRole('img')).toHaveCount(7);
  });
});

test.describe('a video', () => {
  test.use({ expectedOrigin: 'https://www.youtube-nocookie.com' });
  test('loads from the video service only after a click or key press, 400 px high, without related videos', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>video</title>',
      });
    });
    await openSlider(page);
    const play = page.getByRole('button', { name: /^Play video: / }).first();
    const poster = await play.boundingBox();
    expect(asked).toEqual([]);
    await play.press('Space');
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[^/?]+\?rel=0&autoplay=1$/,
    );
    await expect(frame).toHaveAttribute('height', '400');
    await expect(frame).toHaveAttribute('width', '100%');
    await expect(frame).toHaveAttribute('title', /./);
    await expect(frame).toHaveAttribute('allowfullscreen');
    await expect(frame).toBeFocused();
    expect(await frame.boundingBox()).toMatchObject({ width: poster?.width, height: 400 });
    await expect.poll(() => asked.length).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all pictures are listed, and videos are links', async ({ page }) => {
    const { path, photos, videos } = galleries[0];
    await page.goto(path);
    const pictures = stage(page).getByRole('listitem');
    await expect(pictures).toHaveCount(photos);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture.getByRole('img')).toBeInViewport({ ratio: 0.9 });
      await expect(picture.locator('figcaption')).toBeVisible();
    }
    const links = page.getByRole('link', { name: /^Play video: / });
    await expect(links).toHaveCount(videos);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[^/?]+\?rel=0$/);
    }
    await expect(page.getByRole('button', { name: /picture|^Play$/ })).toHaveCount(0);
  });
});
