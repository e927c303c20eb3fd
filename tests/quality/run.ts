/**
 * Reads: everything. Writes: .cache/quality/ (its own build of the site). Run by: npm run quality -- [PART …]
 * [--steady] [--runs N] [--data DIR]
 * Builds and serves a site, and runs the tests of its pages' quality, which print what they measure. --steady skips what
 * depends on the speed of the machine, and tests one page of each kind where all would take long; --runs sets the number
 * of Lighthouse runs per median (3); --data names another catalogue. PARTs are the tests in tests/quality/.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadAfterCodegen } from '../../scripts/codegen/load-after-codegen.ts';
import { readWords } from '../../scripts/lib/arguments.ts';
import { testSite } from '../test-site.ts';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';

const parts = globSync('*.spec.ts', { cwd: import.meta.dirname }).map((name) => path.basename(name, '.spec.ts'));

const usage = `Usage: npm run quality -- [${parts.toSorted().join('|')} …] [--steady] [--runs N] [--data DIR]`;
const { values, positionals } = readWords(
  { steady: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' }, data: { type: 'string' } },
  usage,
);
const { steady, runs, data } = values;
if (positionals.some((name) => !parts.includes(name)) || !/^[1-9]\d*$/.test(runs)) {
  console.error(usage);
  process.exit(2);
}

/** Copies the catalogue and adds one minimal model, to measure a page that nobody has optimized. */
async function makeCatalogue(): Promise<string> {
  const dataDir = path.join(projectDir, '.cache/quality/data');
  await rm(dataDir, { recursive: true, force: true });
  await cp(path.join(projectDir, 'data'), dataDir, { recursive: true, preserveTimestamps: true });
  await cp(path.join(import.meta.dirname, 'blt950.yaml'), path.join(dataDir, 'models/blt950.yaml'));
  return dataDir;
}

const outDir = path.join(projectDir, '.cache/quality', data === undefined ? 'site' : 'other-site');
const settings = buildSettings(data ?? (await makeCatalogue()), outDir);
const { buildSite } = await loadAfterCodegen(() => import('../../scripts/build/build-site.ts'));
if (!(await buildSite(settings, { pagesOnly: false }))) process.exit(1);

// One after the other: while speed is measured, nothing else runs.
const projects = steady ? ['steady'] : ['steady', 'speed'];
const files = positionals.map((name) => path.join('tests/quality', `${name}.spec.ts`));
const words = ['--config', 'playwright.quality.config.ts', '--pass-with-no-tests', ...files];
const failed: string[] = [];
const areSound = await testSite(
  outDir,
  projects.map((project) => [...words, '--project', project]),
  { QUALITY_RUNS: runs, QUALITY_STEADY: steady ? '1' : '' },
);
if (!areSound) failed.push('playwright test --config playwright.quality.config.ts');

/** Runs a program of the project. */
function run(...command: readonly [string, ...string[]]): void {
  const [name, ...rest] = command;
  const { status } = spawnSync(path.join(projectDir, 'node_modules/.bin', name), rest, {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, SWEEP: '1' },
  });
  if (status !== 0) failed.push(command.join(' '));
}
// `npm test` does without the packages of these tests, so their types and helpers are tested here; and it visits a few
// kinds of page, and draws a few families with all figures, where this takes all.
if (positionals.length === 0) {
  run('tsc', '--noEmit', '-p', 'tests/quality', '--checkers', '2');
  run('vitest', 'run', 'tests/quality', 'tests/drawing');
  run('playwright', 'test', '--grep', '@sweep');
}
// CI shows the end of a log only, where one program's failure would be out of sight above what the others print.
for (const command of failed) console.error(`Failed: ${command}`);
process.exitCode = failed.length === 0 ? 0 : 1;
