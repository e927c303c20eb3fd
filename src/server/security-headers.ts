/**
 * The security headers, in one place: the server sends them, the static hosts' files are written from them, and each
 * page's own policy (which knows the hashes of its inline styles) comes from here too.
 */

import { createHash } from 'node:crypto';
import { earlyScript, topScript } from '../site/early/early-script.ts';
import { resourcePolicy } from './file-rules.ts';

/** The only foreign host that a page may show: the video service, after a click on a poster. */
const videoHost = 'https://www.youtube-nocookie.com';

/** Hash of the empty text: emotion fills an empty `<style>` rule by rule in the browser. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The source of a policy that stands for an inline style or script. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
function commonDirectives(endpoint: string, scripts: readonly string[]): Record<string, string> {
  return {
    'script-src': ["'self'", ...scripts.map(hashSource)].join(' '),
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
 * @param inline the texts of the page's inline styles and scripts
 */
export function pagePolicy(endpoint: string, inline: Record<'styles' | 'scripts', readonly string[]>): string {
  return join({
    'default-src': "'self'",
    'style-src': ["'self'", emptyStyleHash, ...inline.styles.map(hashSource)].join(' '),
    ...commonDirectives(endpoint, inline.scripts),
  });
}

/** The headers of every answer. `style-src` is left to each page's `<meta>`, which alone knows its hashes. */
export function securityHeaders(endpoint: string): Record<string, string> {
  return {
    'Content-Security-Policy': join({
      ...commonDirectives(endpoint, [earlyScript, topScript]),
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
