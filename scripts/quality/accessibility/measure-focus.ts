import type { Browser, Page } from '@playwright/test';
import { forEachLimited } from '../../lib/for-each-limited.ts';
import { startStep } from '../../lib/progress.ts';
import type { Bar, QualitySite } from '../run/bar.ts';
import { countFaults, type Fault } from './count-faults.ts';
import { visit, withPage } from './visit.ts';
import { readFocus } from './read-focus.ts';

const windows = [
  { width: 1440, height: 800 },
  { width: 360, height: 640 },
] as const;

/** Goes through one page of each kind by the Tab key, and looks at everything that takes the focus. */
export async function measureFocus({ address, kinds }: QualitySite, browser: Browser): Promise<Bar[]> {
  const faults: Fault[] = [];
  let stops = 0;
  const step = startStep('every stop of the Tab key');
  const paths = [...kinds.map(({ path }) => path), '/editor'];
  const all = windows.flatMap((window) => paths.map((path) => ({ window, path })));
  await forEachLimited(all, 2, async ({ window, path }) => {
    const found = await withPage(browser, { address, ...window }, async (page) => {
      await visit(page, path);
      return walkFocus(page);
    });
    stops += found.stops;
    faults.push(...found.faults.map((fault) => ({ where: `${path}, ${window.width} px`, fault })));
  });
  step.done(`${stops}`);
  return [countFaults('Focus in sight, marked, ≥ 24 px (actions ≥ 44 px)', `${stops} stops`, faults)];
}

/** More presses than any page has stops. */
const pressesAtMost = 600;

/**
 * Goes through a page by the Tab key to its end, and back again.
 * @returns how many stops there were, and what is wrong, a line each
 */
async function walkFocus(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults = new Set<string>();
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<number>();
    for (let presses = 0; ; presses += 1) {
      await page.keyboard.press(key);
      const { mark, name, faults: found } = await readFocus(page);
      // Behind the last stop the focus leaves the page, or starts again.
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
