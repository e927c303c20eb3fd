import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { frozenSite } from '../frozen-catalogue.ts';
import { expect, hydrated, test } from './site-test.ts';

/** Maximum bytes of Brotli-compressed JavaScript for a first visit. */
const most = 120_000;

/** Tiny files are not compressed. */
function bytesOf(address: string): number {
  const file = path.join(frozenSite, address);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

// `npm run quality -- bytes` measures every kind of page.
test('a first visit without interaction loads little JavaScript, all of it expected', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  await page.goto('/blt150');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const html = readFileSync(path.join(frozenSite, 'blt150.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g)];
  const known = new Set(named.map(([, name = '']) => name));
  const others = [...fetched].filter((name) => !known.has(name));
  expect(others).toEqual([]);
  const bytes = [...fetched].map(bytesOf).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(most);
  expect(bytes).toBeGreaterThan(50_000);
});
