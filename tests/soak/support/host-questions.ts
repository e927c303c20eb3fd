import type { Question } from './ask-raw.ts';

export type Host = 'nginx' | 'caddy';

/** A known difference of a host that cannot be configured away, as documented in docs/deploy.md. */
export interface Difference {
  /** Part of the sentence there. */
  documented: string;
  /** The facts that differ; `undefined` for a missing header. */
  seen: Partial<Record<'status' | 'encoding' | 'vary' | 'cache' | 'security', unknown>> & {
    /** Part of the content type. */
    type?: string | undefined;
    range?: RegExp | undefined;
  };
}

export interface Row extends Question {
  differences?: Partial<Record<Host, Difference>>;
}

const refusedEarly = (security: string): Difference => ({
  documented: 'Malformed requests',
  seen: {
    status: 400,
    type: undefined,
    vary: undefined,
    ...(security === 'none' ? { security, cache: undefined } : {}),
  },
});
const nginxRefuses = { nginx: refusedEarly('site') };
const bothRefuse = { nginx: refusedEarly('site'), caddy: refusedEarly('none') };
const ownWords = (type?: string): Difference => ({ documented: 'its own HTML page', seen: { type } });
const nginxWords = { nginx: ownWords('text/html; charset=utf-8') };
const twice: Difference = { documented: 'each header twice', seen: { security: 'twice', cache: 'no-cache, no-cache' } };
const oddRange = (documented: string, status: number, range?: RegExp): Difference => ({
  documented,
  seen: { status, type: undefined, range },
});
const noPartOfCompressed: Difference = {
  documented: 'no ranges of a compressed file',
  seen: { status: 200, range: undefined },
};
const weights = (encoding: string | undefined): Difference => ({ documented: 'weights', seen: { encoding } });

const page = '/blt150';
const sheet = '/blt150.pdf';
const ask = (path: string, headers: Record<string, string> = {}, differences: Row['differences'] = {}): Row => ({
  path,
  headers,
  differences,
});
const accepts = (encodings: string, more: Record<string, string> = {}) => ({ 'Accept-Encoding': encodings, ...more });

/** Unusual spellings of addresses, and addresses without a page. */
const addresses: Row[] = String.raw`
  /RASPER /rasper/ /ABOUT// // /%61bout /About?x /compare/ /Find/BALE/ /%2F /%6dedia /about/?a=1&b=%20?c
  /rasper?next=//evil.example /secondaryshredder?machinery=Baler&model=%E0%A4%95 /nothing /no/such/page
  /about;x /constructor /__proto__ /assets /assets/ /assets/none.js /about.html /index.html /index /404
  /404.html /about.html.br /about.html.gz /index.html/ /blt150.pdf/ /BLT150.PDF /_headers /_redirects
  /_site.json /_site.json.gz /%5fheaders /_nginx/maps.conf /_nginx/ /_caddy/types /.secret /.well-known/none
  /media/.hidden /_data/ //about //evil.example/about /about%2f /..\..\etc /%5c..%5cetc /./about /find/../about
  /find/%2e%2e/about /about. /about%20 /about.html%20 /about#x /SEND-EMAIL /healthz/
`
  .trim()
  .split(/\s+/)
  .map((path) => ask(path));

/** Malicious addresses; hosts reject some before routing. */
const hostile: Row[] = [
  ...['/../site', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/about%00', '/%00'].map((path) =>
    ask(path, {}, nginxRefuses),
  ),
  ...['/%E0%A4%A', '/%', '/%zz'].map((path) => ask(path, {}, bothRefuse)),
  ask(`/${'a'.repeat(9000)}`, {}, nginxWords),
  ask(`/about?${'a'.repeat(9000)}`, {}, nginxWords),
  ask('http://localhost/about'),
];

const methods: Row[] = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) => ({
  method,
  path: '/about',
  differences: nginxWords,
}));

const forms: Row[] = [
  ...['br', 'gzip', 'gzip, deflate, br, zstd', 'deflate', 'identity', 'br;q=0, gzip'].map((encodings) =>
    ask(page, accepts(encodings)),
  ),
  ask(page, accepts('br;q=0.2, gzip;q=0.8'), { nginx: weights('br') }),
  ask(page, accepts('*'), { nginx: weights(undefined), caddy: weights(undefined) }),
  ask('/nothing', accepts('br')),
  ask('/_data/about.json', accepts('gzip')),
  ask(sheet, accepts('br, gzip')),
  ...['/', page, sheet, '/nothing', '/RASPER'].map((path) => ({ method: 'HEAD', path })),
];

const parts: Row[] = [
  ...['bytes=0-99', 'bytes=-100', 'bytes=900-', 'bytes=0-0', 'bytes=900-99999999'].map((Range) =>
    ask(sheet, { Range }),
  ),
  ask(page, { Range: 'bytes=0-99' }),
  ask(page, accepts('gzip', { Range: 'bytes=0-99' }), { nginx: noPartOfCompressed }),
  ask(sheet, { Range: 'bytes=99999999-' }, { nginx: twice }),
  ask(sheet, { Range: 'bytes=-0' }, { nginx: twice, caddy: oddRange('Invalid ranges', 206) }),
  ask(
    sheet,
    { Range: 'bytes=9-3' },
    {
      nginx: {
        documented: 'Invalid ranges',
        seen: { ...twice.seen, status: 416, type: undefined, range: /^bytes \*\/\d+$/ },
      },
      caddy: oddRange('Invalid ranges', 416),
    },
  ),
  ask(sheet, { Range: 'lines=0-5' }, { caddy: oddRange('Invalid ranges', 416) }),
  ask(
    sheet,
    { Range: 'bytes=0-1,5-6' },
    { caddy: { documented: 'several ranges', seen: { status: 206, type: 'multipart/byteranges' } } },
  ),
];

const known: Row[] = [page, sheet, '/', '/robots.txt'].flatMap((path) => [
  ask(path, { 'If-None-Match': '*' }),
  ask(path, { 'If-None-Match': '"other"' }),
  ask(path, { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
  ask(path, { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
]);

/** Requests besides all pages and files. */
export const questions: readonly Row[] = [...addresses, ...hostile, ...methods, ...forms, ...parts, ...known];
