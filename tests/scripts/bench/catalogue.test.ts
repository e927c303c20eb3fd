import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edits } from '../../../scripts/bench/edits.ts';
import { runCommand } from '../../../scripts/bench/run-command.ts';
import { makeCategory } from '../../../scripts/catalogue/make-category.ts';
import { makeModel } from '../../../scripts/catalogue/make-model.ts';
import { readVocabulary } from '../../../scripts/catalogue/vocabulary.ts';
import { writeCatalogue } from '../../../scripts/catalogue/write-catalogue.ts';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { checkData } from '../../../scripts/steps/check-data.ts';
import { frozenDir } from '../../frozen-catalogue.ts';

const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, words, { cwd: projectDir }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A hash of all names and bytes of a folder. */
function hashOf(dir: string): string {
  const hash = createHash('sha256');
  const names = globSync('**/*', { cwd: dir })
    .filter((name) => statSync(path.join(dir, name)).isFile())
    .sort();
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(path.join(dir, name)));
  return hash.digest('hex');
}

test('a synthetic catalogue is as valid as the data beside which it stands, and the same at each time', async () => {
  const [first, again, other] = ['first', 'again', 'other'].map((name) => path.join(folder, name));
  const { stdout } = await run('scripts/catalogue.ts', '120', first ?? '', '--data', frozenDir);
  expect(stdout).toContain('120 models in 3 categories');
  await writeCatalogue(again ?? '', { models: 120, from: frozenDir });
  await writeCatalogue(other ?? '', { models: 120, seed: 2, from: frozenDir });
  expect(hashOf(again ?? '')).toBe(hashOf(first ?? ''));
  expect(hashOf(other ?? '')).not.toBe(hashOf(first ?? ''));

  const day = '2025-01-01';
  const own = await checkData(frozenDir, day);
  expect(await checkData(first ?? '', day)).toEqual(own);
  expect(await checkData(other ?? '', day)).toEqual(own);
});

test('model files have about 2 kB, and their names never come twice', () => {
  const vocabulary = readVocabulary();
  const ids = new Set<string>();
  let bytes = 0;
  for (const number of [0, 7, 199, 1000, 2000]) {
    const category = makeCategory(vocabulary, 1, number, 50);
    ids.add(category.id);
    for (let index = 0; index < 50; index++) {
      const { id, text } = makeModel(vocabulary, 1, category, index);
      ids.add(id);
      bytes += Buffer.byteLength(text);
    }
  }
  expect(ids.size).toBe(5 * 51);
  expect(bytes / 250).toBeGreaterThan(1800);
  expect(bytes / 250).toBeLessThan(2200);
});

test('a folder that is there is not written over', async () => {
  await expect(writeCatalogue(folder, { models: 1, from: frozenDir })).rejects.toThrow('EEXIST');
});

test('each change that the bench makes leaves the data as sound as they were', async () => {
  const data = path.join(folder, 'edited');
  await writeCatalogue(data, { models: 60, from: frozenDir });
  const errorsIn = async () => (await checkData(data)).filter(({ severity }) => severity === 'error');
  for (const round of [0, 1]) {
    for (const { make } of edits) {
      await make(data, round);
      expect(await errorsIn()).toEqual([]);
    }
  }
  expect(readFileSync(path.join(data, 'site.yaml'), 'utf8')).toContain('products: Products 1');
  expect(globSync('models/new*', { cwd: data })).toEqual([]);
});

test('what a command takes is measured with its children', async () => {
  const spin = 'const end = process.cpuUsage().user + 1e5; while (process.cpuUsage().user < end);';
  const fill = 'globalThis.kept = Buffer.alloc(6e7, 1);';
  const program = path.join(folder, 'parent.mjs');
  const child = JSON.stringify(['-e', `${fill} ${spin}`]);
  writeFileSync(program, `import { spawn } from 'node:child_process'; spawn(process.execPath, ${child}); ${spin}`);
  const { cpu, memory } = await runCommand([program]);
  expect(cpu).toBeGreaterThan(0.18);
  expect(memory).toBeGreaterThan(80);
  writeFileSync(program, 'console.log("why"); process.exit(3);');
  await expect(runCommand([program])).rejects.toThrow(/ended with 3:\nwhy/);
}, 60_000);

test('the commands say how they are used', async () => {
  for (const words of [[], ['10'], ['ten', folder], ['10', folder, 'more'], ['10', folder, '--seed', 'x']]) {
    const { code, stderr } = await run('scripts/catalogue.ts', ...words);
    expect([code, stderr]).toEqual([2, expect.stringContaining('npm run catalogue -- N DIR')]);
  }
  const { code, stderr } = await run('scripts/bench.ts', 'speed');
  expect([code, stderr]).toEqual([2, expect.stringContaining('npm run bench -- [check|')]);
}, 60_000);

test('the bench measures the check beside the floor and writes what it found', async () => {
  const dir = path.join(folder, 'bench');
  const { stdout } = await run('scripts/bench.ts', 'check', '--models', '60', '--rounds', '1', '--dir', dir);
  const [, , row = ''] = stdout.trim().split('\n');
  const seconds = ' +\\d+\\.\\d\\d s \\|';
  const ratio = ' +\\d+\\.\\d\\d × \\|';
  expect(row).toMatch(new RegExp(`^\\| check +\\| +60 \\|${seconds.repeat(4)}${ratio.repeat(2)}`));
  const file = /Written to (.*)/.exec(stdout)?.[1] ?? '';
  expect(path.dirname(file)).toBe(dir);
  const { name, rows, machine } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(name).toBe('check');
  expect(machine).toMatchObject({ node: process.version });
  const figures = { value: expect.any(Number) as number, floor: expect.any(Number) as number };
  expect(rows).toEqual([
    { what: 'check', models: 60, ...figures, unit: 's' },
    { what: 'check', models: 60, ...figures, unit: 's CPU' },
  ]);
}, 60_000);
