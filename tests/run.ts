/**
 * Reads: everything. Writes: dist/, .cache/. Run by: npm test.
 * Runs all checks in order: types, lint, build, unit tests, browser tests. Ends with a line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../scripts/lib/build-settings.ts';
import { onFrozen } from './frozen-catalogue.ts';

interface Count {
  passed: number;
  failed: number;
  /** What failed, repeated at the end. */
  notes: string[];
}

interface Step {
  command: string;
  words: readonly string[];
  env?: Record<string, string>;
  /** Where the command writes the counts of its tests. Without it, the step passes or fails as a whole. */
  report?: string;
  read?: (report: string) => Count;
}

const reports = path.join(projectDir, '.cache/test-reports');
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const bin = (name: string) => path.join(projectDir, 'node_modules/.bin', name);

/** A report of vitest. */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

function readUnitReport(text: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as UnitReport;
  const notes = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `failed: ${path.relative(projectDir, name)} › ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, notes };
}

/** Playwright's report. It lists tests that failed, or passed only on retry, as the last thing that it prints. */
function readBrowserReport(text: string): Count {
  const { stats } = JSON.parse(text) as { stats: Record<'expected' | 'unexpected' | 'flaky', number> };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes: [] };
}

const steps: readonly Step[] = [
  { command: process.execPath, words: ['scripts/codegen.ts'] },
  // As many checkers as cores: each repeats the work on shared types, and the default is four.
  { command: bin('tsc'), words: ['--noEmit', '-p', '.', '--checkers', '2'] },
  { command: bin('oxlint'), words: ['--deny-warnings'] },
  { command: bin('oxfmt'), words: ['--check'] },
  // The site for the browser tests. It also fills the cache with pictures, drawings and sheets for the unit tests.
  { command: process.execPath, words: ['scripts/build.ts', ...onFrozen] },
  {
    command: bin('vitest'),
    // Those of tests/quality need packages of their own: `npm run quality` runs them.
    words: [
      'run',
      '--exclude',
      'tests/quality/**',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    report: unitReport,
    read: readUnitReport,
  },
  {
    command: bin('playwright'),
    // Those that visit page after page are run by `npm run quality`.
    words: ['test', '--grep-invert', '@sweep'],
    env: { E2E_JSON: browserReport },
    report: browserReport,
    read: readBrowserReport,
  },
];

/** Share a compile cache: tests start the same short commands many times, and half of their time is compiling. */
const compiled = { NODE_COMPILE_CACHE: path.join(projectDir, '.cache/compiled') };

/** Runs a step with its output shown. A run that crashed without a failed test counts as one failure. */
function run({ command, words, env, report = '', read }: Step): Count {
  const shown = `${path.basename(command)} ${words.join(' ')}`;
  console.log(`\n> ${shown}`);
  const { status } = spawnSync(command, words, {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, ...compiled, ...env },
  });
  const failure = { failed: 1, notes: [`failed: ${shown}`] };
  const count = read && existsSync(report) ? read(readFileSync(report, 'utf8')) : undefined;
  if (status === 0) return count ?? { passed: 1, failed: 0, notes: [] };
  return count && count.failed > 0 ? count : { passed: 0, ...count, ...failure };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const counts = steps.map(run);
const sum = (field: 'passed' | 'failed') => counts.reduce((total, count) => total + count[field], 0);
console.log(
  ['', ...counts.flatMap(({ notes }) => notes), `${sum('passed')} passed, ${sum('failed')} failed`].join('\n'),
);
process.exitCode = sum('failed') === 0 ? 0 : 1;
