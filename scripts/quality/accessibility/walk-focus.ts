import type { Page } from '@playwright/test';
import { readFocus } from './read-focus.ts';

/** More presses than any page has stops. */
const pressesAtMost = 600;

/**
 * Goes through a page by the Tab key to its end, and back again.
 * @returns how many stops there were, and what is wrong, a line each
 */
export async function walkFocus(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults = new Set<string>();
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<number>();
    for (let presses = 0; ; presses += 1) {
      await page.keyboard.press(key);
      const { mark, name, faults: found } = await readFocus(page);
      // Behind the last stop the focus leaves the page, or begins anew.
      if (mark === undefined || seen.has(mark)) break;
      seen.add(mark);
      for (const fault of found) faults.add(`${name} ${fault} (${key})`);
      if (presses > pressesAtMost) {
        faults.add(`${name}: the Tab key comes to no end`);
        break;
      }
    }
    stops = Math.max(stops, seen.size);
  }
  return { stops, faults: [...faults] };
}
