import type { MeasureBars } from './bar.ts';
import { measureStates } from '../accessibility/measure-states.ts';
import { withBrowser } from '../../browser/browser.ts';

/** What axe, a narrow window and the focus find in every state that the keyboard reaches. */
export const measureEveryState: MeasureBars = (site, { brief }) =>
  withBrowser((browser) => measureStates(site, browser, brief));
