import { expect } from '../problems.ts';
import { explore, maxStates } from './accessibility/explore.ts';
import { listStarts } from './accessibility/starts.ts';
import { test } from './accessibility/visit.ts';
import { isSteady, noteFigure } from './site.ts';

/** The phone shows most: there most content is collapsed. It is as narrow as a window at 400 % zoom (WCAG 1.4.10). */
const phone = { device: '320 px', width: 320, forcedColors: 'none' } as const;
const devices = [
  phone,
  { device: '1440 px', width: 1440, forcedColors: 'none' },
  { device: '1440 px, forced colours', width: 1440, forcedColors: 'active' },
] as const;

/** Of controls that are alike, as many are operated. */
const maxAlike = isSteady ? 1 : 2;

for (const { device, width, forcedColors } of isSteady ? [phone] : devices) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, forcedColors });

    for (const { name, within, open } of listStarts()) {
      test(`${name}, ${device}: axe, focus, reflow and motion in every state`, async ({ page }) => {
        const { states, problems } = await explore(page, () => open(page), within, maxAlike);
        noteFigure('states', String(states), `≤ ${maxStates}`);
        expect(problems).toBeNone();
      });
    }
  });
}
