import { beforeAll, expect, it } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import type { PageRenderer } from '../../src/site/document/rendered-page.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { linked, pageAt } from '../catalogue/support.ts';

const catalogue = linked();
let render: PageRenderer;
beforeAll(async () => {
  render = await makeRenderer(makeShell(catalogue));
});

it.each([
  ['/strip-cutter', true],
  ['/vibrators', false],
])('the Technical Overview of %s is there only where there are figures: %s', async (path, hasFigures) => {
  const page = pageAt(catalogue, path, 'equipment');
  expect(page.overview.length > 0).toBe(hasFigures);
  const { html } = await render(path, page);
  expect(html.includes('Technical Overview')).toBe(hasFigures);
});

it.each([
  ['400 kg', true],
  ['TBD', false],
])('the units of %s can be switched: %s', async (weight, canSwitch) => {
  const changed = linked({
    'equipment/strip-cutter.yaml': (text) => text.replace('Power: 10 HP', `Weight: ${weight}`),
  });
  const { html } = await render('/strip-cutter', pageAt(changed, '/strip-cutter', 'equipment'));
  expect(html.includes('data-units')).toBe(canSwitch);
});
