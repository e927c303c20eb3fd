import { type Bar, type MeasureBars, type SitePage, countProblems, type Problem } from './run/bar.ts';
import { measureFocus } from './accessibility/focus.ts';
import { withBrowser } from '../lib/browser/browser.ts';
import type { Browser, Page } from '@playwright/test';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { startStep } from '../lib/progress.ts';
import { findAxeProblems, findMotionProblems, findSidewaysProblems, findStateProblems } from './accessibility/look.ts';
import { waitUntilStill, visit, withPage } from './accessibility/visit.ts';

/** Runs axe, a narrow window and the Tab key on every page in its initial state. */
export const measureAccessibility: MeasureBars = (site, { isQuick }) =>
  withBrowser(async (browser): Promise<Bar[]> => [
    ...(await measurePages(site.address, isQuick ? site.kinds : site.pages, browser)),
    ...(await measureFocus(site, browser)),
  ]);

interface Window {
  name: string;
  width: number;
  height: number;
  forcedColors?: 'active';
  looks: ((page: Page) => Promise<string[]>)[];
}

/**
 * Desktop; desktop at 200 % zoom, which halves the pixels (WCAG 1.4.4); the narrowest supported window (1.4.10); and
 * desktop with forced colours.
 */
const windows: Window[] = [
  { name: '1440 px', width: 1440, height: 800, looks: [findSidewaysProblems, findMotionProblems, findAxeProblems] },
  { name: '1280 px at 200 %', width: 640, height: 400, looks: [findSidewaysProblems] },
  { name: '320 px', width: 320, height: 640, looks: [findSidewaysProblems, findMotionProblems, findAxeProblems] },
  {
    name: 'forced colours',
    width: 1440,
    height: 800,
    forcedColors: 'active',
    looks: [findStateProblems, findAxeProblems],
  },
];

/** Checks pages in their initial state. */
async function measurePages(address: string, pages: readonly SitePage[], browser: Browser): Promise<Bar[]> {
  const found = new Map<(page: Page) => Promise<string[]>, Problem[]>();
  const step = startStep('pages');
  await forEachLimited([0, 1], 2, async (half) => {
    await withPage(browser, { address, width: 1440 }, async (page) => {
      for (const { path } of pages.filter((_, index) => index % 2 === half)) {
        await visit(page, path);
        for (const { name, looks, forcedColors = 'none', ...size } of windows) {
          await page.setViewportSize(size);
          await page.emulateMedia({ forcedColors });
          await waitUntilStill(page);
          for (const look of looks) {
            const problems = (await look(page)).map((problem) => ({ where: `${path}, ${name}`, problem }));
            found.set(look, [...(found.get(look) ?? []), ...problems]);
          }
        }
      }
    });
  });
  step.done(`${pages.length}`);
  const page = `${pages.length} pages`;
  return [
    countProblems('axe, 1440 and 320 px, forced colours', page, found.get(findAxeProblems)),
    countProblems('Chosen, open and current controls in forced colours', page, found.get(findStateProblems)),
    countProblems('Scrolling sideways, 320 px and 200 %', page, found.get(findSidewaysProblems)),
    countProblems('Animations with reduced motion', page, found.get(findMotionProblems)),
  ];
}
