import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { type Bar, type QualitySite, problemBar } from './run/bar.ts';

/** Requests at once: more of them only wait in the server. */
const concurrency = 20;

/**
 * Asks the server for everything that a page leads to: pages, pictures in all widths, sheets, calendars, styles, what a
 * shared link shows, and the ids after a #. What leads to other sites is not asked.
 */
export async function measureLinks({ address, outDir, pages }: QualitySite): Promise<Bar[]> {
  const { origin } = JSON.parse(await readFile(path.join(outDir, '_site.json'), 'utf8')) as { origin: string };
  const checker = new LinkChecker();
  const redirects = new Set<string>();
  checker.on('redirect', ({ url }) => redirects.add(`${url.replace(address, '')} leads on to another address`));
  const { links } = await checker.check({
    path: pages.map((page) => address + page.path),
    recurse: true,
    concurrency,
    timeout: 60_000,
    checkCss: true,
    checkFragments: true,
    redirects: 'warn',
    // Canonical addresses and structured data name the site by its own host.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${origin.replaceAll('.', '\\.')}(?=/|$)`), replacement: address }],
    linksToSkip: async (link) => ![address, origin].some((own) => link === own || link.startsWith(`${own}/`)),
  });
  const asked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const broken = asked
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent = '' }) => `${parent.replace(address, '')} leads to ${url}: ${status ?? 'no answer'}`);
  return [
    {
      what: 'Links asked for',
      bar: `> ${pages.length}, the pages`,
      measured: String(asked.length),
      held: asked.length > pages.length,
    },
    problemBar('Links, pictures, files and places within pages', `${asked.length} addresses`, broken),
    problemBar('Links that lead to another address', `${asked.length} addresses`, [...redirects]),
  ];
}
