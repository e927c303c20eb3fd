/** Screenshots of the pages that look different, before and after, for reviewers. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { SiteComparison, ReportedPictures } from '../../../src/features/report/report.ts';
import { withBrowser } from '../../lib/browser/browser.ts';
import { withServedSite } from '../../lib/start-server.ts';
import { forEachLimited } from '../../lib/for-each-limited.ts';
import { buildSettings, projectDir } from '../../lib/build-settings.ts';
import { buildSite } from '../../build/build-site.ts';
import { changedPages, type ComparedPage, mainOf, pictureName, picturesPage, widths } from './changed-pages.ts';

/** Limit for pages: a new company telephone number changes all of them. */
const maxPages = 12;

const folder = path.join(projectDir, '.cache/report');

/**
 * Builds the sites of two data folders, and takes screenshots of each page that looks different at each width.
 * @param target the folder for the screenshots; its content is deleted
 */
export async function takePictures(
  { baseDir, dataDir, target }: { baseDir: string; dataDir: string; target: string },
  comparison: SiteComparison,
): Promise<ReportedPictures> {
  const isOwn = dataDir === path.join(projectDir, 'data');
  const sites = {
    before: buildSettings(baseDir, path.join(folder, 'before')),
    after: buildSettings(dataDir, isOwn ? undefined : path.join(folder, 'after')),
  };
  for (const settings of [sites.before, sites.after]) {
    if (!(await buildSite(settings))) throw new Error('The data has no errors, and yet its site could not be built');
  }
  const read = (dir: string, file: string) => readFile(path.join(dir, file), 'utf8').catch(() => undefined);
  const differ = await Promise.all(
    comparison.changed.map(async ({ file }) =>
      (await read(baseDir, file)) === (await read(dataDir, file)) ? [] : file,
    ),
  );
  const files = new Set(differ.flat());
  const pages = changedPages(sites.before.outDir, sites.after.outDir, comparison, (file) => files.has(file));
  const shown = pages.slice(0, maxPages);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  if (shown.length > 0) {
    await withServedSite(sites.before.outDir, (before) =>
      withServedSite(sites.after.outDir, (after) =>
        withBrowser((browser) => photograph(browser, { before, after }, shown, target)),
      ),
    );
  }
  await writeFile(path.join(target, 'index.html'), picturesPage(shown));
  return {
    pictured: shown.map(({ path: address, state }) => ({ path: address, state })),
    others: pages.slice(maxPages).map(({ path: address }) => address),
  };
}

/** Takes all screenshots, two at a time. */
async function photograph(
  browser: Browser,
  sites: { before: string; after: string },
  pages: readonly ComparedPage[],
  target: string,
): Promise<void> {
  const pictures = pages.flatMap((page) =>
    (['before', 'after'] as const).flatMap((side) =>
      page[side] === undefined
        ? []
        : widths.map((width) => {
            const [otherSite, there] = side === 'before' ? [sites.after, page.after] : [sites.before, page.before];
            const compared = there === undefined ? undefined : otherSite + there;
            return { width, address: sites[side] + page[side], compared, file: pictureName(page, side, width) };
          }),
    ),
  );
  await forEachLimited(pictures, 2, async ({ width, address, compared, file }) => {
    // Without JavaScript, nothing on the page is collapsed.
    const viewport = { width, height: 1000 };
    const page = await browser.newPage({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce' });
    await page.goto(address);
    await page.locator('main').evaluate(unfix);
    if (compared !== undefined) await page.locator('main').evaluate(mark, mainOf(await (await fetch(compared)).text()));
    await page.locator('main').screenshot({ path: path.join(target, file), animations: 'disabled' });
    await page.close();
  });
}

/** Sticky bars would overlap the content of a full-page screenshot. */
function unfix(main: Element): void {
  for (const element of main.querySelectorAll<HTMLElement>('*')) {
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static';
  }
}

/** A frame around the smallest parts that the other page does not have. */
function mark(main: Element, otherMarkup: string): void {
  const parts = 'p,li,tr,dt,dd,h1,h2,h3,h4,figcaption,img';
  const known = new Set(
    [...new DOMParser().parseFromString(otherMarkup, 'text/html').querySelectorAll(parts)].map(
      (part) => part.outerHTML,
    ),
  );
  const changed = [...main.querySelectorAll<HTMLElement>(parts)].filter((part) => !known.has(part.outerHTML));
  for (const part of changed) {
    if (!changed.some((inner) => inner !== part && part.contains(inner))) part.style.outline = '3px solid #d0021b';
  }
}
