/** Bodies in the costliest pieces, without a proxy in front: memory and the answers to everyone else stay bounded. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startService, type Service } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Limits of the process in megabytes and of an answer to `/healthz` in milliseconds. */
const CEILING = 300;
const SLOWEST = 2000;

const start = () => startService({ STORE_DIR: temporaryFolder('bodies'), LOG_LEVEL: 'warn' });

/** The most memory that the process has had, in megabytes. */
const peak = ({ pid }: Service) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** Connections, each with a count of its bytes. `using` closes them. */
function openAll(url: string, count: number, begin: (socket: Socket) => void): Disposable & { open(): number } {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.setNoDelay().resume();
    socket.on('error', () => undefined);
    socket.once('connect', () => begin(socket));
    return socket;
  });
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    [Symbol.dispose]: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** Asks `/healthz` until `isOver` or for `most` milliseconds. @returns the slowest answer in milliseconds */
async function slowestAnswer({ url }: Service, most: number, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  const end = performance.now() + most;
  do {
    const began = performance.now();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - began);
    await sleep(50);
  } while (!isOver() && performance.now() < end);
  return slowest;
}

const megabytes = 10_000_000;
const head = (more: string, path = '/send-email') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;

/** Writes 10 MB of chunks of one byte, as fast as they are taken. */
function sendChunks(socket: Socket, path: string): void {
  const piece = Buffer.from('1\r\na\r\n'.repeat(10_000));
  let sent = 0;
  const more = () => {
    while (sent < megabytes && !socket.destroyed) {
      sent += piece.length;
      if (!socket.write(piece)) return;
    }
  };
  socket.write(head('Transfer-Encoding: chunked', path));
  socket.on('drain', more);
  more();
}

test.each([
  [20, '/send-email'],
  [200, '/send-email'],
  [200, '/healthz'],
])('%i connections send 10 MB in chunks of one byte to %s', async (count, path) => {
  await using service = await start();
  using sockets = openAll(service.url, count, (socket) => sendChunks(socket, path));
  const slowest = await slowestAnswer(service, 20_000, () => sockets.open() === 0);
  console.log(
    `${count} × 10 MB of one-byte chunks to ${path}: ${peak(service).toFixed(0)} MB, /healthz ${slowest.toFixed(0)} ms`,
  );
  expect(sockets.open()).toBe(0);
  expect(peak(service)).toBeLessThan(CEILING);
  expect(slowest).toBeLessThan(SLOWEST);
  expect((await postEnquiry(service.url, sampleEnquiry('after'))).status).toBe(200);
});

test.each([
  ['1 kB', 1000, 0],
  ['8 kB, all but the end at once', 8000, 7000],
  ['100 kB', 100_000, 0],
  ['100 kB, all but the end at once', 100_000, 98_000],
])('1,500 connections send a body of %s slowly, byte by byte', async (what, size, atOnce) => {
  await using service = await start();
  const slow: Socket[] = [];
  using sockets = openAll(service.url, 1500, (socket) => {
    socket.write(`${head(`Content-Length: ${size}`)}{${'a'.repeat(atOnce)}`);
    slow.push(socket);
  });
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('a');
  }, 100);
  const slowest = await slowestAnswer(service, 25_000, () => sockets.open() === 0);
  clearInterval(drip);
  console.log(
    `1,500 slow bodies of ${what}: ${peak(service).toFixed(0)} MB, /healthz ${slowest.toFixed(0)} ms, ${sockets.open()} left`,
  );
  expect(sockets.open()).toBe(0);
  expect(peak(service)).toBeLessThan(CEILING);
  expect(slowest).toBeLessThan(SLOWEST);
  expect((await postEnquiry(service.url, sampleEnquiry('after'))).status).toBe(200);
});

test('200 connections send a whole body in packets of one byte', async () => {
  await using service = await start();
  using sockets = openAll(service.url, 200, (socket) => {
    socket.write(head('Content-Length: 100000'));
    const drip = setInterval(() => {
      for (let count = 0; count < 50 && socket.writable; count += 1) socket.write('a');
      if (!socket.writable) clearInterval(drip);
    }, 10);
  });
  const slowest = await slowestAnswer(service, 25_000, () => sockets.open() === 0);
  console.log(`200 bodies in packets of one byte: ${peak(service).toFixed(0)} MB, /healthz ${slowest.toFixed(0)} ms`);
  expect(sockets.open()).toBe(0);
  expect(peak(service)).toBeLessThan(CEILING);
  expect(slowest).toBeLessThan(SLOWEST);
});
