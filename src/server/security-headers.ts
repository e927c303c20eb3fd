/** The security headers: sent by the server, written for static hosts, and the source of each page's own CSP. */

import { hash } from 'node:crypto';
import { onceEach } from '../text/once.ts';
import { resourcePolicy } from './file-rules.ts';

/** The only third-party origin: the video service, loaded after a click on the poster. */
const videoHost = 'https://www.youtube-nocookie.com';

/** Hash of the empty text: emotion inserts rules into an empty `<style>`. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Thousands of pages have the same styles and scripts. */
const hashSource = onceEach((text) => `'sha256-${hash('sha256', text, 'base64')}'`);

/** The enquiry endpoint's origin; empty if it is the site's own. */
function endpointSource(endpoint: string): string {
  return endpoint.startsWith('/') ? '' : ` ${new URL(endpoint).origin}`;
}

function join(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** What the editor sends proposals to (src/editor/github). */
export const proposalHost = 'https://api.github.com';

function commonDirectives(endpoint: string, scripts: readonly string[]): Record<string, string> {
  return {
    'script-src': ["'self'", ...scripts.map(hashSource)].join(' '),
    'img-src': "'self' data:",
    'form-action': `'self'${endpointSource(endpoint)}`,
    'frame-src': videoHost,
    'object-src': "'none'",
    'base-uri': "'none'",
  };
}

/**
 * The CSP in a page's `<meta>`.
 * @param endpoint the enquiry form's target
 * @param inline contents of the page's inline styles and scripts
 * @param others origins that the page may connect to besides the site's and the endpoint's
 */
export function pagePolicy(
  endpoint: string,
  inline: Record<'styles' | 'scripts', readonly string[]>,
  ...others: string[]
): string {
  const hosts = [`'self'${endpointSource(endpoint)}`, ...others].join(' ');
  return join({
    'default-src': "'self'",
    ...(hosts === "'self'" ? {} : { 'connect-src': hosts }),
    'style-src': ["'self'", emptyStyleHash, ...inline.styles.map(hashSource)].join(' '),
    ...commonDirectives(endpoint, inline.scripts),
  });
}

/**
 * The headers of every answer. `style-src` and `connect-src` are missing: the hashes of a page are in its `<meta>` only,
 * and so is whether it may connect to another host, as the editor may. Static hosts join headers, so that none is wider.
 * @param scripts inline scripts of any page
 */
export function securityHeaders(endpoint: string, scripts: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': join({
      ...commonDirectives(endpoint, scripts),
      // In a page's own CSP `default-src` covers these.
      'font-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'frame-ancestors': "'none'",
    }),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...resourcePolicy,
  };
}
