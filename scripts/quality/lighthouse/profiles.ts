import type { Config } from 'lighthouse';
import type { SitePage } from '../bar.ts';

/** The categories that have a bar. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Milliseconds that are waited after the load. The program starts three seconds after it (`entry-client.ts`): with Lighthouse's own
 * second a run would end before the page works, and its blocking time would say nothing.
 */
const pauseAfterLoadMs = 4500;

/**
 * Audits that nothing here depends on and that take long: the picture of the whole page (half a second a run), and the second
 * load by which Lighthouse tests the browser's memory of pages, which has no score.
 */
const shared = { disableFullPageScreenshot: true, pauseAfterLoadMs };
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

/** Round trip in milliseconds, kbit/s, and how many times slower than this machine the processor is. */
export const slowLine = { rtt: 300, throughput: 700, slowdown: 6 };

/**
 * A slow phone on a poor line, with the delays really applied. The browser delays whole requests and not packets: the factors
 * (3.75 round trips a request, 0.9 of the throughput) are Lighthouse's own for that (`lighthouse/core/config/constants.js`).
 */
export function slowProfile(): Config {
  const { rtt, throughput, slowdown } = slowLine;
  return {
    extends: 'lighthouse:default',
    settings: {
      ...shared,
      onlyAudits: [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
      ],
      throttlingMethod: 'devtools',
      throttling: {
        rttMs: rtt,
        throughputKbps: throughput,
        cpuSlowdownMultiplier: slowdown,
        requestLatencyMs: rtt * 3.75,
        downloadThroughputKbps: throughput * 0.9,
        uploadThroughputKbps: throughput * 0.9,
      },
    },
  };
}
