import { forEachLimited } from '../lib/for-each-limited.ts';
import { startStep } from '../lib/progress.ts';
import { withBrowser } from '../lib/browser/browser.ts';
import { type Bar, type MeasureBars, countProblems, type Problem } from './run/bar.ts';
import { explore, type Exploration } from './accessibility/explore.ts';
import { listStarts } from './accessibility/starts.ts';
import { withPage } from './accessibility/visit.ts';

const phone = { name: '360 px', width: 360, forcedColors: 'none' } as const;
const devices = [
  phone,
  { name: '1440 px', width: 1440, forcedColors: 'none' },
  { name: '1440 px, forced colours', width: 1440, forcedColors: 'active' },
] as const;

/** A page that fails is reported as a problem, so that the others are still checked. */
const notLookedAt = (error: Error): Exploration => ({
  states: 0,
  problems: [`it could not be looked at to the end: ${error.message}`],
});

/**
 * Explores one page of each kind by keyboard, and runs axe, a narrow window and the focus checks in every state
 * reached. Shortened for phones, where most content is collapsed.
 */
export const measureStates: MeasureBars = (site, { isQuick }) =>
  withBrowser(async (browser): Promise<Bar[]> => {
    const bars: Bar[] = [];
    for (const { name: device, ...options } of isQuick ? [phone] : devices) {
      const problems: Problem[] = [];
      let states = 0;
      const step = startStep(`every state at ${device}`);
      await forEachLimited(listStarts(site), 2, async ({ name, within, open }) => {
        const found = await withPage(browser, { address: site.address, ...options }, (page) =>
          explore(page, () => open(page), within, isQuick ? 1 : 2),
        ).catch(notLookedAt);
        states += found.states;
        problems.push(...found.problems.map((problem) => ({ where: name, problem })));
      });
      step.done(`${states}`);
      bars.push(countProblems(`axe, focus, reflow, motion in every state, ${device}`, `${states} states`, problems));
    }
    return bars;
  });
