/** What an address of the site leads to. */
export type Resolution = { kind: 'page'; file: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

/**
 * Knows every page of a built site by its canonical path.
 * @param htmlFiles the site's HTML files relative to its folder: `index.html`, `Rasper.html`; `404.html` is no page
 * @param redirects addresses of old that lead to new ones
 */
export function makePathMap(
  htmlFiles: string[],
  redirects: Record<string, string> = {},
): (pathname: string) => Resolution {
  const pages = new Map<string, { path: string; file: string }>();
  for (const file of htmlFiles) {
    if (file === '404.html') continue;
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    pages.set(path.toLowerCase(), { path, file });
  }
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [lookupKey(from), to]));

  return (pathname) => {
    const key = lookupKey(pathname);
    const page = pages.get(key);
    if (page) return page.path === pathname ? { kind: 'page', file: page.file } : { kind: 'redirect', to: page.path };
    const target = moved.get(key);
    return target === undefined ? { kind: 'none' } : { kind: 'redirect', to: target };
  };
}

/** Letter case and a final slash do not matter. */
function lookupKey(pathname: string): string {
  return (pathname.replace(/\/+$/, '') || '/').toLowerCase();
}
