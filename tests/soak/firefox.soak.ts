/**
 * The same walk through the site in Debian's Firefox and in Chromium, on desktop and phone: every kind of page, every
 * widget, an enquiry that reaches the store, the editor, and the site offline.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '../quality/puppeteer.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePerKind } from '../e2e/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { buildFrozenSite, onFrozen } from '../frozen-catalogue.ts';
import { startServer, type RunningServer } from './support/start-server.ts';
import { browsers } from './support/walk/browsers.ts';
import { sendEnquiry, writeModel } from './support/walk/form-steps.ts';
import { readMessages } from '../enquiry/support/read-messages.ts';
import { steps } from './support/walk/steps.ts';
import { startWalk, type Walker } from './support/walk/walker.ts';

const folder = temporaryFolder('walk');
const store = path.join(folder, 'store');
const settings = { STORE_DIR: store, RATE_LIMIT: '0', MIN_FILL_SECONDS: '0', LOG_LEVEL: 'error' };
let server: RunningServer;

beforeAll(async () => {
  buildFrozenSite();
  server = await startServer('scripts/serve.ts', settings, onFrozen);
});
afterAll(async () => {
  await server.stop();
});

for (const [name, launch] of Object.entries(browsers)) {
  describe(name, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser.close());

    for (const width of [1440, 360]) {
      const downloads = path.join(folder, `${name}-${width}`);
      mkdirSync(downloads);
      /** A walk without any complaints. */
      const walk = (what: string, go: (walker: Walker) => Promise<void>) =>
        test(`${what} at ${width} px`, async () => {
          const walker = await startWalk(browser, { address: server.url, width, downloads });
          await go(walker);
          expect(walker.problems).toEqual([]);
          await walker.page.browserContext().close();
        });

      walk('opens every kind of page', async (walker) => {
        const { page, open, sees } = walker;
        for (const route of onePerKind) {
          await open(route);
          const state = () =>
            page.evaluate(() => ({
              titles: document.querySelectorAll('main h1').length,
              sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
              broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
                .length,
            }));
          await sees(state, { titles: 1, sideways: 0, broken: 0 });
          // Firefox reports requests that a navigation aborts as problems.
          await page.waitForNetworkIdle({ idleTime: 200 });
        }
      });
      for (const [what, step] of Object.entries(steps)) walk(what, (walker) => step(walker, width));
      walk('sends an enquiry', async (walker) => {
        const message = `${name} at ${width} px`;
        await sendEnquiry(message)(walker, width);
        expect(readMessages(store).filter((text) => text === message)).toHaveLength(1);
      });
      walk('writes a model in the editor', (walker) => writeModel(downloads)(walker, width));
    }

    test('shows what was seen when the server is gone', async () => {
      const ownStore = { STORE_DIR: path.join(folder, `own-${name}`) };
      const own = await startServer('scripts/serve.ts', { ...settings, ...ownStore }, onFrozen);
      try {
        const { page, open, sees, texts } = await startWalk(browser, {
          address: own.url,
          width: 1440,
          downloads: folder,
        });
        await open('/about');
        await page.evaluate(async () => {
          await navigator.serviceWorker.register('/sw.js');
          await navigator.serviceWorker.ready;
        });
        await sees(() => page.evaluate(() => navigator.serviceWorker.controller !== null), true);
        await open('/blt150');
        const isKept = () =>
          page.evaluate(async () => Boolean(await (await caches.open('site-pages-1')).match(location.href)));
        await sees(isKept, true);
        await own.stop();
        await open('/blt150');
        await sees(() => texts('main h1'), ['BLT150']);
        await page.browserContext().close();
      } finally {
        await own.stop();
      }
    });
  });
}
