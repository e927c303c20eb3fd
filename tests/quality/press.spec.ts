import { test } from '@playwright/test';
import { expect } from '../problems.ts';
import { devices, pressControls } from './press/press-controls.ts';
import { address, kinds, noteFigure } from './site.ts';

test('the first press on each kind of control does its work, once', async ({ browser }) => {
  const paths = kinds.map(({ path }) => path);
  // The ways of pressing alternate from moment to moment.
  const pressed = await pressControls(browser, address, paths, (kind, turn) =>
    devices.slice((kind + turn) % devices.length).slice(0, 1),
  );
  for (const { name, path, tries, problems } of pressed) {
    const what = `${path}, ${name.slice(0, 40)}`;
    noteFigure(what, `${tries - problems.length} of ${tries} presses`);
    expect.soft(problems.map((problem) => `${what}: ${problem}`)).toBeNone();
  }
});
