import { isNotFoundFile, lookupKey, pathOfHtmlFile } from '../catalogue/paths.ts';

/** What a URL path leads to. */
export type Resolution = { kind: 'page'; file: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

/** Decodes a URL path; undefined if it is malformed or hides a separator or NUL: no page or file has such a name. */
export function readPath(path: string): string | undefined {
  if (/%(2f|5c|00)|\\/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A page by its canonical path, or a redirect from an old URL. */
interface Known {
  path: string;
  /** The page's file; without it, `path` is a redirect target. */
  file?: string;
}

/**
 * All pages and redirects by normalized path (lower case, no trailing slash). Pages win over redirects.
 * @param htmlFiles relative to the site's folder: `index.html`, `Rasper.html`; `404.html` is skipped
 * @param redirects from old to new URLs
 */
export function listAddresses(htmlFiles: string[], redirects: Record<string, string> = {}): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const [from, to] of Object.entries(redirects)) known.set(lookupKey(from), { path: encodeURI(to) });
  for (const file of htmlFiles) {
    if (isNotFoundFile(file)) continue;
    const path = encodeURI(pathOfHtmlFile(file));
    known.set(lookupKey(decodeURI(path)), { path, file });
  }
  return known;
}

/** Creates the router. Any other spelling of a path (case, trailing slash, encoding) redirects to the canonical one. */
export function makePathMap(htmlFiles: string[], redirects: Record<string, string> = {}): (path: string) => Resolution {
  const known = listAddresses(htmlFiles, redirects);

  return (requested) => {
    const requestedPath = readPath(requested);
    if (requestedPath === undefined) return { kind: 'none' };
    const { path, file } = known.get(lookupKey(requestedPath)) ?? {};
    if (path === undefined) return { kind: 'none' };
    if (path !== requested) return { kind: 'redirect', to: path };
    // A redirect onto itself (the page is gone) must not loop.
    return file === undefined ? { kind: 'none' } : { kind: 'page', file };
  };
}
