import type { Config } from 'lighthouse';
import type { SitePage } from '../run/bar.ts';

/** The categories that have a bar. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Audits that nothing here depends on and that take long: the picture of the whole page (half a second a run), and the second
 * load by which Lighthouse tests the browser's memory of pages, which has no score.
 */
const shared = { disableFullPageScreenshot: true };
const skipped = ['bf-cache'];

/**
 * Lighthouse's mobile profile as it is: a phone of 412 × 823 px, 150 ms, 1.6 Mbit/s, a processor that is four times slower,
 * all of it simulated from one quick load.
 *
 * Pages that are not to be found by search engines (`noindex`: the search, the page without a connection) can't have the audit
 * `is-crawlable`, which asks for the opposite; it is the only one that is left out, and only for them. Over `http`
 * nothing else fails: for browsers and Lighthouse `localhost` is as safe as `https`.
 * @param isWhole false for a repetition: what does not vary is looked at once
 */
export function mobileProfile({ listed }: SitePage, isWhole: boolean): Config {
  return {
    extends: 'lighthouse:default',
    settings: {
      ...shared,
      onlyCategories: isWhole ? [...categories] : ['performance'],
      skipAudits: listed ? skipped : [...skipped, 'is-crawlable'],
    },
  };
}
