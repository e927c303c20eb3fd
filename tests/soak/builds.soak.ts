/**
 * The result of a build must not depend on earlier builds, caches or interruptions.
 * BUILD_EDITS, BUILD_KILLS and BUILD_PAIRS shorten the runs, BUILD_SEED repeats one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { buildPair, gaps } from '../scripts/build-pairs.ts';
import { hashFiles } from '../scripts/hash-files.ts';
import { copyProject } from './support/project-copy.ts';
import { editAtRandom, makeRandom } from './support/random-edits.ts';

const edits = Number(process.env['BUILD_EDITS'] ?? 16);
const kills = Number(process.env['BUILD_KILLS'] ?? 12);
const pairs = Number(process.env['BUILD_PAIRS'] ?? 20);
const seed = Number(process.env['BUILD_SEED'] ?? 20_261);

let folder = '';
let project = '';
const place = (name: string) => path.join(folder, name);
/** The frozen catalogue inside a copy of the project. */
const dataOf = (copy: string) => path.join(copy, path.relative(projectDir, frozenDir));
const words = (data: string, out: string) => ['scripts/build.ts', '--data', data, '--out', out];
const build = (data: string, out: string, cwd = project) =>
  spawnSync(process.execPath, words(data, out), { cwd, encoding: 'utf8' });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  project = place('project');
  copyProject(project);
});

test('two builds that share no cache give the same bytes', () => {
  const other = place('other-project');
  copyProject(other);
  for (const [cwd, out] of [
    [project, place('first')],
    [other, place('second')],
  ] as const) {
    const { status, stderr } = build(dataOf(cwd), out, cwd);
    expect(status, stderr).toBe(0);
  }
  const first = hashFiles(place('first'));
  expect(hashFiles(place('second'))).toEqual(first);
  console.log(`${Object.keys(first).length} files`);
});

test('after any edits the site is what a clean build makes of the same data; a mistake changes nothing', () => {
  const data = place('data');
  const out = place('edited');
  for (const copy of [data, place('valid-data')]) cpSync(dataOf(project), copy, { recursive: true });
  expect(build(data, out).status).toBe(0);
  const random = makeRandom(seed);
  const valid = place('valid-data');
  let refused = 0;
  for (let round = 0; round < edits; round += 1) {
    const before = hashFiles(out);
    const done = Array.from({ length: 1 + random(2) }, () => editAtRandom(data, random)).join(', ');
    const { status } = build(data, out);
    if (status === 0) {
      const clean = place(`clean-${round}`);
      expect(build(data, clean).status).toBe(0);
      expect(hashFiles(out), `seed ${seed}, round ${round}: ${done}`).toEqual(hashFiles(clean));
      rmSync(clean, { recursive: true });
      rmSync(valid, { recursive: true, force: true });
      cpSync(data, valid, { recursive: true });
    } else {
      refused += 1;
      expect(hashFiles(out), `seed ${seed}, round ${round}: ${done}`).toEqual(before);
      // Sometimes keep the mistake and add others.
      if (random(3) > 0) {
        rmSync(data, { recursive: true });
        cpSync(valid, data, { recursive: true });
      }
    }
  }
  console.log(`${edits} rounds of edits, ${refused} of them refused`);
  expect(refused).toBeLessThan(edits);
});

test('a killed build leaves the old site or the new one, and the next build succeeds', async () => {
  const data = place('killed-data');
  const out = place('killed');
  cpSync(dataOf(project), data, { recursive: true });
  const model = path.join(data, 'models/blt150.yaml');
  const text = readFileSync(model, 'utf8');
  const write = (round: number) =>
    writeFileSync(model, text.replace(/^description: /m, `description: Round ${round}. `));
  const start = performance.now();
  expect(build(data, out).status).toBe(0);
  const whole = performance.now() - start;
  let [old, fresh] = [0, 0];
  for (let round = 1; round <= kills; round += 1) {
    const before = hashFiles(out);
    write(round);
    await killed(words(data, out), (2 * whole * round) / kills);
    const left = hashFiles(out);
    expect(build(data, out).status).toBe(0);
    const after = hashFiles(out);
    expect([before, after]).toContainEqual(left);
    if (JSON.stringify(left) === JSON.stringify(before)) old += 1;
    else fresh += 1;
    expect(readFileSync(path.join(out, 'blt150.html'), 'utf8')).toContain(`Round ${round}.`);
  }
  console.log(`killed ${kills} times: ${old} times the old site, ${fresh} times the new one`);
});

test('of two builds started shortly after each other, the second waits, and the site shows the latest data', async () => {
  const data = place('pair-data');
  const out = place('pairs');
  cpSync(dataOf(project), data, { recursive: true });
  const model = path.join(data, 'models/blt150.yaml');
  const text = readFileSync(model, 'utf8');
  for (let pair = 1; pair <= pairs; pair += 1) {
    const say = (number: number) =>
      writeFileSync(model, text.replace(/^description: /m, `description: Pair ${pair}, build ${number}. `));
    const ends = await buildPair(words(data, out), project, gaps[pair % gaps.length] ?? 0, say);
    for (const { code, output } of ends) expect(code, output).toBe(0);
    expect(readFileSync(path.join(out, 'blt150.html'), 'utf8')).toContain(`Pair ${pair}, build 2.`);
  }
  expect(build(data, place('alone')).status).toBe(0);
  expect(hashFiles(out)).toEqual(hashFiles(place('alone')));
});

/** Starts a command and kills it and its workers after this many milliseconds. */
function killed(command: string[], after: number): Promise<void> {
  const child = spawn(process.execPath, command, { cwd: project, stdio: 'ignore' });
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), after);
    child.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
