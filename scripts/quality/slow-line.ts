import type { Bar, QualitySite } from './bar.ts';
import { seconds, wholeMilliseconds } from './figures.ts';
import { slowLine, slowProfile } from './lighthouse/profiles.ts';
import { readSpeed } from './lighthouse/read-result.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';

/** Milliseconds. Where they come from: docs/quality-speed.md. */
const LARGEST = 4000;
const BLOCKING = 300;

/** One page of each kind on a slow phone and a poor line. */
export async function measureSlowLine({ address, kinds }: QualitySite): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const page of kinds) {
    console.error(`  ${page.path}`);
    const { largest, blocking, shift } = readSpeed(await runLighthouse(address + page.path, slowProfile()));
    bars.push({
      what: `${slowLine.rtt} ms, ${slowLine.throughput} kbit/s, ${slowLine.slowdown} × slower: LCP, TBT, CLS`,
      page: page.path,
      bar: `≤ ${seconds(LARGEST)}, ≤ ${wholeMilliseconds(BLOCKING)}, 0`,
      measured: `${seconds(largest)}, ${wholeMilliseconds(blocking)}, ${Number(shift.toFixed(3))}`,
      held: largest <= LARGEST && blocking <= BLOCKING && shift < 0.0005,
    });
  }
  return bars;
}
