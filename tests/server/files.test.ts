import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { film, pageText, serveSmallSite, sheet, type SmallSite } from './small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await serveSmallSite();
});
afterAll(() => site.close());

const home = pageText('Home');
const tagOf = async (path: string, headers: Record<string, string> = {}) =>
  String((await site.get(path, headers)).headers.etag);

describe('compressed forms', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['BR;Q=1', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['identity;q=0.5, gzip;q=0.1', undefined],
    ['identity;q=0', undefined],
    ['deflate, zstd', undefined],
    ['brotli', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" is answered with %s', async (accepts, encoding) => {
    const { headers, body } = await site.get('/', { 'accept-encoding': accepts });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(body).toString()).toBe(home);
  });

  test('a file with one encoding has no Vary header', async () => {
    const { headers } = await site.get('/sht2000.pdf', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined]);
  });

  test.each([
    ['/assets/site-B1x9.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/_data/about.json', 'application/json', 'no-cache'],
    ['/media/a%20drawing.svg', 'image/svg+xml', 'no-cache'],
    ['/sht2000.pdf', 'application/pdf', 'no-cache'],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s is %s, kept as "%s"', async (path, type, caching) => {
    const { status, headers } = await site.get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  });

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/', '/sht2000.pdf', '/media/film.mp4']) {
      const get = await site.get(path, { 'accept-encoding': 'br' });
      const head = await site.get(path, { 'accept-encoding': 'br' }, 'HEAD');
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    }
  });
});

describe('what the browser has already', () => {
  test('each form of a file has a strong tag of its own', async () => {
    const forms = ['br', 'gzip', 'identity'];
    const tags = await Promise.all(forms.map((form) => tagOf('/', { 'accept-encoding': form })));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each([
    (tag: string) => tag,
    (tag: string) => `W/${tag}`,
    (tag: string) => `"other", W/"third" , ${tag}`,
    () => '*',
  ])('a tag that fits is answered 304 without a body and with the headers that keep it (%#)', async (headerOf) => {
    const tag = await tagOf('/', { 'accept-encoding': 'br' });
    const asked = { 'accept-encoding': 'br', 'if-none-match': headerOf(tag) };
    const { status, headers, body } = await site.get('/', asked);
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers['etag']).toBe(tag);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('the tag of another form, or of nothing, is answered with the file', async () => {
    const tag = await tagOf('/', { 'accept-encoding': 'br' });
    expect((await site.get('/', { 'if-none-match': tag })).status).toBe(200);
    expect((await site.get('/', { 'if-none-match': 'nonsense' })).status).toBe(200);
  });

  test('the date counts only where there is no tag', async () => {
    const date = String((await site.get('/')).headers['last-modified']);
    expect((await site.get('/', { 'if-modified-since': date })).status).toBe(304);
    expect((await site.get('/', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
    expect((await site.get('/', { 'if-modified-since': 'yesterday' })).status).toBe(200);
    expect((await site.get('/', { 'if-modified-since': date, 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('parts of a file', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=999-', 999, 999],
  ])('%s is bytes %d to %d', async (range, start, end) => {
    const { status, headers, body } = await site.get('/sht2000.pdf', { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(headers['content-type']).toBe('application/pdf');
    expect(body.equals(sheet.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
    '%s is beyond the file: 416 with its length',
    async (range) => {
      const { status, headers, body } = await site.get('/sht2000.pdf', { range });
      expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */1000', 0]);
      expect(headers['content-type']).toBeUndefined();
    },
  );

  test.each(['bytes=9-3', 'bytes=a-b', 'bytes=', 'lines=0-5', 'bytes=0-1,5-6', '0-5'])(
    '%s is answered with the whole file',
    async (range) => {
      const { status, headers, body } = await site.get('/sht2000.pdf', { range });
      expect([status, headers['accept-ranges'], body.length]).toEqual([200, 'bytes', 1000]);
    },
  );

  test('If-Range gives the range of the same version and the whole of any other', async () => {
    const { etag, 'last-modified': date } = (await site.get('/sht2000.pdf')).headers;
    const asked = async (state: string) =>
      (await site.get('/sht2000.pdf', { range: 'bytes=0-9', 'if-range': state })).status;
    expect(await asked(String(etag))).toBe(206);
    expect(await asked(String(date))).toBe(206);
    expect(await asked(`W/${etag}`)).toBe(200);
    expect(await asked('"other"')).toBe(200);
    expect(await asked('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });

  test('a part that the browser has unchanged is 304, and HEAD knows no parts', async () => {
    const tag = await tagOf('/sht2000.pdf');
    expect((await site.get('/sht2000.pdf', { range: 'bytes=0-9', 'if-none-match': tag })).status).toBe(304);
    expect((await site.get('/sht2000.pdf', { range: 'bytes=0-9' }, 'HEAD')).status).toBe(200);
  });

  test('a large file comes whole and in parts', async () => {
    const whole = await site.get('/media/film.mp4');
    expect(whole.body.equals(film)).toBe(true);
    const part = await site.get('/media/film.mp4', { range: 'bytes=1000000-2999999' });
    expect(part.status).toBe(206);
    expect(part.body.equals(film.subarray(1_000_000, 3_000_000))).toBe(true);
    expect((await site.get('/media/film.mp4', { 'if-none-match': String(whole.headers.etag) })).status).toBe(304);
  });
});
