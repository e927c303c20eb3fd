/** Many visitors at once, and one who asks for too much. The amounts that fill a machine are in tests/soak/flood.soak.ts. */
import { ServerResponse, IncomingMessage, type Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countInFlight, serveSite } from '../../src/server/static-site.ts';
import { patientServer } from '../../src/server/patient-server.ts';
import { openSiteFolder } from '../../src/server/site-folder.ts';
import { pageText, serveSmallSite, type SmallSite } from './small-site.ts';

let site: SmallSite;
let server: Server;
beforeAll(async () => {
  site = await serveSmallSite();
  server = patientServer(serveSite(openSiteFolder(site.siteDir, {}), {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

test('simultaneous requests for an uncached file share one read', async () => {
  const folder = openSiteFolder(site.siteDir, {});
  const list = await folder.list();
  const loaded = await Promise.all(Array.from({ length: 500 }, () => folder.file(list, 'about.html', 'br')));
  expect(loaded[0]?.size).toBeGreaterThan(0);
  expect(new Set(loaded).size).toBe(1);
});

test('a large file is open once for each of them', async () => {
  const folder = openSiteFolder(site.siteDir, {});
  const list = await folder.list();
  const loaded = await Promise.all(Array.from({ length: 5 }, () => folder.file(list, 'media/film.mp4', undefined)));
  expect(new Set(loaded.map((file) => file?.content)).size).toBe(5);
  for (const file of loaded) if (file && !Buffer.isBuffer(file.content)) await file.content.close();
});

/** Sends requests in one go. @returns how many were answered before the line was closed */
const pipeline = (count: number): Promise<number> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
    });
    const answered = () => text.split(pageText('About')).length - 1;
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      if (answered() === count) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answered()));
  });

test('requests of one connection are answered in order; a client that sends hundreds at once is disconnected', async () => {
  expect(await pipeline(10)).toBe(10);
  expect(await pipeline(1400)).toBeLessThan(100);
  expect(await pipeline(1)).toBe(1);
});

/** Sends one text. @returns all that came back before the line was closed */
const send = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
  });

const chunked = (chunks: number) =>
  `GET /about HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(chunks)}`;

test('a body in chunks is refused with 411, whatever it was sent to, and the connection ends', async () => {
  expect(await send(chunked(3))).toMatch(/^HTTP\/1\.1 411 [^]*\r\nConnection: close\r\n/);
});

test('thousands of chunks of one byte cost hardly any time', async () => {
  await send(chunked(10));
  const began = process.cpuUsage();
  await Promise.all(Array.from({ length: 50 }, () => send(chunked(10_000))));
  const { user, system } = process.cpuUsage(began);
  // Parsing them took ten milliseconds for each connection.
  expect((user + system) / 1000).toBeLessThan(250);
  expect(await pipeline(1)).toBe(1);
});

test('limits the bytes of different files in flight; of one file there is no limit', () => {
  const inFlight = countInFlight();
  const answer = () => new ServerResponse(new IncomingMessage(new Socket()));
  const megabyte = () => ({
    size: 1024 * 1024,
    content: Buffer.alloc(0),
    etag: '',
    lastModified: '',
    headers: [],
  });
  const one = megabyte();
  for (let visitor = 0; visitor < 1000; visitor += 1) expect(inFlight.admit(one, answer())).toBe(true);
  const answers = Array.from({ length: 63 }, answer);
  for (const response of answers) expect(inFlight.admit(megabyte(), response)).toBe(true);
  expect(inFlight.admit(megabyte(), answer())).toBe(false);
  expect(inFlight.admit(one, answer())).toBe(true);
  answers[0]?.emit('close');
  expect(inFlight.admit(megabyte(), answer())).toBe(true);
});

test('when it is closed, the answers under way are the last ones of their lines', async () => {
  let finish = () => {};
  const slow = patientServer((_request, response) => {
    finish = () => response.end('done');
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as AddressInfo;
  const asked = new Promise<void>((resolve) => slow.once('request', () => resolve()));
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await asked;
  const closed = new Promise((resolve) => slow.close(resolve));
  finish();
  expect((await answer).headers.get('connection')).toBe('close');
  await closed;
});
