import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changedPages, pictureName, picturesPage } from '../../scripts/report/pictures/changed-pages.ts';
import { nothing } from './no-changes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const page = (address: string) => ({ path: address, name: '', kind: 'model', file: '' });

/** A built site with these documents by address; each value is the content of `<main>`. */
function siteOf(mains: Record<string, string>, frame = ''): string {
  const folder = temporaryFolder('pages');
  for (const [address, main] of Object.entries(mains)) {
    const file = path.join(folder, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `<body>${frame}<main id="main">${main}</main><script>${frame}</script></body>`);
  }
  return folder;
}

test('a page counts as different if its main part looks different, not if only the surroundings do', () => {
  const before = siteOf({ '/': 'Home', '/a': 'A', '/b': 'B', '/404': 'x' }, 'menu');
  const after = siteOf({ '/': 'Home', '/a': 'Another', '/b': 'B', '/404': 'y' }, 'longer menu');
  expect(changedPages(before, after, nothing, () => false)).toEqual([
    { path: '/a', state: 'changed', before: '/a', after: '/a' },
  ]);
});

test('new and deleted pages come first, then those whose file changed, then those in the report, then those that only repeat a change', () => {
  const before = siteOf({ '/z': 'old', '/find/a': '1', '/list': '1', '/list/page/2': '1', '/own': '1' });
  const after = siteOf({ '/n': 'new', '/find/a': '2', '/list': '2', '/list/page/2': '2', '/own': '2' });
  const changed = ['/list', '/list/page/2', '/own'].map((address) => ({
    ...page(address),
    file: address,
    changes: [],
  }));
  const pages = changedPages(before, after, { ...nothing, changed }, (file) => file === '/own');
  expect(pages.map(({ path: address, state }) => `${address} ${state}`)).toEqual([
    '/n new',
    '/z gone',
    '/own changed',
    '/list changed',
    '/list/page/2 changed',
    '/find/a changed',
  ]);
});

test('a renamed page is one page, and so is one whose letter case changes', () => {
  const before = siteOf({ '/blt250': 'BLT250', '/rasper': 'Rasper' });
  const after = siteOf({ '/blt251': 'BLT251', '/Rasper': 'Rasper II' });
  const removed = [{ ...page('/blt250'), renamedTo: '/blt251' }];
  expect(changedPages(before, after, { ...nothing, removed }, () => false)).toEqual([
    { path: '/blt251', state: 'changed', before: '/blt250', after: '/blt251' },
    { path: '/Rasper', state: 'changed', before: '/rasper', after: '/Rasper' },
  ]);
});

test('the pictures are named after their pages, and a page shows them side by side', () => {
  const shown = { path: '/list/page/2', state: 'new' as const, after: '/list/page/2' };
  expect(pictureName(shown, 'after', 360)).toBe('list-page-2-360-after.png');
  expect(pictureName({ path: '/', state: 'changed' }, 'before', 1440)).toBe('home-1440-before.png');
  const html = picturesPage([shown, { path: '/<b>', state: 'gone', before: '/<b>' }]);
  expect(html).toContain('<td>–</td><td><a href="list-page-2-360-after.png">');
  expect(html).toContain('<h2 id="/&lt;b&gt;">/&lt;b&gt;</h2>');
});
