import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePathMap } from '../../src/server/path-map.ts';
import { pageText, serveSmallSite, type SmallSite } from './small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await serveSmallSite();
});
afterAll(() => site.close());

describe('a page answers at its canonical path alone', () => {
  test.each([
    ['/', 'Home'],
    ['/Rasper', 'Rasper'],
    ['/about?machinery=Baler', 'About'],
    ['http://localhost/about', 'About'],
  ])('%s is a page', async (path, name) => {
    const { status, headers, body } = await site.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(pageText(name));
  });

  test.each([
    ['/rasper', '/Rasper'],
    ['/Rasper/', '/Rasper'],
    ['/ABOUT//', '/about'],
    ['//', '/'],
    ['/%61bout', '/about'],
    ['/old-about', '/about'],
    ['/Old-About/', '/about'],
    ['/about/?a=1&b=%20?c', '/about?a=1&b=%20?c'],
    ['/rasper?next=//evil.example', '/Rasper?next=//evil.example'],
  ])('%s moves to %s for good', async (path, location) => {
    const { status, headers, body } = await site.get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toHaveLength(0);
  });

  test('a page with a non-ASCII path answers at its encoded path without a redirect loop', () => {
    const resolve = makePathMap(['müll ofen.html']);
    expect(resolve('/m%C3%BCll%20ofen')).toEqual({ kind: 'page', file: 'müll ofen.html' });
    expect(resolve('/m%c3%bcll%20ofen')).toEqual({ kind: 'redirect', to: '/m%C3%BCll%20ofen' });
    expect(resolve('/M%C3%9Cll%20ofen/')).toEqual({ kind: 'redirect', to: '/m%C3%BCll%20ofen' });
  });
});

describe('everything else is answered with the not-found page and its status', () => {
  test.each([
    '/no-such-page',
    '/about.html',
    '/index.html',
    '/index',
    '/404',
    '/404.html',
    '/about.html.br',
    '/about.html.gz',
    '/assets/site-B1x9.js.br',
    '/assets',
    '/assets/',
    '/sht2000.pdf/',
    '/SHT2000.PDF',
    '/_headers',
    '/_redirects',
    '/_site.json',
    '/.secret',
    '/../small-site.ts',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..\\..\\etc\\passwd',
    '/%5c..%5cetc',
    '/about%2f',
    '/about%00',
    '/%00',
    '/%E0%A4%A',
    '/%',
    '/about;x',
    '//evil.example/about',
    '/constructor',
    '/__proto__',
  ])('%s', async (path) => {
    const { status, headers, body } = await site.get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<h1>Not found</h1>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['etag']).toBeUndefined();
  });

  test('the not-found page is compressed like any other, and has no body for HEAD', async () => {
    const { status, headers } = await site.get('/nothing', { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], headers['vary']]).toEqual([404, 'br', 'Accept-Encoding']);
    const head = await site.get('/nothing', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([404, 0]);
    expect(Number(head.headers['content-length'])).toBe(pageText('Not found').length);
  });
});

test.each([
  ['/', 9000, 414],
  ['/about?', 9000, 414],
  ['/', 20_000, 431],
])('an address of %s and %d more characters is answered %d', async (start, length, status) => {
  expect((await site.get(start + 'a'.repeat(length))).status).toBe(status);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with the methods that are allowed', async (method) => {
  const { status, headers } = await site.get('/about', {}, method);
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

/** Sends bytes as they are. @returns the start of the answer */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString());
    });
  });
}

test('invalid requests are answered with 400, and the server continues', async () => {
  expect(await sendRaw('GET /a\0b HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect((await site.get('/about')).status).toBe(200);
});

test('signs in a query that no header may hold are sent on encoded', async () => {
  const answer = await sendRaw('GET /rasper?a=\x7f\xe9 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 (400|301) /);
  expect((await site.get('/about')).status).toBe(200);
});

test('the security headers go with every answer', async () => {
  for (const path of ['/about', '/nothing', '/rasper', '/sht2000.pdf', `/${'a'.repeat(9000)}`]) {
    const { headers } = await site.get(path);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});
