import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCache } from '../../../scripts/lib/cache.ts';

let folder = '';
let made: string[] = [];
const inCache = (key: string) => path.join(folder, key);
/** Uses a cache as a later build would. */
const ask = async (key: string, text = 'made') =>
  (
    await openCache(folder).get(key, () => {
      made.push(key);
      return Buffer.from(text);
    })
  ).toString();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  made = [];
});

test('what has been made once is there for later builds', async () => {
  expect([await ask('a'), await ask('a', 'other'), await ask('b', 'other')]).toEqual(['made', 'made', 'other']);
  expect(made).toEqual(['a', 'b']);
});

test('a value is kept as JSON', async () => {
  const value = { dates: [['a', '2025-10-14']] };
  await openCache(folder).getValue('v', () => Promise.resolve(value));
  expect(await openCache(folder).getValue('v', () => Promise.reject(new Error('made again')))).toEqual(value);
});

describe('an entry is made again when it was', () => {
  test.each<[string, () => void]>([
    ['cut off', () => truncateSync(inCache('a'), 30)],
    ['emptied', () => truncateSync(inCache('a'), 0)],
    ['damaged', () => writeFileSync(inCache('a'), readFileSync(inCache('a'), 'utf8').replace('made', 'mode'))],
    ['put under another name', () => writeFileSync(inCache('a'), readFileSync(inCache('b')))],
    ['taken away', () => rmSync(inCache('a'))],
  ])('%s', async (_what, spoil) => {
    await ask('a');
    await ask('b');
    spoil();
    expect(await ask('a')).toBe('made');
    expect(made).toEqual(['a', 'b', 'a']);
    expect(await ask('a')).toBe('made');
    expect(made).toHaveLength(3);
  });
});

test('nothing is kept of what could not be made', async () => {
  await expect(openCache(folder).get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

describe('what no build has used for a month', () => {
  const age = (key: string, days: number) => {
    const then = Date.now() / 1000 - days * 86_400;
    utimesSync(inCache(key), then, then);
  };

  test('is removed by a build that adds something, unless it was read recently', async () => {
    for (const key of ['unused', 'used', 'young']) await ask(key);
    age('unused', 40);
    age('used', 40);
    age('young', 20);
    const cache = openCache(folder);
    await cache.get('used', () => Promise.reject(new Error('made again')));
    cache.prune();
    expect(readdirSync(folder).toSorted()).toEqual(['unused', 'used', 'young']);
    await cache.get('new', () => Buffer.from('x'));
    cache.prune();
    expect(readdirSync(folder).toSorted()).toEqual(['new', 'pruned', 'used', 'young']);
  });

  test('is looked for once a day', async () => {
    const cache = openCache(folder);
    for (const key of ['first', 'second', 'third']) {
      await cache.get(key, () => Buffer.from('x'));
      age(key, 40);
      if (key === 'third') age('pruned', 2);
      cache.prune();
    }
    expect(readdirSync(folder)).toEqual(['pruned']);
    await cache.get('new', () => Buffer.from('x'));
    age('new', 40);
    cache.prune();
    expect(readdirSync(folder).toSorted()).toEqual(['new', 'pruned']);
  });
});
