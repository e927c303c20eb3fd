import { test as base } from '@playwright/test';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { seconds, wholeMilliseconds } from './figures.ts';
import { expect } from '../problems.ts';
import { listProblems } from './lighthouse/list-problems.ts';
import { categories, limits, mobileProfile, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { withSecureSite } from './lighthouse/secure-site.ts';
import { address, kinds, noteBar, noteFigure } from './site.ts';

/** Limits in milliseconds. */
const LARGEST = 2200;
const BLOCKING = 150;
/** Number of runs; speeds are those of the median run. */
const runs = Number(process.env['QUALITY_RUNS'] ?? 3);

const test = base.extend<object, { secure: string }>({
  secure: [({}, use) => withSecureSite(address, use), { scope: 'worker' }],
});

for (const page of kinds) {
  test(`${page.path}: Lighthouse, mobile`, async ({ secure }) => {
    const whole = await runLighthouse(secure + page.path, mobileProfile(page, true));
    const results = [whole];
    while (results.length < runs) results.push(await runLighthouse(secure + page.path, mobileProfile(page, false)));
    const median = computeMedianRun(results);
    const scores = categories.map((id) => {
      const { score } = (id === 'performance' ? median : whole).categories[id] ?? {};
      return { id, score: Math.round((score ?? 0) * 100), limit: limits[id] };
    });
    noteFigure(
      categories.join(', '),
      scores.map(({ score }) => score).join(' / '),
      `≥ ${Object.values(limits).join(' / ')}`,
    );
    const missed = scores.filter(({ score, limit }) => score < limit);
    const low = missed.map(({ id, score, limit }) => `${id}: ${score}, less than ${limit}`);
    expect.soft(missed.length > 0 ? [...low, ...listProblems(whole)] : []).toBeNone();

    /** A figure of the speed; not a number, and so beyond any limit, when Lighthouse could not measure it. */
    const figure = (id: string) => median.audits[id]?.numericValue ?? Number.NaN;
    const [largest, blocking] = [figure('largest-contentful-paint'), figure('total-blocking-time')];
    const shift = figure('cumulative-layout-shift');
    noteBar('largest contentful paint', largest, LARGEST, seconds);
    noteBar('total blocking time', blocking, BLOCKING, wholeMilliseconds);
    noteFigure('cumulative layout shift', String(Number(shift.toFixed(3))), '0');
    expect.soft(largest, 'largest contentful paint').toBeLessThanOrEqual(LARGEST);
    expect.soft(blocking, 'total blocking time').toBeLessThanOrEqual(BLOCKING);
    expect.soft(shift, 'cumulative layout shift').toBeLessThan(0.0005);
  });
}
