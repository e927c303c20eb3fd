import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { type Bar, type QualitySite, problemBar } from './run/bar.ts';

/** Concurrent requests. More would only queue in the server. */
const concurrency = 20;

/**
 * Requests everything that pages link to on this site: pages, images in all widths, sheets, calendars, styles, previews
 * of shared links; and checks ids after a #. External links are skipped.
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
    // Canonical addresses and structured data use the site's public origin.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${origin.replaceAll('.', '\\.')}(?=/|$)`), replacement: address }],
    linksToSkip: async (link) => ![address, origin].some((own) => link === own || link.startsWith(`${own}/`)),
  });
  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const broken = checked
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent = '' }) => `${parent.replace(address, '')} leads to ${url}: ${status ?? 'no answer'}`);
  return [
    {
      what: 'Links asked for',
      bar: `> ${pages.length}, the pages`,
      measured: String(checked.length),
      held: checked.length > pages.length,
    },
    problemBar('Links, pictures, files and places within pages', `${checked.length} addresses`, broken),
    problemBar('Links that lead to another address', `${checked.length} addresses`, [...redirects]),
  ];
}
