import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientServer } from '../../src/server/patient-server.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { earlyScripts } from '../../src/site/early/inline-scripts.ts';
import { openSiteFolder } from '../../src/server/site-folder.ts';
import { serveSite } from '../../src/server/static-site.ts';
import { pageText, serveSmallSite, type SmallSite } from './small-site.ts';

/** The site behind the server that `npm run serve` makes, and behind one that loses its patience at once. */
let site: SmallSite;
let server: Server;
let hasty: Server;
const portOf = (listening: Server) => (listening.address() as AddressInfo).port;
beforeAll(async () => {
  site = await serveSmallSite();
  const headers = securityHeaders('/send-email', earlyScripts);
  const files = serveSite(openSiteFolder(site.siteDir, headers), headers);
  server = patientServer(files);
  hasty = createServer({ headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 }, files);
  await Promise.all(
    [server, hasty].map((each) => new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve))),
  );
});
afterAll(async () => {
  for (const each of [server, hasty]) {
    each.closeAllConnections();
    each.close();
  }
  await site.close();
});

/** Sends bytes as they are. @returns all that comes back until the server closes the line */
function sendRaw(bytes: string, port = portOf(server), drip?: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1');
      drip?.(socket);
    });
    socket.on('data', (text: Buffer) => (answer += text.toString('latin1')));
    socket.on('error', () => {});
    socket.once('close', () => resolve(answer));
  });
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`;
const lives = async () => expect(await sendRaw(get('/about'))).toContain(pageText('About'));

describe('a request that is none is refused and harms nobody', () => {
  test.each([
    ['a NUL in the address', get('/a\0b')],
    ['a blank in the address', get('/a b')],
    ['bytes that are no ASCII', get('/\xff\xfe')],
    ['a method in small letters', get('/about').replace('GET', 'get')],
    ['a method that is none', get('/about').replace('GET', 'G'.repeat(9000))],
    ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', get('/about', 'Host: b\r\n')],
    ['two lengths', get('/about', 'Content-Length: 1\r\nContent-Length: 2\r\n')],
    ['a length and chunks', get('/about', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')],
    ['a header without a name', get('/about', ': x\r\n')],
    ['a header that goes on in the next line', get('/about', 'X-A: b\r\n c\r\n')],
    ['a NUL in a header', get('/about', 'X-A: \0\r\n')],
    ['a line break in a header', get('/about', 'X-A: b\rc\r\n')],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['HTTP/9', get('/about').replace('HTTP/1.1', 'HTTP/9.9')],
  ])('%s', async (_, bytes) => {
    expect(await sendRaw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
    await lives();
  });

  test.each([
    ['one header of 20 kB', `X-A: ${'a'.repeat(20_000)}\r\n`],
    ['2,000 headers', Array.from({ length: 2000 }, (_, index) => `X-${index}: a\r\n`).join('')],
  ])('%s: 431', async (_, more) => {
    expect(await sendRaw(get('/about', more))).toMatch(/^HTTP\/1\.1 431 /);
    await lives();
  });

  test('hundreds of headers that fit make no difference', async () => {
    const more = Array.from({ length: 900 }, (_, index) => `X-${index}: a\r\n`).join('');
    expect(await sendRaw(get('/about', more))).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a way out of the folder in each spelling leads to the not-found page', async () => {
    const steps = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%2f', '..%5c', '..\\', '%c0%ae%c0%ae', '..;', '..%00'];
    for (const step of steps) {
      for (const start of ['/', '/assets/', '/media/']) {
        const answer = await sendRaw(get(`${start}${`${step}/`.repeat(6)}etc/passwd`));
        expect(answer, `${start}${step}`).toMatch(/^HTTP\/1\.1 404 /);
        expect(answer).not.toContain('root:');
      }
    }
  });

  test('a path that looks like a URL with a user stays on this site, and no redirect leaves it', async () => {
    expect(await sendRaw(get('http://user@evil.example/Rasper/'))).toContain('\r\nLocation: /Rasper\r\n');
    for (const path of ['//evil.example', '//evil.example/', '/\\evil.example', '/%09/evil.example', '/%0d%0aX-A: b']) {
      expect(await sendRaw(get(path.replace(' ', '%20')))).not.toMatch(/\r\n(Location|X-A):/i);
    }
    expect(await sendRaw(get('/rasper?a=%0d%0aX-A:%20b'))).toContain('Location: /Rasper?a=%0d%0aX-A:%20b\r\n');
  });

  test('CONNECT and an upgrade get nothing that they ask for', async () => {
    expect(await sendRaw('CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n')).not.toContain('200');
    const upgrade = await sendRaw(get('/about', 'Upgrade: websocket\r\n').replace('close', 'Upgrade, close'));
    expect(upgrade).toMatch(/^HTTP\/1\.1 200 /);
    await lives();
  });
});

describe('slow clients do not block others', () => {
  const slow = (letter: string) => (socket: Socket) => {
    const timer = setInterval(() => socket.write(letter), 50);
    socket.once('close', () => clearInterval(timer));
  };

  test.each([
    ['a head that never ends', 'GET /about HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['a body that never ends', 'GET /about HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n'],
    ['chunks that never end', 'POST /about HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1'],
  ])('%s is cut off, while others are answered', async (_, beginning) => {
    const held = Array.from({ length: 20 }, () => sendRaw(beginning, portOf(hasty), slow('0')));
    expect(await sendRaw(get('/about'), portOf(hasty))).toContain(pageText('About'));
    for (const answer of await Promise.all(held)) expect(answer).not.toContain('\r\nHTTP/1.1 5');
  });

  test('the server of the site has such bounds', () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(15_000);
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(10_000);
  });
});
