/** Rules for the files of a built site: used by this server, and written by the build for other hosts (`hosts/`). */

/** Files under this path have a content hash in their names; everything else is revalidated. */
export const assetsPath = '/assets/';
export const isAsset = (name: string): boolean => `/${name}`.startsWith(assetsPath);

/** One year: the longest useful max-age (RFC 9111, section 5.2.2.1). */
export const immutable = 'public, max-age=31536000, immutable';
/** Cached but revalidated: an unchanged file is answered with 304. */
export const revalidated = 'no-cache';
export const cacheControl = (name: string): string => (isAsset(name) ? immutable : revalidated);

/** Prevents other sites from embedding files (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header). */
export const resourcePolicy = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** A worker's CSP is that of its script: it may load scripts and data of its own origin only. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  ...resourcePolicy,
};

/** In characters; longer URLs get 414. Node itself limits headers to 16 kB. */
export const maxUrlLength = 8192;

/** Answered with 404: HTML and compressed files by their own names, and configuration for hosts and this server. */
export const privatePaths = [/\.(?:html|br|gz)$/, /^\/_(?:headers|redirects|site\.json|nginx|caddy)/] as const;
/** Hidden files, except `.well-known` (RFC 8615). */
export const hiddenPaths = /\/\.(?!well-known\/)/;

/** Whether a file must not be served by its own name (relative to the site's folder). */
export function isPrivate(name: string): boolean {
  return [...privatePaths, hiddenPaths].some((pattern) => pattern.test(`/${name}`));
}
