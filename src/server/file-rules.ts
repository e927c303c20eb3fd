/**
 * What holds for the files of a built site, whoever serves it: this server reads it here, and the build writes it for
 * other hosts (`hosts/`).
 */

/**
 * Files under this path carry the hash of their content in their names; everything else is asked for again each time.
 */
export const partsPath = '/assets/';
export const isPart = (name: string): boolean => `/${name}`.startsWith(partsPath);

/** One year, which is as long as a cache may keep something (RFC 9111, section 5.2.2.1). */
export const lasting = 'public, max-age=31536000, immutable';
/** Kept, but asked for each time: a file that has not changed is answered 304 by its tag. */
export const askedAnew = 'no-cache';
export const cacheControl = (name: string): string => (isPart(name) ? lasting : askedAnew);

/** Other sites embed nothing of this one (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header). */
export const resourcePolicy = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/**
 * The parts of a program are no documents, but a worker takes its policy from the file that it begins with: it may load
 * scripts and data of its own origin and nothing else.
 */
export const partHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  ...resourcePolicy,
};

/** Characters of an address that are looked up; longer ones are answered 414. Node itself ends at 16 kB of headers. */
export const longestAddress = 8192;

/** Paths that no visitor is given: the pages' files and compressed forms, and what hosts and this server read. */
export const privatePaths = [/\.(?:html|br|gz)$/, /^\/_(?:headers|redirects|site\.json|nginx|caddy)/] as const;
/** Hidden files; `.well-known` (RFC 8615) is none. */
export const hiddenPaths = /\/\.(?!well-known\/)/;

/** Whether a file, by its name relative to the site's folder, is one that no visitor is given. */
export function isPrivate(name: string): boolean {
  return [...privatePaths, hiddenPaths].some((pattern) => pattern.test(`/${name}`));
}
