/** Reads: the pages. Writes (through outputs): sitemap.xml, robots.txt, _headers, _redirects, _site.json. Run by: scripts/steps/make-site.ts. */
import type { EnquirySite } from '../../src/catalogue/enquiry-site.ts';
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { absolute } from '../../src/catalogue/paths.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { textOutput, type Output } from '../outputs/output.ts';

/** The addresses of all pages for search engines; `lastmod` where it is known. */
export function sitemap(origin: string, pages: ListedPage[], dates: Map<string, string>): string {
  const urls = pages.map(({ path: page, file }) => {
    const date = dates.get(file);
    return `  <url><loc>${absolute(origin, encodeURI(page))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Rules for hosts of static files: the canonical spelling of paths with capitals, and the addresses of old. */
export function redirectRules(pages: ListedPage[], redirects: Record<string, string>): string {
  const spellings = pages.flatMap(({ path: page }) => {
    const capitalised = page.replace(/^\/./, (start) => start.toUpperCase());
    return [page.toLowerCase(), capitalised].filter((other) => other !== page).map((other) => `${other} ${page} 301`);
  });
  const old = Object.entries(redirects).map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`);
  return `${[...old, ...spellings].join('\n')}\n`;
}

/** The files beside the pages that tell search engines, static hosts and our own server about them. */
export function siteFileOutputs(
  site: EnquirySite,
  pages: ListedPage[],
  redirects: Record<string, string>,
  dates: Map<string, string>,
): Output[] {
  const headers = Object.entries(securityHeaders(site.endpoint)).map(([name, value]) => `  ${name}: ${value}\n`);
  const files: Record<string, string> = {
    '_site.json': JSON.stringify(site),
    'sitemap.xml': sitemap(site.origin, pages, dates),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site.origin, '/sitemap.xml')}\n`,
    _headers: `/*\n${headers.join('')}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    _redirects: redirectRules(pages, redirects),
  };
  return Object.entries(files).map(([name, text]) => textOutput(name, text));
}
