import type { Browser } from '@playwright/test';
import { forEachLimited } from '../../lib/for-each-limited.ts';
import { startStep } from '../../lib/progress.ts';
import type { Bar, QualitySite } from '../run/bar.ts';
import { countFaults, type Fault } from './count-faults.ts';
import { visit, withPage } from './visit.ts';
import { walkFocus } from './walk-focus.ts';

const windows = [
  { width: 1440, height: 800 },
  { width: 360, height: 640 },
] as const;

/** Goes through one page of each kind by the Tab key, and looks at everything that takes the focus. */
export async function measureFocus({ address, kinds }: QualitySite, browser: Browser): Promise<Bar[]> {
  const faults: Fault[] = [];
  let stops = 0;
  const step = startStep('every stop of the Tab key');
  const paths = [...kinds.map(({ path }) => path), '/editor'];
  const all = windows.flatMap((window) => paths.map((path) => ({ window, path })));
  await forEachLimited(all, 2, async ({ window, path }) => {
    const found = await withPage(browser, { address, ...window }, async (page) => {
      await visit(page, path);
      return walkFocus(page);
    });
    stops += found.stops;
    faults.push(...found.faults.map((fault) => ({ where: `${path}, ${window.width} px`, fault })));
  });
  step.done(`${stops}`);
  return [countFaults('Focus in sight, marked, ≥ 24 px (actions ≥ 44 px)', `${stops} stops`, faults)];
}
