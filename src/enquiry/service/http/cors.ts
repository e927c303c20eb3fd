import { dayHeader, keyHeader, secondsHeader, trapHeader } from '../../contract/signals.ts';

/**
 * The headers that let a page of another origin read the answer.
 * @param allowed origins that may; the request's own may, too, whatever it is called in front of a proxy
 */
export function corsHeaders(request: Request, allowed: ReadonlySet<string>): Record<string, string> {
  const origin = request.headers.get('origin');
  const vary = { Vary: 'Origin' };
  if (origin === null || !(allowed.has(origin) || isOwn(origin, request))) return vary;
  return { ...vary, 'Access-Control-Allow-Origin': origin };
}

/** The host is compared, not the scheme: behind a proxy that ends TLS the service sees `http`. */
function isOwn(origin: string, request: Request): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}

/** What a browser is told that asks before it posts. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': ['Content-Type', trapHeader, secondsHeader, dayHeader, keyHeader].join(', '),
  'Access-Control-Max-Age': '86400',
};
