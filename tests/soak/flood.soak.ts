/** Crowds and abusive clients: the server stays under 300 MB and keeps answering everyone else. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../find-program.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { buildFrozenSite, onFrozen } from '../frozen-catalogue.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { freePort } from './support/start-server.ts';

/** Memory limit of the process in megabytes. */
const CEILING = 300;

/** The site's server with a limit on file descriptors. */
async function startSite(descriptors: number) {
  buildFrozenSite();
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    STORE_DIR: temporaryFolder('flood'),
  };
  const words = [`--nofile=${descriptors}:${descriptors}`, process.execPath, 'scripts/serve.ts', ...onFrozen];
  const child = spawn(findProgram('prlimit'), words, { cwd: projectDir, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => child.stdout.on('data', (text: Buffer) => text.includes('ready') && resolve()));
  let highest = 0;
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const watch = setInterval(() => (highest = Math.max(highest, memory())), 50);
  onTestFinished(async () => {
    clearInterval(watch);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  });
  return { port, highest: () => highest };
}

/** Requests a path on a new connection. @returns its status, 0 for a broken connection */
const ask = (port: number, at: string): Promise<number> =>
  new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: at, agent: false, timeout: 30_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    })
      .once('error', () => resolve(0))
      .end();
  });

const openAll = (port: number, count: number, text: string): Promise<Socket[]> =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => undefined);
          socket.once('connect', () => {
            // Never read the response.
            socket.pause();
            socket.write(text);
            resolve(socket);
          });
        }),
    ),
  );

test('20 connections with 1,400 requests each stay below the limit, and others are answered at once', async () => {
  const { port, highest } = await startSite(20_000);
  const sockets = await openAll(port, 20, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1400));
  const began = performance.now();
  expect(await ask(port, '/healthz')).toBe(200);
  expect(performance.now() - began).toBeLessThan(1000);
  await sleep(2000);
  for (const socket of sockets) socket.destroy();
  console.log(`20 × 1,400 requests: ${Math.round(highest())} MB at the most`);
  expect(highest()).toBeLessThan(CEILING);
});

test('500 first visitors on a machine with 700 descriptors: everyone gets the page', async () => {
  const { port, highest } = await startSite(700);
  const statuses = await Promise.all(Array.from({ length: 500 }, () => ask(port, '/')));
  console.log(`500 first visitors: ${Math.round(highest())} MB at the most`);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(highest()).toBeLessThan(CEILING);
});

test('clients that never read their response are disconnected, and use little memory until then', async () => {
  const { port, highest } = await startSite(20_000);
  const pages = ['/', '/about', '/blt150', '/ourproducts', '/search', '/compare', '/enquire', '/editor'];
  const text = [...pages, ...pages].map((at) => `GET ${at} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
  const sockets = await openAll(port, 500, text);
  let open = sockets.length;
  for (const socket of sockets) socket.once('close', () => (open -= 1));
  await sleep(1000);
  expect(await ask(port, '/about')).toBe(200);
  console.log(`500 stalled readers: ${Math.round(highest())} MB at the most`);
  expect(highest()).toBeLessThan(CEILING);
  await sleep(25_000);
  for (const socket of sockets) socket.resume();
  await sleep(2000);
  expect(open).toBe(0);
  expect(await ask(port, '/healthz')).toBe(200);
});
