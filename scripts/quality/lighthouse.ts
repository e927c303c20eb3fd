import type { Bar, MeasureOptions, QualitySite, SitePage } from './run/bar.ts';
import { median, seconds, wholeMilliseconds } from './run/figures.ts';
import { categories, mobileProfile } from './lighthouse/profiles.ts';
import { listFaults, medianSpeed, readScore, readSpeed } from './lighthouse/read-result.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';

/** Scores of 100: performance, accessibility, best practices, search engines. */
const SCORES = [97, 100, 100, 100];
/** Milliseconds. */
const LARGEST = 2200;
const BLOCKING = 150;

async function measurePage(address: string, page: SitePage, runs: number): Promise<Bar[]> {
  const whole = await runLighthouse(address + page.path, mobileProfile(page, true));
  const results = [whole];
  while (results.length < runs) results.push(await runLighthouse(address + page.path, mobileProfile(page, false)));
  const { largest, blocking, shift } = medianSpeed(results.map(readSpeed));
  const performance = median(results.map((result) => readScore(result, 'performance')));
  const scores = categories.map((id) => (id === 'performance' ? performance : readScore(whole, id)));
  return [
    {
      what: 'Lighthouse: performance, accessibility, best practices, SEO',
      page: page.path,
      bar: `≥ ${SCORES.join(' / ')}`,
      measured: scores.join(' / '),
      held: scores.every((score, place) => score >= (SCORES[place] ?? 100)),
      faults: listFaults(whole),
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

/** One page of each kind with Lighthouse's mobile profile; the speed is the median of several runs. */
export async function measureLighthouse({ address, kinds }: QualitySite, { runs }: MeasureOptions): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const page of kinds) {
    console.error(`  ${page.path}`);
    bars.push(...(await measurePage(address, page, runs)));
  }
  return bars;
}
