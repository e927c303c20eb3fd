import { test, type Page } from '@playwright/test';
import { hydrated } from '../../scripts/lib/browser/browser.ts';
import { percentile } from '../percentile.ts';
import { wholeMilliseconds } from './figures.ts';
import { expect } from '../problems.ts';
import { kinds, noteBar, noteFigure, pages } from './site.ts';

/** Limit in milliseconds from click to paint, for the 95th percentile. */
const LIMIT = 150;
const SHARE = 0.95;
/** Minimum number of measured navigations. */
const LEAST = 40;
/** Links followed per page. */
const EACH = 3;

interface Timed {
  from: string;
  to: string;
  milliseconds: number;
}

const kindOf = new Map(pages.map(({ path, kind }) => [path, kind]));
/** How often each kind of page was visited. */
const reached = new Map<string, number>();

/** Links in the content to pages of the site, those to the least visited kinds of page first. */
async function chooseLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('main a[href^="/"]:visible')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const here = new URL(page.url()).pathname;
  const times = (href: string) => reached.get(kindOf.get(href) ?? '') ?? 0;
  const open = hrefs.filter((href) => kindOf.has(href) && href !== here);
  const chosen = open.toSorted((one, other) => times(one) - times(other)).slice(0, EACH);
  for (const href of chosen) reached.set(kindOf.get(href) ?? '', times(href) + 1);
  return chosen;
}

async function timePage(page: Page, from: string): Promise<Timed[]> {
  await page.goto(from);
  const timed: Timed[] = [];
  for (const to of await chooseLinks(page)) {
    if (timed.length > 0) await page.goto(from);
    await hydrated(page);
    timed.push({ from, to, milliseconds: await clickAndPaint(page, to) });
  }
  return timed;
}

// As for a visitor: the service worker fetches, too.
test.use({ serviceWorkers: 'allow' });

test('click on an internal link to painted page', async ({ page }) => {
  await prepareTiming(page);
  const timed: Timed[] = [];
  for (const { path } of kinds) timed.push(...(await timePage(page, path)));
  const all = timed.map(({ milliseconds }) => milliseconds);
  const value = percentile(all, SHARE);
  noteFigure(`navigations to ${reached.size} kinds of page`, String(all.length), `≥ ${LEAST}`);
  noteFigure('median', wholeMilliseconds(percentile(all, 0.5)));
  noteBar('95th percentile', value, LIMIT, wholeMilliseconds);
  expect.soft(all.length).toBeGreaterThanOrEqual(LEAST);
  const slowest = timed.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 5);
  const lines = slowest.map(({ from, to, milliseconds }) => `${wholeMilliseconds(milliseconds)} ${from} → ${to}`);
  expect.soft(value > LIMIT ? lines : []).toBeNone();
});

/** Milliseconds between hovering and clicking: a fast human. */
const REST = 250;

/** Records in each document the times of the click and of the paint that follows. */
async function prepareTiming(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('main')?.firstElementChild;
        const look = () => {
          const content = document.querySelector('main')?.firstElementChild;
          if (!content || content === before) {
            requestAnimationFrame(look);
            return;
          }
          // requestAnimationFrame runs before the paint; the message arrives after it.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            document.documentElement.dataset['paintedAfter'] = String(performance.now() - timeStamp);
          });
          port1.start();
          port2.postMessage('');
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
}

/**
 * Hovers over a link in the content and clicks it.
 * @returns milliseconds from the click to the paint of the new page
 */
async function clickAndPaint(page: Page, href: string): Promise<number> {
  const link = page.locator(`main a[href="${href}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(REST);
  await page.waitForLoadState('networkidle');
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => document.documentElement.dataset['paintedAfter'] !== undefined);
  return Number(await page.evaluate(() => document.documentElement.dataset['paintedAfter']));
}
