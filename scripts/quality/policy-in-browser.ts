import type { Page } from '@playwright/test';
import type { Bar, QualitySite } from './run/bar.ts';
import { inTurns, takenOver, watchPage, withBrowser } from '../browser/browser.ts';
import { faultBar } from './run/fault-bar.ts';

const videoHost = 'https://www.youtube-nocookie.com';

/** Windows at once: more of them make a machine of two cores slower. */
const windows = 2;

/** Rules that emotion has put into the page since it was served: they stand in a style element without text. */
const countRules = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode.textContent === '')
      .reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  );

/** Opens what a button opens, and plays a video where there is one. */
async function use(page: Page): Promise<void> {
  for (const button of await page.locator('button[aria-expanded="false"]:visible').all()) {
    await button.click({ timeout: 2000 }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
  const video = page.getByRole('button', { name: /^Play video: / }).first();
  if ((await video.count()) === 0) return;
  await video.click();
  await page.frameLocator('iframe').getByText('The stub of a video').waitFor();
}

/** Pages that show something else by their query, and those that are no pages of the catalogue. */
const more = ['/compare?models=blt150,blt950', '/search?q=baler', '/find?material=tyres&job=bale', '/no-such-page'];

/** Every page in the real browser under its own policy: opened, used, and reached from another page without a load. */
export async function measurePolicyInBrowser({ address, pages, kinds }: QualitySite): Promise<Bar[]> {
  const faults: string[] = [];
  const reached: string[] = [];
  let rules = 0;
  await withBrowser(async (browser) => {
    const open = async () => {
      const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
      const seen = await watchPage(page, address, [videoHost]);
      await page.route(`${videoHost}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The stub of a video' }),
      );
      return { page, seen };
    };
    await inTurns([...pages.map(({ path }) => path), ...more], windows, async (paths) => {
      const { page, seen } = await open();
      for await (const path of paths) {
        await page.goto(address + path);
        await takenOver(page);
        await use(page);
        rules = Math.max(rules, await countRules(page));
      }
      faults.push(...seen);
    });
    const { page, seen } = await open();
    await page.goto(`${address}/editor`);
    await page.locator('main, [role=main]').first().waitFor();
    await page.goto(address);
    await takenOver(page);
    for (const { path } of kinds) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.waitForFunction(
        (to) => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(to),
        path,
      );
      reached.push(path);
    }
    rules = Math.max(rules, await countRules(page));
    faults.push(...seen);
  });
  const what = 'Policy in the browser: violations, errors, dialogs, requests to others';
  return [
    faultBar(what, `${pages.length + more.length + 1} pages, ${reached.length} in-page navigations`, faults),
    {
      what: 'Rules that emotion put into a page under its policy',
      bar: '> 0',
      measured: String(rules),
      held: rules > 0,
    },
  ];
}
