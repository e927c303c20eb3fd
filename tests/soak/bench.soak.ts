/** The benchmark tools: what they change in a catalogue and what they print. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { edits } from '../bench/edits.ts';
import { measure } from '../bench/measure.ts';
import { writeCatalogue } from '../synthetic/write-catalogue.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { checkData } from '../../scripts/data/load-data.ts';
import { frozenDir } from '../frozen-catalogue.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
});

test('each change that the bench makes leaves the data as valid as they were', async () => {
  const data = path.join(folder, 'edited');
  await writeCatalogue(data, { models: 60, from: frozenDir });
  const errorsIn = async () => (await checkData(data)).filter(({ severity }) => severity === 'error');
  for (const round of [0, 1]) {
    for (const { make } of edits) {
      await make(data, round);
      expect(await errorsIn()).toEqual([]);
    }
  }
  expect(globSync('models/new*', { cwd: data })).toHaveLength(2);
});

test('the time of a command is measured with its children, and its memory', async () => {
  const spin = 'const end = process.cpuUsage().user + 1e5; while (process.cpuUsage().user < end);';
  const program = path.join(folder, 'parent.mjs');
  const child = JSON.stringify(['-e', spin]);
  const fill = 'globalThis.kept = Buffer.alloc(6e7, 1);';
  writeFileSync(
    program,
    `import { spawn } from 'node:child_process'; spawn(process.execPath, ${child}); ${fill} ${spin}`,
  );
  const { cpu, memory } = await measure(program);
  expect(cpu).toBeGreaterThan(0.18);
  expect(memory).toBeGreaterThan(80);
  writeFileSync(program, 'console.error("why"); process.exit(3);');
  await expect(measure(program)).rejects.toThrow(/parent\.mjs\nwhy/);
});

test('the bench measures the check beside the floor', () => {
  const dir = path.join(folder, 'bench');
  const words = ['tests/bench/bench.ts', 'check', '--models', '60', '--rounds', '1', '--dir', dir];
  const stdout = execFileSync(process.execPath, words, { cwd: projectDir, encoding: 'utf8' });
  expect(stdout).toMatch(/'check' +│ 60 +│( '\d+\.\d\d' +│){3}/);
});
