/**
 * The security headers, in one place: the server sends them, the static hosts' files are written from them, and each
 * page's own policy (which knows the hashes of its inline styles) comes from here too.
 */

import { createHash } from 'node:crypto';
import { earlyScript } from '../site/early/early-script.ts';
import { resourcePolicy } from './file-rules.ts';

/** The only foreign host that a page may show: the video service, after a click on a poster. */
const videoHost = 'https://www.youtube-nocookie.com';

/** Hash of the empty text: emotion fills an empty `<style>` rule by rule in the browser. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hash of the one inline script of the pages. */
const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;

/** The endpoint's origin as a source of the policy; nothing for the page's own origin. */
function endpointSource(endpoint: string): string {
  return endpoint.startsWith('/') ? '' : ` ${new URL(endpoint).origin}`;
}

function join(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** What holds for every page, whatever its styles are. */
function commonDirectives(endpoint: string): Record<string, string> {
  return {
    'script-src': `'self' ${earlyScriptHash}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': `'self'${endpointSource(endpoint)}`,
    'form-action': `'self'${endpointSource(endpoint)}`,
    'frame-src': videoHost,
    'object-src': "'none'",
    'base-uri': "'none'",
  };
}

/**
 * The policy in a page's `<meta>`.
 * @param endpoint where the enquiry form is sent to
 * @param styleHashes of the page's inline styles, as `'sha256-…'` sources
 */
export function pagePolicy(endpoint: string, styleHashes: string[]): string {
  return join({
    'default-src': "'self'",
    'style-src': ["'self'", emptyStyleHash, ...styleHashes].join(' '),
    ...commonDirectives(endpoint),
  });
}

/** The headers of every answer. `style-src` is left to each page's `<meta>`, which alone knows its hashes. */
export function securityHeaders(endpoint: string): Record<string, string> {
  return {
    'Content-Security-Policy': join({
      ...commonDirectives(endpoint),
      // In a page's own policy `default-src` says so.
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
