import type { Bar, MeasureBars } from './run/bar.ts';
import { measureFocus } from './accessibility/measure-focus.ts';
import { measurePages } from './accessibility/measure-pages.ts';
import { withBrowser } from '../browser/browser.ts';

/** What axe, a narrow window and the Tab key find on every page as it opens. */
export const measureAccessibility: MeasureBars = (site, { brief }) =>
  withBrowser(async (browser): Promise<Bar[]> => [
    ...(await measurePages(site.address, brief ? site.kinds : site.pages, browser)),
    ...(await measureFocus(site, browser)),
  ]);
