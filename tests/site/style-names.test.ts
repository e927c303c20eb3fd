import { namesOfRules } from '../../src/ui/style/style-cache.ts';
import { expect, it } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { linked } from '../catalogue/support.ts';

const classesIn = (html: string) =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.match(/(?<=css-)[\w-]+/g) ?? []);

it('the browser finds the names of all rules that the server wrote, of animations too', async () => {
  const catalogue = linked();
  const render = await makeRenderer(makeShell(catalogue));
  for (const { path, page } of listPages(catalogue)) {
    const { html, css } = await render(path, page());
    const names = namesOfRules(css);
    expect(names, path).toEqual(expect.arrayContaining(classesIn(html)));
    expect(names.some((name) => name.startsWith('animation-'))).toBe(css.includes('@keyframes'));
    expect(new Set(names).size).toBeGreaterThan(30);
  }
});
