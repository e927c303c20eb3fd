import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import { test } from './content-test.ts';

test('Every link, picture, file and place within a page is there', async ({
  content,
  site: { address, pages },
  check,
}) => {
  for (const link of await checkLinks(address, content.site.origin, [...pages.keys()]))
    check(link.problem === undefined, `${link.page} leads to ${link.address}: ${link.problem}`);
});

/** Concurrent requests. More would only queue in the server. */
const concurrency = 20;

/** An address that a page links to; `problem` is undefined when it answers as it should. */
interface CheckedLink {
  address: string;
  /** The page that has the link. */
  page: string;
  problem: string | undefined;
}

/**
 * Requests everything that pages link to on this site: pages, images in all widths, sheets, calendars, styles, previews
 * of shared links; and checks ids after a #. External links are skipped.
 * @param address of the server
 * @param origin the site's public origin, which canonical addresses and structured data use
 * @param paths of the pages
 */
async function checkLinks(address: string, origin: string, paths: readonly string[]): Promise<CheckedLink[]> {
  const checker = new LinkChecker();
  const redirected = new Set<string>();
  checker.on('redirect', ({ url }) => redirected.add(url));
  const { links } = await checker.check({
    path: paths.map((path) => address + path),
    recurse: true,
    concurrency,
    timeout: 60_000,
    checkCss: true,
    checkFragments: true,
    redirects: 'warn',
    urlRewriteExpressions: [{ pattern: new RegExp(`^${origin.replaceAll('.', '\\.')}(?=/|$)`), replacement: address }],
    linksToSkip: async (link) => ![address, origin].some((own) => link === own || link.startsWith(`${own}/`)),
  });
  const problemOf = ({ url, status, state }: LinkResult): string | undefined => {
    if (state === LinkState.BROKEN) return status === 200 ? 'that place is not on the page' : String(status);
    return redirected.has(url) ? 'leads on to another address' : undefined;
  };
  return links
    .filter(({ state }) => state !== LinkState.SKIPPED)
    .map((link) => ({
      address: link.url.replace(address, ''),
      page: (link.parent ?? '').replace(address, ''),
      problem: problemOf(link),
    }));
}

test('No section, list, table or heading is empty', ({ site: { pages }, check }) => {
  for (const { path, empty } of pages.values()) {
    check(empty.length === 0, `${path} has ${empty.join(', ')}`);
  }
});
