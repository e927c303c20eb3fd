import { test, type Page, type Request } from '@playwright/test';
import { hydrated } from '../../scripts/lib/browser/browser.ts';
import { kilobytes } from './figures.ts';
import { expect } from '../problems.ts';
import { firstVisit, isLibrary } from '../first-visit.ts';
import { address, kinds, noteBar, noteFigure, pages } from './site.ts';

/**
 * Limit for a model page's compressed HTML with inline styles, in bytes: it fits into the ten packets that a server
 * sends at once (RFC 6928).
 */
const MODEL_PAGE = 14_500;
/** Limit for all fonts, in bytes. */
const FONTS = 60_000;

/** A request of a first visit. */
interface Fetched {
  /** Including the host. */
  address: string;
  /** The media type without parameters: `text/javascript`. */
  type: string;
  /** Transferred size of the response body, compressed. */
  bytes: number;
}

async function describe(request: Request): Promise<Fetched | undefined> {
  const response = await request.response();
  if (!response) return undefined;
  const headers = await response.allHeaders();
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const length = headers['content-length'];
  const bytes = length === undefined ? (await request.sizes()).responseBodySize : Number(length);
  return { address: request.url(), type, bytes };
}

/**
 * Opens a path in a fresh browser profile, waits until the page is hydrated and the network is idle, and returns all
 * requests from the browser's log, each address once. The service worker is blocked: it fetches for later visits.
 */
async function recordVisit(page: Page, path: string): Promise<Fetched[]> {
  const pending: Promise<Fetched | undefined>[] = [];
  page.context().on('requestfinished', (request) => pending.push(describe(request)));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const all = (await Promise.all(pending)).filter((one) => one !== undefined);
  return [...new Map(all.map((one) => [one.address, one])).values()];
}

/** Notes the bytes of files. When they are more than the limit, the test fails with the largest ones. */
function expectAtMost(limit: number, what: string, files: readonly Fetched[]): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  noteBar(what, bytes, limit, kilobytes);
  const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
  const lines = largest.map((file) => `${what}: ${kilobytes(file.bytes)} ${file.address}`);
  expect.soft(bytes > limit ? lines : []).toBeNone();
}

test('the document of every model is small', async ({ request }) => {
  const models = pages.filter(({ kind }) => kind === 'model');
  expect(models.length).toBeGreaterThan(1);
  const documents = await Promise.all(
    models.map(async ({ path }) => {
      const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
      return { address: path, type: 'text/html', bytes: Number(response.headers()['content-length']) };
    }),
  );
  const [largest] = documents.toSorted((one, other) => other.bytes - one.bytes);
  expectAtMost(MODEL_PAGE, 'HTML of the largest, compressed', largest ? [largest] : []);
});

for (const { path } of kinds) {
  test(`${path}: bytes of a first visit, without a click`, async ({ page }) => {
    const files = await recordVisit(page, path);
    const ofType = (type: RegExp) => files.filter((file) => type.test(file.type));
    const scripts = ofType(/javascript/);
    expectAtMost(firstVisit.scripts, 'JavaScript, compressed', scripts);
    const own = scripts.filter((file) => !isLibrary(new URL(file.address).pathname));
    expect(own.length).toBeLessThan(scripts.length);
    expectAtMost(firstVisit.ownScripts, "… of which the project's own", own);
    expectAtMost(FONTS, 'fonts', ofType(/^font\//));
    const foreign = files.filter((file) => new URL(file.address).origin !== address);
    noteFigure('requests to another origin', String(foreign.length), '≤ 0');
    expect.soft(foreign.map((file) => `request to another origin: ${file.address}`)).toBeNone();
  });
}
