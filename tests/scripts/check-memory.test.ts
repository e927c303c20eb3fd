import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import { wholeRules } from '../../src/catalogue/check/rules/index.ts';
import { runChecks } from '../../src/catalogue/check/run-checks.ts';
import { loadCatalogue } from '../../src/catalogue/load-catalogue.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { outlineOf } from '../../src/catalogue/outline.ts';
import { listPages } from '../../src/catalogue/pages/list-pages.ts';
import { keyOf } from '../../scripts/outputs/output.ts';
import { openCheckMemory, type StoredMemory } from '../../scripts/steps/check-memory.ts';
import { fixtureFolder, validators } from '../catalogue/support.ts';

const today = '2025-01-01';
const key = 'the program that checks';

let folder = '';
const file = () => path.join(folder, 'checked');
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'memory-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hashed = ({ file: name, bytes }: DataFile): DataFile => ({ file: name, bytes, hash: keyOf(name, bytes) });
const files = fixtureFolder.files.map(hashed);
const check = (those: readonly DataFile[], memory?: StoredMemory) =>
  runChecks({ files: those, media: fixtureFolder.media, validators, today, memory });
const open = (as = key) => openCheckMemory(file(), as);

/** How many of the fixture's files are known. */
const known = (memory: StoredMemory) => files.filter(({ hash = '' }) => memory.recall(hash) !== undefined).length;

function filled(): number {
  const memory = open();
  memory.learn(check(files).quiet);
  return known(memory);
}

const changed = (name: string, change: (text: string) => string): DataFile[] =>
  files.map((one) =>
    one.file === name
      ? hashed({ file: name, bytes: new TextEncoder().encode(change(new TextDecoder().decode(one.bytes))) })
      : one,
  );

test('what was learnt is known to the next process', () => {
  const count = filled();
  expect(count).toBeGreaterThan(files.length / 2);
  expect(known(open())).toBe(count);
  expect(check(files, open()).entries.map(({ value }) => value)).toEqual(
    check(files).entries.map(({ value }) => value),
  );
});

describe('a check that remembers finds what one finds that does not', () => {
  const first = files.find(({ file: name }) => name.startsWith('models/'))?.file ?? '';
  const cases: [string, (text: string) => string][] = [
    ['nothing', (text) => `${text}\n# a remark\n`],
    ['a slip', (text) => text.replace('category:', 'categry:')],
    ['an unknown category', (text) => text.replace(/^category: .*/m, 'category: nowhere')],
    ['a path that is taken', (text) => `${text}\npath: /about\n`],
    ['a figure off its siblings', (text) => text.replace(/(\d+) mm/, '$1000000 mm')],
    ['no text at all', () => ''],
  ];
  test.each(cases)('%s', (_name, change) => {
    filled();
    const those = changed(first, change);
    const memory = open();
    expect(check(those, memory).findings).toEqual(check(those).findings);
    memory.learn(check(those, memory).quiet);
    expect(check(those, open()).findings).toEqual(check(those).findings);
    expect(check(files, open()).findings).toEqual(check(files).findings);
  });
});

test('the rules for the whole look at no more of a model than its outline', () => {
  const { entries } = check(files);
  const seen = new Set<PropertyKey>();
  const watched = entries.map((entry) => {
    if (entry.kind !== 'model' || typeof entry.value !== 'object' || entry.value === null) return entry;
    const get = (target: object, name: PropertyKey): unknown => {
      seen.add(name);
      return Reflect.get(target, name);
    };
    return {
      ...entry,
      value: new Proxy(entry.value, { get, ownKeys: () => expect.unreachable('a list of all fields') }),
    };
  });
  for (const rule of wholeRules) rule({ entries: watched, media: fixtureFolder.media, today });
  const outline = outlineOf(Object.fromEntries([...seen].map((name) => [name, 1]))) as object;
  expect([...seen]).toEqual(Object.keys(outline));
  expect(seen.size).toBeGreaterThan(5);
});

test('the whole is not looked at again while all that its rules look at is the same', () => {
  const memory = open();
  const { quiet, entries } = check(files, memory);
  memory.learn(quiet);
  const set = (those: readonly DataFile[]) =>
    check(those, memory).quiet.sets.find((name) => name.startsWith('findSameNames '));
  const before = set(files);
  const model = entries.find(({ kind, valid }) => kind === 'model' && valid)?.file ?? '';
  const edit = (change: (text: string) => string) => set(changed(model, change));
  expect(before).toBeDefined();
  expect(memory.wasQuiet(before ?? '')).toBe(true);
  expect(edit((text) => text.replace(/^features:$/m, 'features:\n  - One more'))).toEqual(before);
  expect(edit((text) => text.replace(/^name: (.*)$/m, 'name: $1 X'))).not.toEqual(before);
});

test('what is long in a model that is known is not read without need', () => {
  filled();
  const memory = open();
  let count = 0;
  const recall: StoredMemory['recall'] = (hash) => {
    const remembered = memory.recall(hash);
    if (remembered?.brief === undefined) return remembered;
    return {
      brief: remembered.brief,
      descriptionKey: remembered.descriptionKey,
      get value() {
        count += 1;
        return remembered.value;
      },
    };
  };
  const watched = { ...memory, recall, wasQuiet: () => true };
  const those = changed('models/blt150.yaml', (text) => text.replace(/^features:$/m, 'features:\n  - One more'));
  const input = { media: fixtureFolder.media, validators, today, memory: watched };
  const { catalogue, quiet } = loadCatalogue({ files: those, ...input });
  if (!catalogue) throw new Error('The fixture has errors');
  memory.learn(quiet);
  const pages = listPages(catalogue);
  makeShell(catalogue);
  expect(count).toBe(0);
  for (const { page } of pages) page();
  expect(count).toBeGreaterThan(0);
});

test('one changed file leaves the large file as it is', () => {
  filled();
  const before = readFileSync(file());
  const memory = open();
  const those = changed('models/blt150.yaml', (text) => `${text}# changed\n`);
  memory.learn(check(those, memory).quiet);
  expect(readFileSync(file())).toEqual(before);
  const hash = those.find(({ file: name }) => name === 'models/blt150.yaml')?.hash ?? '';
  expect(open().recall(hash)?.value).toEqual(memory.recall(hash)?.value);
  expect(open().recall(hash)?.value).toBeDefined();
  expect(readdirSync(folder).toSorted()).toEqual(['checked', 'checked-since']);
});

describe('what cannot be relied on counts as nothing', () => {
  test.each([
    ['a file that was cut off', () => truncateSync(file(), 2000)],
    ['an empty file', () => writeFileSync(file(), '')],
    ['a file of other bytes', () => writeFileSync(file(), Buffer.alloc(5000, 7))],
    ['a value that was changed', () => writeFileSync(file(), readFileSync(file(), 'utf8').replace('name', 'nome'))],
    ['a list that is none', () => writeFileSync(file(), '[]\n[]')],
  ])('%s', (_name, damage) => {
    filled();
    damage();
    expect(known(open())).toBe(0);
    expect(check(files, open()).findings).toEqual(check(files).findings);
  });

  test('what another version has left', () => {
    filled();
    expect(known(open('another program'))).toBe(0);
  });

  test('the memory of another data folder: its files have other bytes or other names', () => {
    filled();
    const moved = files.map((one) => hashed({ ...one, file: one.file.replace('models/', 'models/x-') }));
    const memory = open();
    expect(check(moved, memory).findings).toEqual(check(moved).findings);
  });

  test('the few changes since then', () => {
    filled();
    const memory = open();
    const those = changed('models/blt150.yaml', (text) => `${text}# changed\n`);
    memory.learn(check(those, memory).quiet);
    truncateSync(`${file()}-since`, 100);
    expect(known(open())).toBeGreaterThan(0);
    expect(check(those, open()).findings).toEqual(check(those).findings);
  });
});

test('a value that JSON does not keep is read again', () => {
  const memory = open();
  memory.learn({
    entries: new Map<string, { kind: 'model'; value: unknown }>([
      ['infinite', { kind: 'model', value: { weight: Infinity } }],
      ['below zero', { kind: 'model', value: [-0] }],
      ['plain', { kind: 'model', value: { weight: 1.5, name: 'A' } }],
    ]),
    sets: [],
  });
  const again = open();
  expect(['infinite', 'below zero', 'plain'].map((hash) => again.recall(hash))).toEqual([
    undefined,
    undefined,
    expect.objectContaining({ value: { weight: 1.5, name: 'A' } }),
  ]);
});
