import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageText, serveSmallSite, writeSite, type SmallSite } from './small-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await serveSmallSite();
});
afterEach(() => site.close());

/** How long the server may go on with what it knows. */
const trusted = 1100;
const gone = () => `${site.siteDir}.old`;

/** As the build does it: the old folder away, the new one in its place, the old one deleted. */
async function replaceSite(word: string, gap = 0): Promise<void> {
  writeSite(`${site.siteDir}.next`, word);
  renameSync(site.siteDir, gone());
  await sleep(gap);
  renameSync(`${site.siteDir}.next`, site.siteDir);
  rmSync(gone(), { recursive: true });
}

async function countBytes(response: IncomingMessage): Promise<number> {
  let count = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) count += chunk.length;
  return count;
}

test('a rebuilt site is served within a second, with its new pages and without deleted ones', async () => {
  await site.get('/about');
  writeSite(`${site.siteDir}.next`, 'a much longer second');
  writeFileSync(path.join(`${site.siteDir}.next`, 'added.html'), pageText('Added'));
  rmSync(path.join(`${site.siteDir}.next`, 'Rasper.html'));
  renameSync(site.siteDir, gone());
  renameSync(`${site.siteDir}.next`, site.siteDir);
  rmSync(gone(), { recursive: true });
  await sleep(trusted);
  expect((await site.get('/about')).body.toString()).toBe(pageText('About', 'a much longer second'));
  expect((await site.get('/added')).status).toBe(200);
  expect((await site.get('/Rasper')).status).toBe(404);
});

test('while the site is rebuilt repeatedly, every response is complete', async () => {
  const words = ['first', 'a longer second', 'third', 'the fourth and by far the longest of all the words'];
  const whole = new Set(words.map((word) => pageText('About', word)));
  const seen = new Set<string>();
  const end = new AbortController();
  const visit = async () => {
    while (!end.signal.aborted) {
      const plain = await site.get('/about');
      const small = await site.get('/about', { 'accept-encoding': 'br' });
      const part = await site.get('/media/film.mp4', { range: 'bytes=-2000000' });
      const texts = [plain.body.toString(), brotliDecompressSync(small.body).toString()];
      for (const text of texts) expect(whole.has(text)).toBe(true);
      seen.add(texts[0] ?? '');
      expect([plain.status, small.status, part.status, part.body.length]).toEqual([200, 200, 206, 2_000_000]);
    }
  };
  const visitors = Promise.all([visit(), visit(), visit()]);
  for (const word of words.slice(1)) {
    await sleep(trusted / 2);
    await replaceSite(word, 60);
  }
  // However slow the machine is, visitors get the last one.
  const last = pageText('About', words.at(-1));
  while (!seen.has(last)) await Promise.race([visitors, sleep(50)]);
  end.abort();
  await visitors;
});

test('a file overwritten by hand is served with another ETag', async () => {
  const before = await site.get('/about');
  writeFileSync(path.join(site.siteDir, 'about.html'), 'by hand');
  await sleep(trusted);
  const after = await site.get('/about', { 'if-none-match': String(before.headers.etag) });
  expect([after.status, after.body.toString()]).toEqual([200, 'by hand']);
});

test('a deleted file is not found, and the server continues', async () => {
  for (const name of ['about.html', 'sht2000.pdf', 'media/film.mp4']) rmSync(path.join(site.siteDir, name));
  expect((await site.get('/about')).status).toBe(404);
  expect((await site.get('/sht2000.pdf')).status).toBe(404);
  expect((await site.get('/media/film.mp4')).status).toBe(404);
  expect((await site.get('/')).status).toBe(200);
});

test('a large file replaced while it is sent arrives complete; one that shrinks breaks the connection', async () => {
  const file = path.join(site.siteDir, 'media/film.mp4');
  // More than the buffers of a line hold, so that most of it is still to be read when the file changes.
  const size = 64 * 1024 * 1024;
  truncateSync(file, size);
  const replaced = await site.begin('/media/film.mp4');
  writeFileSync(`${file}.next`, 'another');
  renameSync(`${file}.next`, file);
  expect(await countBytes(replaced)).toBe(size);

  truncateSync(file, size);
  const shrunk = await site.begin('/media/film.mp4');
  truncateSync(file, 1000);
  await expect(countBytes(shrunk)).rejects.toThrow(/aborted/);
  expect((await site.get('/media/film.mp4')).body).toHaveLength(1000);
});
