import type { Bar, MeasureOptions, QualitySite, SitePage } from './run/bar.ts';
import { seconds, wholeMilliseconds } from '../lib/figures.ts';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { launch } from 'puppeteer-core';
import { listProblems } from './lighthouse/list-problems.ts';
import { withSecureSite } from './lighthouse/secure-site.ts';
import { browserFlags, findBrowser } from '../lib/browser/find-browser.ts';

/** Limits for the scores of 100. */
const limits = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(limits) as (keyof typeof limits)[];
/** Limits in milliseconds. */
const LARGEST = 2200;
const BLOCKING = 150;

async function measurePage(address: string, page: SitePage, runs: number): Promise<Bar[]> {
  const whole = await runLighthouse(address + page.path, mobileProfile(page, true));
  const results = [whole];
  while (results.length < runs) results.push(await runLighthouse(address + page.path, mobileProfile(page, false)));
  const median = computeMedianRun(results);
  const scores = categories.map((id) => {
    const { score } = (id === 'performance' ? median : whole).categories[id] ?? {};
    return { score: Math.round((score ?? 0) * 100), limit: limits[id] };
  });
  /** A figure of the speed; not a number, and so beyond any limit, when Lighthouse could not measure it. */
  const figure = (id: string) => median.audits[id]?.numericValue ?? Number.NaN;
  const [largest, blocking] = [figure('largest-contentful-paint'), figure('total-blocking-time')];
  const shift = figure('cumulative-layout-shift');
  return [
    {
      what: 'Lighthouse: performance, accessibility, best practices, SEO',
      page: page.path,
      bar: `≥ ${scores.map(({ limit }) => limit).join(' / ')}`,
      measured: scores.map(({ score }) => score).join(' / '),
      held: scores.every(({ score, limit }) => score >= limit),
      problems: listProblems(whole),
    },
    {
      what: 'Mobile: LCP, TBT, CLS',
      page: page.path,
      bar: `≤ ${seconds(LARGEST)}, ≤ ${wholeMilliseconds(BLOCKING)}, 0`,
      measured: `${seconds(largest)}, ${wholeMilliseconds(blocking)}, ${Number(shift.toFixed(3))}`,
      held: largest <= LARGEST && blocking <= BLOCKING && shift < 0.0005,
    },
  ];
}

/** Runs Lighthouse's mobile profile on one page of each kind; speeds are those of the median run. */
export function measureLighthouse({ address, kinds }: QualitySite, { runs }: MeasureOptions): Promise<Bar[]> {
  return withSecureSite(address, async (secure) => {
    const bars: Bar[] = [];
    for (const page of kinds) {
      console.error(`  ${page.path}`);
      bars.push(...(await measurePage(secure, page, runs)));
    }
    return bars;
  });
}

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
async function runLighthouse(address: string, config: Config): Promise<Result> {
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
function mobileProfile({ listed }: SitePage, isWhole: boolean): Config {
  return {
    extends: 'lighthouse:default',
    settings: {
      ...shared,
      onlyCategories: isWhole ? categories : ['performance'],
      skipAudits: listed ? skipped : [...skipped, 'is-crawlable'],
    },
  };
}
