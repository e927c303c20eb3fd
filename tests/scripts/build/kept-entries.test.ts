import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openKeptEntries } from '../../../scripts/data/kept-entries.ts';
import type { DataFile } from '../../../src/check/place-files.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { files as fixture, media, today, validators } from '../../catalogue/support.ts';

const text = (name: string, more = '') => `name: ${name}
category: tyrescrapbaler
description: The ${name} presses tyres into bales.
highlights:
  power: 30 HP
  weight: 3200 Kg
features:
  - Two doors${more}
`;
const model = (file: string, content: string): DataFile => ({
  file: `models/${file}.yaml`,
  bytes: new TextEncoder().encode(content),
});

/** Enough machines that their entries are kept. */
const many = Array.from({ length: 600 }, (_, at) => model(`xy${at}`, text(`XY${at}`)));
const sorted = (files: readonly DataFile[]) => files.toSorted((a, b) => (a.file < b.file ? -1 : 1));

let store: string;
beforeEach(() => (store = temporaryFolder('entries')));

/** Checks the files as `npm run check` does; `read` are the files that were parsed. */
function check(own: readonly DataFile[]) {
  const files = sorted([...fixture, ...own]);
  const { known, keep } = openKeptEntries('/data', files, store);
  const checked = runChecks({ files, media, validators, today, known });
  keep(checked.entries, checked.reported);
  const { entries, findings } = checked;
  return { entries, findings, read: entries.filter(({ file }) => !known.has(file)).map(({ file }) => file) };
}

const told = ({ findings }: ReturnType<typeof check>) =>
  findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);

test('unchanged files are not parsed again, and give the same entries and findings', () => {
  const first = check(many);
  expect(first.read.length).toBeGreaterThan(600);
  const second = check(many);
  expect(second.read.filter((file) => file.startsWith('models/xy'))).toEqual([]);
  expect(told(second)).toEqual(told(first));
  expect(second.entries.map(({ value }) => value)).toEqual(first.entries.map(({ value }) => value));
});

test('a changed file is read, and a finding stands at its line', () => {
  check(many);
  const changed = [...many.slice(1), model('xy0', text('XY0', '\ncolour: red'))];
  const { read, findings } = check(changed);
  expect(read).toContain('models/xy0.yaml');
  expect(findings.filter(({ file }) => file === 'models/xy0.yaml')).toMatchObject([
    { severity: 'error', line: 9, pointer: '/colour' },
  ]);
});

test('a finding of a rule about an unchanged file stands at its line', () => {
  const twin = [...many.slice(1), model('xy0', text('XY0', '\n  - Two doors.'))];
  const [first, second] = [check(twin), check(twin)];
  expect(second.read).not.toContain('models/xy0.yaml');
  expect(told(first).filter((line) => line.startsWith('models/xy0.yaml:9:'))).toHaveLength(1);
  expect(told(second)).toEqual(told(first));
});

test('a file with a finding of its own is reported each time', () => {
  const bad = [...many.slice(1), model('xy0', text('XY0').replace('30 HP', '\u00a030 HP'))];
  const first = told(check(bad));
  expect(first.some((line) => line.startsWith('models/xy0.yaml:5'))).toBe(true);
  expect(told(check(bad))).toEqual(first);
});

test('a damaged store is not used', () => {
  const first = check(many);
  const [name = ''] = readdirSync(store);
  const file = path.join(store, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace('30 HP', '90 HP'));
  const second = check(many);
  expect(second.read).toEqual(first.read);
  expect(second.entries.map(({ value }) => value)).toEqual(first.entries.map(({ value }) => value));
});
