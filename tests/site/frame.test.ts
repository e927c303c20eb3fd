import { beforeAll, expect, it } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages, type ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { preloadPageComponents } from '../../src/site/router/page-components.tsx';
import { renderFrame, renderInFrame, type Frame } from '../../src/site/server/frame.tsx';
import { makeTreeRenderer, type TreeRenderer } from '../../src/site/server/render-tree.tsx';
import { textOf } from '../../scripts/lib/html-document.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

let pages: ListedPage[] = [];
let renderTree: TreeRenderer;
let frame: Frame;

beforeAll(async () => {
  const catalogue = await loadFrozen();
  pages = listPages(catalogue);
  await preloadPageComponents();
  renderTree = makeTreeRenderer(makeShell(catalogue));
  frame = await renderFrame(renderTree);
});

it.each(['home', 'about', 'enquire', 'models', 'model', 'equipment', undefined])(
  'a page (%s) in the frame that was rendered before is the page rendered whole',
  async (kind) => {
    const listed = pages.find((page) => page.kind === kind);
    if (kind !== undefined) expect(listed).toBeDefined();
    const [address, page] = [listed?.path ?? '/404', listed?.page()];
    const framed = await renderInFrame(frame, address, () => renderTree(address, page));
    const whole = await renderTree(address, page);
    expect(textOf(framed.pieces)).toBe(whole.markup);
    expect([...framed.rules].sort()).toEqual([...whole.rules].sort());
    expect(framed.preloads).toBe(frame.preloads + whole.preloads.replace(frame.preloads, ''));
    expect(framed.ownMarkup).not.toContain('<footer');
  },
);

it('a page that the menu names is marked there as the present one', async () => {
  const listed = pages.find(({ kind }) => kind === 'model');
  const { markup } = await renderTree(listed?.path ?? '', listed?.page());
  expect(markup.includes(`<a href="${listed?.path}" class=`)).toBe(true);
  expect(markup.match(/<a [^>]* aria-current="page">/g)).toHaveLength(1);
});
