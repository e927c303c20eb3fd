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
