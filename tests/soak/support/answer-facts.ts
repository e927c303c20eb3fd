import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders } from '../../../src/server/security-headers.ts';
import { earlyScripts } from '../../../src/site/early/inline-scripts.ts';
import type { RawAnswer } from './ask-raw.ts';

/** What matters to visitors and caches: must be the same on every host. */
export interface Facts {
  status: number;
  /** `site`: all headers as in the source; `part`: those of JavaScript chunks; `none`; or the actual headers. */
  security: string;
  cache: string | undefined;
  location: string | undefined;
  allow: string | undefined;
  encoding: string | undefined;
  vary: string | undefined;
  range: string | undefined;
  type: string | undefined;
  /** Whether the response has an ETag. */
  hasTag: boolean;
  /** Hash of the decompressed body. */
  content: string;
}

const site = Object.entries(securityHeaders('/send-email', earlyScripts)).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

function securityOf(headers: Record<string, string>): string {
  const seen = site.map(([name]) => headers[name]);
  if (site.every(([, value], index) => seen[index] === value)) return 'site';
  if (site.every(([, value], index) => seen[index] === `${value}, ${value}`)) return 'twice';
  if (seen.every((value) => value === undefined)) return 'none';
  const given = site.flatMap(([name], index) => (seen[index] === undefined ? [] : [`${name}: ${seen[index]}`]));
  return given.join() === 'x-content-type-options: nosniff' ? 'part' : given.join('\n');
}

/** The decompressed body. A range of compressed bytes cannot be decompressed and stays as it is. */
function contentOf({ status, headers, body }: RawAnswer): string {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  const decode = status === 206 ? undefined : decoders[headers['content-encoding'] as keyof typeof decoders];
  return createHash('sha256')
    .update(decode && body.length > 0 ? decode(body) : body)
    .digest('base64url');
}

/** The facts of a response. When the body is the server's own text and not the site's, only the status counts. */
export function factsOf(answer: RawAnswer): Facts {
  const { status, headers } = answer;
  const isContent = [200, 206, 404].includes(status);
  return {
    status,
    security: securityOf(headers),
    cache: headers['cache-control'],
    location: headers['location'],
    allow: headers['allow'],
    encoding: headers['content-encoding'],
    vary: headers['vary'],
    range: headers['content-range'],
    type: isContent || status === 405 || status === 414 ? headers['content-type'] : undefined,
    hasTag: status === 200 ? 'etag' in headers : false,
    content: isContent ? contentOf(answer) : '',
  };
}
