/** What an address of the site leads to. */
export type Resolution = { kind: 'page'; file: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

/**
 * What the path of an address says, its percent signs read.
 * @returns undefined when they make no text, or hide a separator or a NUL: no page and no file has such a name
 */
export function readPath(path: string): string | undefined {
  if (/%(2f|5c|00)|\\/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Knows every page of a built site by its canonical path. Every other spelling of it (capitals, a slash at the end,
 * percent signs where none are needed) is a redirect to that one. Paths are asked for as they stand in the address.
 * @param htmlFiles the site's HTML files relative to its folder: `index.html`, `Rasper.html`; `404.html` is no page
 * @param redirects addresses of old that lead to new ones
 */
export function makePathMap(htmlFiles: string[], redirects: Record<string, string> = {}): (path: string) => Resolution {
  const pages = new Map<string, { path: string; file: string }>();
  for (const file of htmlFiles) {
    if (file === '404.html') continue;
    const path = encodeURI(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);
    pages.set(lookupKey(decodeURI(path)), { path, file });
  }
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [lookupKey(from), encodeURI(to)]));

  return (asked) => {
    const meant = readPath(asked);
    if (meant === undefined) return { kind: 'none' };
    const key = lookupKey(meant);
    const page = pages.get(key);
    if (page) return page.path === asked ? { kind: 'page', file: page.file } : { kind: 'redirect', to: page.path };
    const target = moved.get(key);
    // A page that went must not send its visitors in a circle.
    return target === undefined || target === asked ? { kind: 'none' } : { kind: 'redirect', to: target };
  };
}

/** Letter case and a final slash do not matter. */
function lookupKey(pathname: string): string {
  return (pathname.replace(/\/+$/, '') || '/').toLowerCase();
}
