import { expect, it } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { namesOfRules } from '../../src/ui/style/style-cache.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

it('a page in the frame of other pages is as it is in one of its own', async () => {
  const catalogue = await loadFrozen();
  const shell = makeShell(catalogue);
  const pages = listPages(catalogue);
  const render = await makeRenderer(shell);
  const [skipLink] = namesOfRules((await render('/404', undefined)).css);
  let shared = 0;
  for (const { path, page } of [...pages, { path: '/404', page: () => undefined }]) {
    // A shell that names the page gives it a frame of its own.
    const ownFrame = await makeRenderer({ ...shell, origin: path });
    const [one, own] = [await render(path, page()), await ownFrame(path, page())];
    expect(one.preloads + one.html, path).toBe(own.preloads + own.html);
    expect(one.css, path).toBe(own.css);
    expect(namesOfRules(one.css)[0], path).toBe(skipLink);
    if (!JSON.stringify(shell).includes(JSON.stringify(path))) shared += 1;
  }
  expect(shared).toBeGreaterThan(20);
});
