import type { Page } from '@playwright/test';
import { brokenWords } from '../e2e/broken-words.ts';
import { expect } from '../problems.ts';
import { walkFocus } from './accessibility/focus.ts';
import { findAxeProblems, findMotionProblems, findSidewaysProblems, findStateProblems } from './accessibility/look.ts';
import { test, visit, waitUntilStill } from './accessibility/visit.ts';
import { isSteady, kinds, noteFigure, pages } from './site.ts';

interface Window {
  name: string;
  width: number;
  height: number;
  forcedColors?: 'active';
  /** Of the root, in per cent. */
  fontSize?: number;
  looks: ((page: Page) => Promise<string[]>)[];
}

/** Words that stand on two lines. */
const findBrokenWords = async (page: Page) => (await brokenWords(page)).map((word) => `“${word}” is broken`);

/**
 * Desktop; desktop at 200 % zoom, which halves the pixels (WCAG 1.4.4); with its text alone twice as large; the
 * narrowest supported window (1.4.10); and desktop with forced colours.
 */
const windows: readonly Window[] = [
  { name: '1440 px', width: 1440, height: 800, looks: [findSidewaysProblems, findMotionProblems, findAxeProblems] },
  { name: '1280 px at 200 %', width: 640, height: 400, looks: [findSidewaysProblems] },
  {
    name: '1280 px, text at 200 %',
    width: 1280,
    height: 900,
    fontSize: 200,
    looks: [findSidewaysProblems, findBrokenWords],
  },
  { name: '320 px', width: 320, height: 640, looks: [findSidewaysProblems, findMotionProblems, findAxeProblems] },
  {
    name: '320 px, text at 125 %',
    width: 320,
    height: 640,
    fontSize: 125,
    looks: [findSidewaysProblems, findBrokenWords],
  },
  {
    name: 'forced colours',
    width: 1440,
    height: 800,
    forcedColors: 'active',
    looks: [findStateProblems, findAxeProblems],
  },
];

for (const { path } of isSteady ? kinds : pages) {
  test(`${path}: axe, scrolling sideways, large text, motion, forced colours`, async ({ page }) => {
    await visit(page, path);
    const problems: string[] = [];
    for (const { name, looks, forcedColors = 'none', fontSize = 100, ...size } of windows) {
      await page.setViewportSize(size);
      await page.emulateMedia({ forcedColors });
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), fontSize);
      await waitUntilStill(page);
      for (const look of looks) problems.push(...(await look(page)).map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toBeNone();
  });
}

for (const viewport of [
  { width: 1440, height: 800 },
  { width: 320, height: 640 },
]) {
  test.describe(() => {
    test.use({ viewport });

    for (const path of [...kinds.map((page) => page.path), '/editor']) {
      test(`${path}, ${viewport.width} px: focus in sight, marked, ≥ 24 px (actions ≥ 44 px)`, async ({ page }) => {
        await visit(page, path);
        const { stops, problems } = await walkFocus(page);
        noteFigure('stops of the Tab key', String(stops));
        expect(problems).toBeNone();
      });
    }
  });
}
