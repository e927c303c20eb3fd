import type { Browser, Request } from '@playwright/test';
import { hydrated, withBrowser } from '../lib/browser/browser.ts';
import { kilobytes } from '../lib/figures.ts';
import type { Bar, QualitySite, SitePage } from './run/bar.ts';

/** Limit for a model page's compressed HTML with inline styles, in bytes. */
const MODEL_PAGE = 12_000;
/** Limit for the compressed JavaScript of a first visit, in bytes. */
const SCRIPTS = 120_000;
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

const isScript = ({ type }: Fetched) => /javascript/.test(type);
const sumOf = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

function limited(what: string, page: SitePage, files: readonly Fetched[], limit: number): Bar {
  const bytes = sumOf(files);
  const held = bytes <= limit;
  const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
  const problems = largest.map((file) => `${kilobytes(file.bytes)} ${file.address}`);
  return {
    what,
    page: page.path,
    bar: `≤ ${kilobytes(limit)}`,
    measured: kilobytes(bytes),
    held,
    ...(held ? {} : { problems }),
  };
}

interface Visit {
  page: SitePage;
  files: readonly Fetched[];
}

function barsOf({ page, files }: Visit, address: string): Bar[] {
  const scripts = limited('JavaScript of a first visit, compressed', page, files.filter(isScript), SCRIPTS);
  if (page.kind !== 'model') return [scripts];
  const document = files.filter((file) => file.address === address + page.path);
  return [limited('HTML, compressed', page, document, MODEL_PAGE), scripts];
}

/** The page with the most font bytes, and requests of any page to other hosts. */
function barsOfAll(visits: readonly Visit[], address: string): Bar[] {
  const [fonts] = visits
    .map(({ page, files }) => ({ page, files: files.filter(({ type }) => type.startsWith('font/')) }))
    .toSorted((one, other) => sumOf(other.files) - sumOf(one.files));
  if (!fonts) throw new Error('no page was visited');
  const isForeign = (file: Fetched) => new URL(file.address).origin !== address;
  const foreign = visits.flatMap(({ page, files }) =>
    files.filter(isForeign).map((file) => `${page.path}: ${file.address}`),
  );
  return [
    limited('Fonts', fonts.page, fonts.files, FONTS),
    {
      what: 'Requests to another origin before a click',
      bar: '0',
      measured: String(foreign.length),
      held: foreign.length === 0,
      problems: foreign,
    },
  ];
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
 * Opens an address in a fresh browser profile, waits until the page is hydrated and the network is idle, and returns
 * all requests from the browser's log, each address once. The service worker is blocked: it fetches for later visits.
 */
async function recordVisit(browser: Browser, address: string): Promise<Fetched[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const pending: Promise<Fetched | undefined>[] = [];
    context.on('requestfinished', (request) => pending.push(describe(request)));
    const page = await context.newPage();
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const all = (await Promise.all(pending)).filter((one) => one !== undefined);
    return [...new Map(all.map((one) => [one.address, one])).values()];
  } finally {
    await context.close();
  }
}

/** What a first visit to one page of each kind transfers, without interaction. */
export async function measureBytes({ address, kinds }: QualitySite): Promise<Bar[]> {
  return withBrowser(async (browser) => {
    const visits: Visit[] = [];
    for (const page of kinds) {
      console.error(`  ${page.path}`);
      visits.push({ page, files: await recordVisit(browser, address + page.path) });
    }
    const ofPages = visits.flatMap((visit) => barsOf(visit, address));
    return [...ofPages.toSorted((one, other) => one.what.localeCompare(other.what)), ...barsOfAll(visits, address)];
  });
}
