/** What builds leave behind. tests/soak/builds.soak.ts has many more edits and kills. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepUnits } from '../../src/text/keep-units.ts';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { fixturesDir } from '../catalogue/support.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { buildPair, gaps } from './build-pairs.ts';
import { hashFiles } from './hash-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
const [data, out] = [path.join(folder, 'data'), path.join(folder, 'site')];
const model = path.join(data, 'models/blt150.yaml');
// The machines' drawings do not matter here, and skipping them halves the time.
const words = ['scripts/build.ts', '--data', data, '--out', out, '--without-bodies'];
const build = () => spawnSync(process.execPath, words, { cwd: projectDir, encoding: 'utf8' });
const change = (from: string | RegExp, to: string) =>
  writeFileSync(model, readFileSync(model, 'utf8').replace(from, to));
const page = () => readFileSync(path.join(out, 'blt150.html'), 'utf8');

let first: Record<string, string> = {};
beforeAll(() => {
  cpSync(path.join(fixturesDir, 'catalogue'), data, { recursive: true });
  cpSync(path.join(frozenDir, 'media/favicon.svg'), path.join(data, 'media/favicon.svg'));
  const { status, stderr } = build();
  expect(status, stderr).toBe(0);
  first = hashFiles(out);
});
afterAll(() => {
  for (const made of [folder, buildSettings(data, out).workDir]) rmSync(made, { recursive: true, force: true });
});

test('a mistake in the data leaves the site as it is', () => {
  change('category:', 'categry:');
  expect(build().status).toBe(1);
  expect(hashFiles(out)).toEqual(first);
  change('categry:', 'category:');
});

test('an interrupted build leaves the old site or the new one, and the next build succeeds', async () => {
  change('It has two doors.', 'It has four doors.');
  const child = spawn(process.execPath, words, { cwd: projectDir, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  setTimeout(() => child.kill('SIGKILL'), 600);
  await ended;
  const left = hashFiles(out);
  expect(build().status).toBe(0);
  expect([first, hashFiles(out)]).toContainEqual(left);
  expect(page()).toContain('It has four doors.');
});

test('previous builds make no difference: reverting a change gives the same bytes', () => {
  change('It has four doors.', 'It has two doors.');
  expect(build().status).toBe(0);
  expect(hashFiles(out)).toEqual(first);
});

test('of two builds that start together the second waits, and builds what the data says by then', async () => {
  const text = readFileSync(model, 'utf8');
  const say = (number: number) => writeFileSync(model, text.replace(/It has \w+ doors\./, `It has 1${number} doors.`));
  const ends = await buildPair(words, projectDir, gaps[1], say);
  for (const { code, output } of ends) expect(code, output).toBe(0);
  expect(page()).toContain(keepUnits('It has 12 doors.'));
  expect(ends.map(({ output }) => output).join('')).toContain('Another build is running');
});

test('a build without bodies has no drawing, picture or file of a machine, and no page that names one', () => {
  const ofMachine = Object.keys(first).filter((file) =>
    /^drawings\/(?:models|equipment|categories)\/|\.(?:glb|dxf)$/.test(file),
  );
  expect(ofMachine).toEqual([]);
  expect(page()).not.toMatch(/drawings\/models|\.glb|\.dxf/);
});
