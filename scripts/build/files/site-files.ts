/**
 * Reads: the pages. Writes (through outputs): sitemap.xml, robots.txt, security.txt, _headers, _redirects, _site.json.
 */
import type { EnquirySite } from '../../../src/enquiry/contract/enquiry-site.ts';
import type { ListedPage } from '../../../src/features/page/list-pages.ts';
import { calendarPath, companyFolders, firstPagePath, manifestPath, workerPath } from '../../../src/catalogue/paths.ts';
import { alternatesOf } from '../../../src/catalogue/language-paths.ts';
import { contentType } from '../../../src/server/content-type.ts';
import { revalidated, immutable, assetsPath } from '../../../src/server/file-rules.ts';
import { securityHeaders } from '../../../src/server/security-headers.ts';
import { earlyScripts } from '../../../src/site/early/inline-scripts.ts';
import { textOutput, type Output } from '../output.ts';
import {
  caddyAddresses,
  caddyHeaders,
  caddyMatchers,
  caddyAssetHeaders,
  caddyTypes,
} from '../../../src/server/hosts/caddy.ts';
import { nginxMaps, nginxServer } from '../../../src/server/hosts/nginx.ts';
import { isWritable, type HostSite } from '../../../src/server/hosts/host-site.ts';
import { parseRedirects } from '../../../src/server/list-site.ts';
import { listAddresses } from '../../../src/server/path-map.ts';

/** Adds to each page the date of the last commit of its data files, if known. */
export function datePages(pages: readonly ListedPage[], dates: ReadonlyMap<string, string>): ListedPage[] {
  return pages.map((listed) => {
    const { file, sources = [] } = listed;
    const modified = [file, ...sources.map((source) => source.file)]
      .flatMap((name) => dates.get(name) ?? [])
      .toSorted()
      .at(-1);
    if (modified === undefined) return listed;
    const page = () => {
      const made = listed.page();
      return { ...made, head: { ...made.head, modified } };
    };
    return { ...listed, modified, page };
  });
}

/** All indexable pages, with `lastmod` where known. */
export function sitemap(origin: string, pages: readonly ListedPage[]): string {
  const lines = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path: page, modified, languages }) => {
      const date = modified ? `<lastmod>${modified}</lastmod>` : '';
      const others = alternatesOf(languages).map(
        ([tag, other]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${encodeURI(other)}"/>`,
      );
      return `  <url><loc>${origin}${encodeURI(page)}</loc>${date}${others.join('')}</url>\n`;
    });
  const links = pages.some(({ languages }) => languages) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${lines.join('')}</urlset>\n`;
}

/** Redirects for static hosts: upper-case paths, the first page of a list, and former addresses. */
export function redirectRules(pages: readonly ListedPage[], redirects: Record<string, string>): string {
  const spellings = pages.flatMap(({ path: page }) => {
    const capitalised = page.replace(/^\/./, (start) => start.toUpperCase());
    return [page.toLowerCase(), capitalised]
      .filter((spelling) => spelling !== page)
      .map((spelling) => `${spelling} ${page} 301`);
  });
  const old = Object.entries(redirects).map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`);
  const firsts = pages
    .filter(({ pageNumber }) => pageNumber === 2)
    .flatMap(({ path: second }) => {
      const list = firstPagePath(second);
      return list === undefined ? [] : `${list}/page/1 ${list} 301`;
    });
  return `${[...old, ...spellings, ...firsts].join('\n')}\n`;
}

/** Headers for static hosts: caching, and a content type that few of them know. */
const ownHeaders = `${assetsPath}*
  Cache-Control: ${immutable}
${workerPath}
  Cache-Control: ${revalidated}
${manifestPath}
  Cache-Control: ${revalidated}
  Content-Type: ${contentType(manifestPath)}
`;

/**
 * Contact for security reports (RFC 9116). Expires a year after the last change of the data, since the build must not
 * depend on the clock; left out when the git history is unknown.
 */
function securityText({ origin, contact }: EnquirySite, dates: ReadonlyMap<string, string>): Record<string, string> {
  const last = [...dates.values()].toSorted().at(-1);
  if (last === undefined) return {};
  const expires = new Date(Date.parse(last) + 365 * 86_400_000).toISOString();
  const place = '.well-known/security.txt';
  const lines = [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/${place}`,
  ];
  return { [place]: `${lines.join('\n')}\n` };
}

/** Lists the files for search engines, static hosts and our own server. */
export function siteFileOutputs(
  site: EnquirySite,
  pages: readonly ListedPage[],
  redirects: Record<string, string>,
  dates: ReadonlyMap<string, string>,
): Output[] {
  // Hosts may not know the types of calendars and business cards.
  const types = ([[calendarPath, calendarPath], ...Object.entries(companyFolders)] as const).map(
    ([place, name]) => `${place}\n  Content-Type: ${contentType(name)}\n`,
  );
  const headers = Object.entries(securityHeaders(site.endpoint, earlyScripts)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  const files: Record<string, string> = {
    '_site.json': JSON.stringify(site),
    'sitemap.xml': sitemap(site.origin, pages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    ...securityText(site, dates),
    _headers: `/*\n${headers.join('')}${ownHeaders}${types.join('')}`,
    _redirects: redirectRules(pages, redirects),
  };
  return Object.entries(files).map(([name, text]) => textOutput(name, text));
}

/**
 * Settings for other web servers.
 * @param files names of the site's files
 * @param redirects as in `_redirects`
 */
export function hostSiteOf({ endpoint }: Pick<EnquirySite, 'endpoint'>, files: string[], redirects: string): HostSite {
  const pages = files.filter((file) => file.endsWith('.html'));
  const known = [...listAddresses(pages, parseRedirects(redirects))];
  const addresses = new Map(known.filter(([key, { path }]) => isWritable(key) && isWritable(path)));
  return { headers: securityHeaders(endpoint, earlyScripts), addresses };
}

/** The files that the configurations in deploy/ include: headers, types and redirects in each server's syntax. */
export function hostFileOutputs(site: HostSite): Output[] {
  return [
    textOutput('_nginx/maps.conf', nginxMaps(site)),
    textOutput('_nginx/server.conf', nginxServer(site)),
    textOutput('_caddy/headers', caddyHeaders(site)),
    textOutput('_caddy/part-headers', caddyAssetHeaders()),
    textOutput('_caddy/types', caddyTypes()),
    textOutput('_caddy/matchers', caddyMatchers()),
    textOutput('_caddy/addresses', caddyAddresses(site)),
  ];
}
