import { isIP, isIPv6, type BlockList } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Without a port, in IPv4 notation also when a dual-stack socket shows an IPv4 address as IPv6. */
const plain = (address: string) =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');

/**
 * The client of a request: the last address of `X-Forwarded-For` that is not a trusted proxy.
 * @param remote address at the other end of the connection; undefined without one (serverless platforms)
 */
export function clientOf(remote: string | undefined, headers: Headers, trusted: BlockList): string | undefined {
  if (remote === undefined) return undefined;
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  let address = plain(remote);
  for (const hop of (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
    .toReversed()) {
    if (!isTrusted(address) || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/**
 * Keys for rate limits: the address, or for IPv6 its /64, which a household has, and its /48, which a company has with
 * 65,536 of the former.
 */
export function networksOf(address: string): { near: string; wide?: string } {
  if (!isIPv6(address)) return { near: address };
  const groups = expandIPv6(address.toLowerCase()).split(':');
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}
