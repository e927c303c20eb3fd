import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { frozenSite } from '../frozen-catalogue.ts';
import { expect, hydrated, test } from './site-test.ts';

/** Bytes of JavaScript, compressed with Brotli, that a first visit may fetch. */
const most = 120_000;

/** Files of a few bytes are not compressed. */
function bytesOf(address: string): number {
  const file = path.join(frozenSite, address);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

// `npm run quality -- bytes` measures every kind of page.
for (const address of ['/', '/blt150', '/enquire']) {
  test(`a first visit to ${address} that touches nothing fetches little JavaScript, and all of it is known`, async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) fetched.add(pathname);
    });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
    await page.waitForLoadState('networkidle');
    const file = address === '/' ? 'index' : address.slice(1);
    const html = readFileSync(path.join(frozenSite, `${file}.html`), 'utf8');
    const named = [...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g)];
    const known = new Set(named.map(([, name = '']) => name));
    const others = [...fetched].filter((name) => !known.has(name) && !/\/register-/.test(name));
    expect(others).toEqual([]);
    const bytes = [...fetched].map(bytesOf).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(most);
    expect(bytes).toBeGreaterThan(50_000);
  });
}

for (const address of ['/', '/ourproducts', '/enquire']) {
  test(`the program leaves the rules of ${address} where the server wrote them, and writes none again`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.evaluate(() => {
      const moved = document.documentElement.dataset;
      new MutationObserver((changes) => {
        if (changes.some(({ removedNodes }) => removedNodes.length > 0)) moved['moved'] = '';
      }).observe(document.head, { childList: true });
    });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined();
    const [fromServer, fromProgram] = await page.evaluate(() =>
      ['style[data-rules]', 'style[data-emotion]'].map((selector) =>
        [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
          [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
        ),
      ),
    );
    expect(fromServer?.length).toBeGreaterThan(50);
    expect(fromProgram?.filter((rule) => fromServer?.includes(rule))).toEqual([]);
  });
}
