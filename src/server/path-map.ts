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

/** What an address leads to: a page by its canonical path, or an address of old that leads to another. */
interface Known {
  path: string;
  /** The page's file; without one, visitors are sent to `path`. */
  file?: string;
}

/**
 * All addresses that a built site knows beside its files, by what is left of a spelling that does not matter: small
 * letters without a slash at the end. A page goes before an address of old.
 * @param htmlFiles the site's HTML files relative to its folder: `index.html`, `Rasper.html`; `404.html` is no page
 * @param redirects addresses of old that lead to new ones
 */
export function listAddresses(htmlFiles: string[], redirects: Record<string, string> = {}): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const [from, to] of Object.entries(redirects)) known.set(lookupKey(from), { path: encodeURI(to) });
  for (const file of htmlFiles) {
    if (file === '404.html') continue;
    const path = encodeURI(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);
    known.set(lookupKey(decodeURI(path)), { path, file });
  }
  return known;
}

/**
 * Knows every page of a built site by its canonical path. Every other spelling of it (capitals, a slash at the end,
 * percent signs where none are needed) is a redirect to that one. Paths are asked for as they stand in the address.
 */
export function makePathMap(htmlFiles: string[], redirects: Record<string, string> = {}): (path: string) => Resolution {
  const known = listAddresses(htmlFiles, redirects);

  return (asked) => {
    const meant = readPath(asked);
    if (meant === undefined) return { kind: 'none' };
    const { path, file } = known.get(lookupKey(meant)) ?? {};
    if (path === undefined) return { kind: 'none' };
    if (path !== asked) return { kind: 'redirect', to: path };
    // A page that went must not send its visitors in a circle.
    return file === undefined ? { kind: 'none' } : { kind: 'page', file };
  };
}

/** Letter case and a final slash do not matter. */
function lookupKey(pathname: string): string {
  return (pathname.replace(/\/+$/, '') || '/').toLowerCase();
}
