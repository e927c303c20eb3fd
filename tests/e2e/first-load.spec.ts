import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as onAnyOrigin } from '@playwright/test';
import { firstVisit, isLibrary } from '../first-visit.ts';
import { frozenSite } from '../frozen-catalogue.ts';
import { expect, frames, hydrated, test } from './site-test.ts';

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
  const sum = (addresses: readonly string[]) => addresses.reduce((bytes, one) => bytes + bytesOf(one), 0);
  const [libraries = [], own = []] = [true, false].map((wanted) =>
    [...fetched].filter((one) => isLibrary(one) === wanted),
  );
  expect(libraries).toHaveLength(1);
  expect(sum(own)).toBeLessThan(firstVisit.ownScripts);
  expect(sum([...own, ...libraries])).toBeLessThan(firstVisit.scripts);
  expect(sum(own)).toBeGreaterThan(10_000);
});

/** Where a document stops on its way: before this text, and what has arrived by then. */
type Stop = readonly [text: string, last: string];
const opening: readonly Stop[] = [
  ['<picture', 'text=Enlarge:'],
  // The mark that ends the page's opening.
  ['</i>', 'main i'],
];

for (const [width, opened, stops] of [
  [360, '/blt200', opening],
  [768, '/blt200', opening],
  [1440, '/sht6000', opening],
  [1440, '/strip-cutter', opening],
  // Three cards of a row of four.
  [1440, '/other-equipment', [['<li id="card-classifiers"', '#card-vibrators h2']]],
] as const) {
  onAnyOrigin(`nothing moves on ${opened} at ${width} pixels while it arrives in pieces`, async ({ page, baseURL }) => {
    // A server that sends the document in pieces, each when the browser has painted the one before.
    const server = createServer(async ({ url = '/' }, response) => {
      const answer = await fetch(new URL(url, baseURL));
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      if (url !== opened) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      let rest = await answer.text();
      for (const [text, last] of stops) {
        const [piece = ''] = rest.split(text);
        rest = rest.slice(piece.length);
        response.write(piece);
        await page.locator(last).first().waitFor({ state: 'attached' });
        await frames(page);
      }
      response.end(rest);
    }).listen(0);
    await page.addInitScript(() => {
      const found: string[] = [];
      Object.assign(window, { found });
      new PerformanceObserver((list) => {
        for (const one of list.getEntries() as (PerformanceEntry & { value: number })[])
          found.push(one.value.toFixed(4));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${opened}`);
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'found'))).toEqual([]);
    server.close();
  });
}
