import type { Page } from '@playwright/test';
import { hydrated, withBrowser } from '../lib/browser/browser.ts';
import type { Bar, QualitySite, SitePage } from './run/bar.ts';
import { percentile, wholeMilliseconds } from '../lib/figures.ts';

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

/** Links in the content to pages of the site, those to the least visited kinds of page first. */
async function chooseLinks(page: Page, kinds: ReadonlyMap<string, string>, reached: Map<string, number>) {
  const hrefs = await page
    .locator('main a[href^="/"]:visible')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const here = new URL(page.url()).pathname;
  const times = (href: string) => reached.get(kinds.get(href) ?? '') ?? 0;
  const open = hrefs.filter((href) => kinds.has(href) && href !== here);
  const chosen = open.toSorted((one, other) => times(one) - times(other)).slice(0, EACH);
  for (const href of chosen) reached.set(kinds.get(href) ?? '', times(href) + 1);
  return chosen;
}

async function timePage(page: Page, from: string, follow: () => Promise<string[]>): Promise<Timed[]> {
  await page.goto(from);
  const timed: Timed[] = [];
  for (const href of await follow()) {
    if (timed.length > 0) await page.goto(from);
    await hydrated(page);
    timed.push({ from: new URL(from).pathname, to: href, milliseconds: await clickAndPaint(page, href) });
  }
  return timed;
}

/** Clicks internal links of one page of each kind, after hovering, and measures the time to the next paint. */
export async function measureNavigation({ address, pages, kinds }: QualitySite): Promise<Bar[]> {
  const kindOf = new Map(pages.map((page: SitePage) => [page.path, page.kind]));
  const reached = new Map<string, number>();
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await prepareTiming(page);
    const timed: Timed[] = [];
    for (const kind of kinds) {
      console.error(`  ${kind.path}`);
      timed.push(...(await timePage(page, address + kind.path, () => chooseLinks(page, kindOf, reached))));
    }
    const all = timed.map(({ milliseconds }) => milliseconds);
    const value = percentile(all, SHARE);
    const slowest = timed.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 5);
    const held = value <= LIMIT && all.length >= LEAST;
    const lines = slowest.map(({ from, to, milliseconds }) => `${wholeMilliseconds(milliseconds)} ${from} → ${to}`);
    return [
      {
        what: `Click to painted page, 95th percentile of ${all.length} navigations to ${reached.size} kinds`,
        bar: `≤ ${wholeMilliseconds(LIMIT)}`,
        measured: `${wholeMilliseconds(value)} (median ${wholeMilliseconds(percentile(all, 0.5))})`,
        held,
        ...(held ? {} : { problems: lines }),
      },
    ];
  });
}

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
