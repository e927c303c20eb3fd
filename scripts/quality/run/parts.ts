import { measureAccessibility } from '../accessibility.ts';
import type { MeasureBars } from './bar.ts';
import { measureBytes } from '../bytes.ts';
import { measureLighthouse } from '../lighthouse.ts';
import { measureMarkup } from '../markup.ts';
import { measureNavigation } from '../navigation.ts';
import { measurePolicy } from '../policy.ts';
import { measurePress } from '../press.ts';
import { measureSheets } from '../sheets.ts';
import { measureSitemap } from '../sitemap.ts';
import { measureStates } from '../states.ts';
import { measureStructuredData } from '../structured-data.ts';

/** The parts of `npm run quality`, in the order in which they run. Those that are not steady vary with the machine. */
export const parts: Readonly<Record<string, { steady: boolean; measure: MeasureBars }>> = {
  markup: { steady: true, measure: measureMarkup },
  'structured-data': { steady: true, measure: measureStructuredData },
  sitemap: { steady: true, measure: measureSitemap },
  sheets: { steady: true, measure: measureSheets },
  policy: { steady: true, measure: measurePolicy },
  accessibility: { steady: true, measure: measureAccessibility },
  states: { steady: true, measure: measureStates },
  bytes: { steady: true, measure: measureBytes },
  press: { steady: false, measure: measurePress },
  navigation: { steady: false, measure: measureNavigation },
  lighthouse: { steady: false, measure: measureLighthouse },
};
