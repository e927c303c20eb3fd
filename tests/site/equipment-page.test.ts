import { beforeAll, expect, it } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { preloadPageComponents } from '../../src/site/router/page-components.tsx';
import { makeTreeRenderer, type TreeRenderer } from '../../src/site/entry-server.tsx';
import { linked, pageAt } from '../catalogue/support.ts';

const catalogue = linked();
let render: TreeRenderer;
beforeAll(async () => {
  await preloadPageComponents();
  render = makeTreeRenderer(makeShell(catalogue));
});

it.each([
  ['/strip-cutter', true],
  ['/vibrators', false],
])('the Technical Overview of %s is there only where there are figures: %s', async (path, hasFigures) => {
  const page = pageAt(catalogue, path, 'equipment');
  expect(page.overview.length > 0).toBe(hasFigures);
  const { markup } = await render(path, page);
  expect(markup.includes('Technical Overview')).toBe(hasFigures);
});
