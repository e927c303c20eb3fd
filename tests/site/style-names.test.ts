import { expect, it } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/catalogue/pages/list-pages.ts';
import { namesOfRules } from '../../src/site/document/rendered-page.ts';
import { preloadPageComponents } from '../../src/site/router/page-components.tsx';
import { makeTreeRenderer } from '../../src/site/entry-server.tsx';
import { linked } from '../catalogue/support.ts';

it('the browser finds the names of all rules that the server wrote, of animations too', async () => {
  await preloadPageComponents();
  const catalogue = linked();
  const render = makeTreeRenderer(makeShell(catalogue));
  const names = new Set<string>();
  for (const { path, page } of listPages(catalogue)) {
    const { rules } = await render(path, page());
    expect(new Set(namesOfRules([...rules.values()].join(''))), path).toEqual(new Set(rules.keys()));
    for (const name of rules.keys()) names.add(name);
  }
  expect([...names].some((name) => name.startsWith('animation-'))).toBe(true);
});
