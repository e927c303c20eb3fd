import { describe, expect, it } from 'vitest';
import { chooseCache } from '../../src/worker/choose-cache.ts';
import { isKeepMessage } from '../../src/features/offline/contract.ts';

describe('the service worker', () => {
  it.each([
    ['/', 'pages'],
    ['/blt150', 'pages'],
    ['/tyreshredder/page/2', 'pages'],
    ['/find/bale-tyres', 'pages'],
    ['/blt150.pdf', 'sheets'],
    ['/assets/hydrate-1a2b3c4d.js', 'parts'],
    ['/assets/photos/models/blt200/front-1a2b3c4d5e6f-640.avif', 'photos'],
    ['/drawings/models/blt150-side.svg', 'pictures'],
    ['/_data/_index/find.json', 'data'],
  ])('keeps %s among %s', (path, cache) => expect(chooseCache(path, { isPage: true })).toBe(cache));

  it.each([
    '/offline',
    '/send-email',
    '/healthz',
    '/readyz',
    '/editor',
    '/editor/x',
    '/_editor',
    '/_site.json',
    '/_headers',
    '/_data/about.json',
    '/sw.js',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    '/cards/models/blt150.png',
  ])('leaves %s alone', (path) => expect(chooseCache(path, { isPage: true })).toBeUndefined());

  it('takes a page for one only where it is shown', () =>
    expect(chooseCache('/blt150', { isPage: false })).toBeUndefined());

  it('listens to pages that tell it what to keep, and to nothing else', () => {
    expect(isKeepMessage({ keep: ['/blt150'], isFresh: true })).toBe(true);
    for (const value of [null, 'keep', {}, { keep: '/' }, { keep: [7] }]) expect(isKeepMessage(value)).toBe(false);
  });
});
