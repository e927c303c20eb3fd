import { mkdtemp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeRedirectPages } from '../../scripts/workflows/write-redirect-pages.ts';
import { redirectRules } from '../../scripts/build/files/site-files.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { makePathMap } from '../../src/server/path-map.ts';
import { openSiteFolder } from '../../src/server/site-folder.ts';
import { serveSite } from '../../src/server/static-site.ts';
import { linked } from '../catalogue/support.ts';

const redirects = { '/old-baler': '/baler', '/Old Shredder/': '/Rasper', '/blt100.pdf': '/blt150' };

describe('an address of old', () => {
  const resolve = makePathMap(['index.html', 'baler.html', 'Rasper.html', '404.html'], redirects);

  test.each([
    ['/old-baler', '/baler'],
    ['/OLD-Baler/', '/baler'],
    ['/Old Shredder', '/Rasper'],
    ['/blt100.pdf', '/blt150'],
  ])('%s leads to %s', (from, to) => expect(resolve(from)).toEqual({ kind: 'redirect', to }));

  test('never takes the place of a page', () => {
    expect(makePathMap(['baler.html'], { '/baler': '/other' })('/baler')).toEqual({ kind: 'page', file: 'baler.html' });
    expect(resolve('/other')).toEqual({ kind: 'none' });
  });
});

describe('on the built site', () => {
  let folder = '';
  const server = createServer((request, response) => serveSite(openSiteFolder(folder, {}), {})(request, response));
  const ask = (address: string) =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`, { redirect: 'manual' });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'redirects-'));
    await mkdir(folder, { recursive: true });
    for (const file of ['index', 'baler', 'Rasper', 'blt150', '404'])
      await writeFile(path.join(folder, `${file}.html`), file);
    await writeFile(path.join(folder, '_redirects'), redirectRules(listPages(linked()), redirects));
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(() => void server.close());

  test.each([
    ['/old-baler', '/baler'],
    ['/Old-Baler/?from=paper', '/baler?from=paper'],
    ['/Old%20Shredder', '/Rasper'],
    ['/blt100.pdf', '/blt150'],
    ['/rasper', '/Rasper'],
  ])('%s is answered with 301 to %s', async (from, to) => {
    const response = await ask(from);
    expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
  });

  test('a host without rules gets a page for each, and none for other spellings', async () => {
    expect(await writeRedirectPages(folder, 'ar')).toBe(3);
    expect(await readFile(path.join(folder, 'old-baler.html'), 'utf8')).toMatch(
      /<html lang="ar" dir="rtl">[^]*content="0; url=\/baler"/,
    );
    expect(await readFile(path.join(folder, 'Old Shredder.html'), 'utf8')).toContain('url=/Rasper"');
    expect(await readFile(path.join(folder, 'blt100.pdf/index.html'), 'utf8')).toContain('url=/blt150"');
    expect(await readFile(path.join(folder, 'Rasper.html'), 'utf8')).toBe('Rasper');
  });
});
