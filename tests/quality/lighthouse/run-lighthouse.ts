import lighthouse, { type Config, type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { browserFlags, findBrowser } from '../../../scripts/lib/browser/find-browser.ts';
import type { SitePage } from '../site.ts';

/** Limits for the scores of 100. */
export const limits = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export const categories = Object.keys(limits) as (keyof typeof limits)[];

/** Retries for runs that the browser broke: under load it may miss the start of a navigation. */
const TRIES = 3;

async function runOnce(address: string, config: Config): Promise<Result> {
  const browser = await launch({
    executablePath: findBrowser(),
    args: [...browserFlags, '--ignore-certificate-errors'],
  });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const ran = await lighthouse(address, { port, logLevel: 'silent' }, config);
    if (!ran) throw new Error(`Lighthouse had no result for ${address}`);
    return ran.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * Runs Lighthouse on one page, in a new browser.
 * @throws when the page cannot be measured
 */
export async function runLighthouse(address: string, config: Config): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    const result = await runOnce(address, config);
    const error = result.runtimeError;
    if (!error) return result;
    if (turn === TRIES) throw new Error(`Lighthouse could not look at ${address}: ${error.message}`);
  }
}

/** Slow and without effect on scores: the full-page screenshot (0.5 s), and the reload for the back/forward cache. */
const shared = { disableFullPageScreenshot: true };
const skipped = ['bf-cache'];

/**
 * Lighthouse's standard mobile profile: 412 × 823 px, 150 ms, 1.6 Mbit/s, processor slowed down four times, all
 * simulated from one fast load.
 * Skips only the audit `is-crawlable`, and only for pages marked `noindex` (search, offline page).
 * @param isWhole false for repeated runs, which skip audits that do not vary
 */
export function mobileProfile({ listed }: SitePage, isWhole: boolean): Config {
  return {
    extends: 'lighthouse:default',
    settings: {
      ...shared,
      onlyCategories: isWhole ? categories : ['performance'],
      skipAudits: listed ? skipped : [...skipped, 'is-crawlable'],
    },
  };
}
