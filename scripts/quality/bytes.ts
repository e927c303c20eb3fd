import type { Bar, QualitySite, SitePage } from './run/bar.ts';
import { recordVisit, type Fetched } from './bytes/record-visit.ts';
import { withBrowser } from '../browser/browser.ts';
import { kilobytes } from './run/figures.ts';

/** Bytes of a model page's HTML, compressed, inline styles included. */
const MODEL_PAGE = 12_000;
/** Bytes of the JavaScript that a first visit ships, compressed. */
const SCRIPTS = 120_000;
/** Bytes of all fonts. */
const FONTS = 60_000;

const isScript = ({ type }: Fetched) => /javascript/.test(type);
const sumOf = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

function told(what: string, page: SitePage, measured: string): Bar {
  return { what, page: page.path, bar: '', measured, held: true };
}

function limited(what: string, page: SitePage, files: readonly Fetched[], limit: number): Bar {
  const bytes = sumOf(files);
  const held = bytes <= limit;
  const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
  const faults = largest.map((file) => `${kilobytes(file.bytes)} ${file.address}`);
  return {
    what,
    page: page.path,
    bar: `≤ ${kilobytes(limit)}`,
    measured: kilobytes(bytes),
    held,
    ...(held ? {} : { faults }),
  };
}

interface Visit {
  page: SitePage;
  files: readonly Fetched[];
}

const scriptsOf = (files: readonly Fetched[]) => files.filter((file) => file.ofPage && isScript(file));

function barsOf({ page, files }: Visit, address: string): Bar[] {
  const document = files.filter((file) => file.address === address + page.path);
  const ofPage = files.filter((file) => file.ofPage);
  const html = 'HTML, compressed';
  return [
    page.kind === 'model' ? limited(html, page, document, MODEL_PAGE) : told(html, page, kilobytes(sumOf(document))),
    limited('JavaScript of a first visit, compressed', page, scriptsOf(files), SCRIPTS),
    told('Requests and bytes of a first visit', page, `${ofPage.length}, ${kilobytes(sumOf(ofPage))}`),
  ];
}

/** What is nearly the same on all pages is told of the one that has the most of it. */
function barsOfAll(visits: readonly Visit[], address: string): Bar[] {
  const most = (choose: (file: Fetched) => boolean): Visit => {
    const chosen = visits.map(({ page, files }) => ({ page, files: files.filter(choose) }));
    const [first] = chosen.toSorted((one, other) => sumOf(other.files) - sumOf(one.files));
    if (!first) throw new Error('no page was visited');
    return first;
  };
  const fonts = most(({ type }) => type.startsWith('font/'));
  const later = most((file) => !file.ofPage && isScript(file));
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
      faults: foreign,
    },
    told(
      'JavaScript that the service worker fetches later, itself included',
      later.page,
      kilobytes(sumOf(later.files)),
    ),
  ];
}

/**
 * What a first visit to one page of each kind transfers, by the browser's own log: until the program runs, the service worker has
 * kept what it keeps, and nothing is fetched any more; without any interaction.
 */
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
