import { isIP, isIPv6, type BlockList } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Sender of a request, as far as the connection and trusted proxies tell. */
export interface Client {
  /** IP address; undefined without a connection (serverless platforms). */
  address: string | undefined;
  /** Whether any proxy, trusted or not, forwarded the request. */
  isForwarded: boolean;
}

/** IPv4 addresses in IPv4 notation, also when a dual-stack socket shows them as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/**
 * The client of a request: the last address of `X-Forwarded-For` that is not a trusted proxy.
 * @param remote address at the other end of the connection
 */
export function clientOf(remote: string | undefined, headers: Headers, trusted: BlockList): Client {
  const forwarded = headers.get('x-forwarded-for');
  const isForwarded = forwarded !== null || headers.has('forwarded');
  if (remote === undefined) return { address: undefined, isForwarded };
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  let address = plain(remote);
  for (const hop of (forwarded ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
    .toReversed()) {
    if (!isTrusted(address) || isIP(hop) === 0) break;
    address = hop;
  }
  return { address, isForwarded };
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Key for rate limits: the address, for IPv6 its /64, since a household has a whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  return `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`;
}
