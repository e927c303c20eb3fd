import type { Locator, Page } from '@playwright/test';
import { expect, often, open } from './site-test.ts';

/** Button of a thumbnail; pictures are counted from 1. */
export const thumbnail = (page: Page, number: number) => page.getByRole('button', { name: `Show picture ${number}:` });

export const stage = (page: Page) => page.getByRole('region', { name: 'Pictures' });

/** Opens a gallery, points at it, and waits for its slider. */
export async function openSlider(page: Page, path = '/ifat'): Promise<void> {
  await open(page, path);
  await stage(page).focus();
  await expect(page.locator('.slick-initialized')).toBeVisible();
}

/** The slide or list item fills the gallery's box. */
export async function expectAtRest(page: Page, slide: Locator): Promise<void> {
  const offset = async () => {
    const [inner, outer] = [await slide.boundingBox(), await stage(page).boundingBox()];
    return Math.round(Math.abs((inner?.x ?? 9999) - (outer?.x ?? 0)));
  };
  await expect.poll(offset, often).toBeLessThanOrEqual(1);
}

/** Records the slider's transitions from now on. @returns a function that returns them as values of `transition` */
export async function noteTransitions(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.locator('.slick-track').evaluateHandle((track: HTMLElement) => {
    const values: string[] = [];
    new MutationObserver(() => values.push(track.style.transition)).observe(track, { attributeFilter: ['style'] });
    return values;
  });
  return () => noted.evaluate((values) => values);
}

/** The slider shows this picture (counted from 1) and has stopped. */
export async function expectPicture(page: Page, number: number): Promise<void> {
  await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true');
  const active = page.locator('.slick-slide[aria-hidden="false"]');
  await expect(active).toHaveAttribute('data-index', String(number - 1));
  await expectAtRest(page, active);
}

/** Scrolls the gallery into view. @returns the centre of its box and its width, in pixels */
export async function middleOfStage(page: Page): Promise<{ x: number; y: number; width: number }> {
  await stage(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('the gallery has no stage');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}
