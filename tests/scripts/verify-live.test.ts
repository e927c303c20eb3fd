import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { checkLive } from '../../scripts/workflows/check-live.ts';
import { openSiteFolder } from '../../src/server/site-folder.ts';
import { serveSite } from '../../src/server/static-site.ts';

const html = '<!doctype html><h1>BLT300</h1>';
let folder = '';
let live = '';
let answer: RequestListener = () => {};
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});
const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;

/** A built site with one model. */
async function writeSite(name: string, words: string): Promise<string> {
  const site = path.join(folder, name);
  await mkdir(path.join(site, '_data'), { recursive: true });
  await writeFile(path.join(site, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(site, 'blt300.html'), html);
  await writeFile(path.join(site, '404.html'), '<h1>Not found</h1>');
  await writeFile(path.join(site, '_data/blt300.json'), JSON.stringify({ words }));
  await writeFile(path.join(site, 'blt300.pdf'), `%PDF-1.7 ${words}`);
  await writeFile(path.join(site, '_redirects'), '/blt250 /blt300 301\n');
  return site;
}

const check = async (tries = 1) => (await checkLive(live, origin(), { tries, wait: 5 })).dead;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-'));
  live = await writeSite('new', 'new');
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
beforeEach(() => {
  asked = [];
  answer = serveSite(openSiteFolder(live, {}), {});
});
afterAll(() => void server.close());

test('a page, its data, its PDF and an address of old that answer are live', async () => {
  expect(await check()).toEqual([]);
  expect(asked.toSorted()).toEqual(['/', '/_data/blt300.json', '/blt250', '/blt300', '/blt300.pdf']);
});

test('what answers in its old state is not live yet', async () => {
  answer = serveSite(openSiteFolder(await writeSite('old', 'old'), {}), {});
  const problem = 'still shows another state than the one built';
  expect(await check()).toEqual([
    { address: '/_data/blt300.json', problem },
    { address: '/blt300.pdf', problem },
  ]);
});

test('each address that is missing is named with what it answers', async () => {
  answer = (_request, response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>No</h1>');
  const problem = 'answers 404';
  expect(await check()).toEqual([
    { address: '/', problem },
    { address: '/_data/blt300.json', problem },
    { address: '/blt250', problem: 'answers 404 and does not lead to /blt300' },
    { address: '/blt300', problem },
    { address: '/blt300.pdf', problem },
  ]);
});

test('a host that answers every address with its front page is not believed', async () => {
  answer = (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  expect((await check()).map(({ address }) => address)).toEqual(['/_data/blt300.json', '/blt250', '/blt300.pdf']);
});

test('a redirect to another place is not live, one by a page is', async () => {
  const problemOf = async () => (await check()).find(({ address }) => address === '/blt250')?.problem;
  answer = (_request, response) => response.writeHead(301, { Location: 'https://elsewhere.example.com/blt300' }).end();
  expect(await problemOf()).toBe('leads to https://elsewhere.example.com/blt300 and not to /blt300');
  const page = '<meta http-equiv="refresh" content="0; url=/blt300">';
  answer = (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  expect(await problemOf()).toBeUndefined();
});

test('waits for late answers, and repeats only those requests', async () => {
  const ready = answer;
  answer = (request, response) => {
    const isLate = request.url === '/blt300.pdf' && asked.filter((url) => url === '/blt300.pdf').length < 3;
    if (isLate) response.writeHead(503).end();
    else ready(request, response);
  };
  expect(await check(5)).toEqual([]);
  expect(asked.filter((url) => url === '/blt300.pdf')).toHaveLength(3);
  expect(asked.filter((url) => url === '/blt300')).toHaveLength(1);
});

test('waiting has an end', async () => {
  answer = (_request, response) => response.writeHead(503).end();
  expect(await check(3)).toHaveLength(5);
  expect(asked.filter((url) => url === '/blt300')).toHaveLength(3);
});

test('the command names each dead address and fails', async () => {
  const ready = answer;
  answer = (request, response) =>
    request.url === '/blt300.pdf' ? response.writeHead(404).end() : ready(request, response);
  const words = ['scripts/workflows/verify-live.ts', '--origin', origin(), '--out', live, '--tries', '1'];
  const env = { ...process.env, GITHUB_ACTIONS: 'true' };
  const [code, output, errors] = await new Promise<[unknown, string, string]>((resolve) =>
    execFile(process.execPath, words, { cwd: projectDir, env }, (error, out, err) => resolve([error?.code, out, err])),
  );
  expect([code, errors]).toEqual([1, `::error title=Not live::${origin()}/blt300.pdf answers 404\n`]);
  expect(output).toContain(`4 of 5 addresses are live on ${origin()}`);
});
