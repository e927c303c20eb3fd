import type { Browser } from '@playwright/test';
import type { Bar, MeasureBars, QualitySite } from './bar.ts';
import { measureFocus } from './accessibility/measure-focus.ts';
import { measurePages } from './accessibility/measure-pages.ts';
import { measureStates } from './accessibility/measure-states.ts';
import { withBrowser } from './browser.ts';

const parts: ((site: QualitySite, browser: Browser) => Promise<Bar[]>)[] = [measurePages, measureStates, measureFocus];

/** What axe, the Tab key and a narrow window find on every page and in every state that the keyboard reaches. */
export const measureAccessibility: MeasureBars = (site) =>
  withBrowser(async (browser) => {
    const bars: Bar[] = [];
    for (const measure of parts) bars.push(...(await measure(site, browser)));
    return bars;
  });
