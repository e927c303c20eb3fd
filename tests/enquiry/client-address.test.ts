import { describe, expect, test } from 'vitest';
import { clientOf, networksOf } from '../../src/enquiry/service/http/client-address.ts';
import { proxyList } from '../../src/enquiry/service/settings.ts';

const addressOf = (remote: string, forwarded: string | undefined, trusted: string[]) => {
  const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded });
  return clientOf(remote, headers, proxyList(trusted));
};

describe('the client of a request', () => {
  test.each<[string, string, string | undefined, string[], string]>([
    ['is who connects', '203.0.113.7', undefined, [], '203.0.113.7'],
    ['in its own spelling', '::ffff:203.0.113.7', undefined, [], '203.0.113.7'],
    ['is who connects when the proxy is not known', '203.0.113.7', '198.51.100.1', ['10.0.0.0/8'], '203.0.113.7'],
    ['is whom a known proxy names', '10.1.2.3', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    [
      'is the last one that no known proxy is',
      '127.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.0.0.9',
      ['127.0.0.1', '10.0.0.0/8'],
      '198.51.100.1',
    ],
    ['is the proxy when it names no address', '10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
    ['is named with its port by some proxies', '10.0.0.1', '198.51.100.1:51234', ['10.0.0.1'], '198.51.100.1'],
    ['of version 6, too', '10.0.0.1', '[2001:db8::7]:51234', ['10.0.0.1'], '2001:db8::7'],
    ['may be behind a proxy of version 6', 'fd00::1', '2001:db8::7', ['fd00::/8'], '2001:db8::7'],
    ['is known through a socket for both versions', '::ffff:10.0.0.1', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
  ])('%s', (_name, remote, forwarded, trusted, expected) => {
    expect(addressOf(remote, forwarded, trusted)).toBe(expected);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64', '2001:0db8:0001::/48'],
  ['2001:db8:1:2::9', '2001:0db8:0001:0002::/64', '2001:0db8:0001::/48'],
  ['2001:DB8:1:2:ffff::', '2001:0db8:0001:0002::/64', '2001:0db8:0001::/48'],
  ['2001:db8::1', '2001:0db8:0000:0000::/64', '2001:0db8:0000::/48'],
  ['::1', '0000:0000:0000:0000::/64', '0000:0000:0000::/48'],
])('%s counts as %s and %s', (address, near, wide) => expect(networksOf(address)).toEqual({ near, wide }));
