/**
 * Reads: everything. Writes: dist/, .cache/. Run by: npm test.
 * Without words, runs all checks: types, lint, format, build, unit tests, browser tests. With folders or files, runs
 * the tests in them, or those of the program there: `npm test -- src/figures`. Ends with a line `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../scripts/lib/build-settings.ts';
import { onFrozen } from './frozen-catalogue.ts';
import { areas, testsOf } from './tests-of.ts';

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

/** Playwright's report. It lists tests that failed as the last thing that it prints. */
function readBrowserReport(text: string): Count {
  const { stats } = JSON.parse(text) as { stats: Record<'expected' | 'unexpected', number> };
  return { passed: stats.expected, failed: stats.unexpected, notes: [] };
}

const codegen: Step = { command: process.execPath, words: ['scripts/codegen.ts'] };
const still: readonly Step[] = [
  // As many checkers as cores: each repeats the work on shared types, and the default is four.
  { command: bin('tsc'), words: ['--noEmit', '-p', '.', '--checkers', '2'] },
  { command: bin('oxlint'), words: ['--deny-warnings'] },
  { command: process.execPath, words: ['scripts/lint-kinds.ts'] },
  { command: bin('oxfmt'), words: ['--check'] },
];
// The site for the browser tests. It also fills the cache with pictures, drawings and sheets for the unit tests.
const build: Step = { command: process.execPath, words: ['scripts/build.ts', ...onFrozen] };
const unit = (...words: readonly string[]): Step => ({
  command: bin('vitest'),
  words: ['run', ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  report: unitReport,
  read: readUnitReport,
});
const browser = (...words: readonly string[]): Step => ({
  command: bin('playwright'),
  words: ['test', ...words],
  env: { E2E_JSON: browserReport },
  report: browserReport,
  read: readBrowserReport,
});

/** Steps in order. Those of a list run beside each other: a build leaves a core idle at times. */
function plan(places: readonly string[]): (readonly Step[])[] {
  if (places.length === 0)
    return [
      [codegen],
      [build, ...still],
      // Those of tests/quality need packages of their own, and those that visit page after page take long:
      // `npm run quality` runs them.
      [unit('--exclude', 'tests/quality/**')],
      [browser('--grep-invert', '@sweep')],
    ];
  const tests = [...new Set(places.flatMap(testsOf))];
  const inBrowser = tests.filter((test) => test.startsWith('tests/e2e'));
  const others = tests.filter((test) => !inBrowser.includes(test));
  return [
    [codegen],
    ...(others.length > 0 ? [[unit(...others)]] : []),
    ...(inBrowser.length > 0 ? [[build], [browser('--grep-invert', '@sweep', ...inBrowser)]] : []),
  ];
}

/** Share a compile cache: tests start the same short commands many times, and half of their time is compiling. */
const compiled = { NODE_COMPILE_CACHE: path.join(projectDir, '.cache/compiled') };

/**
 * Runs a step. A run that crashed without a failed test counts as one failure.
 * @param isAlone its output is shown as it comes, otherwise when it has ended
 */
async function run({ command, words, env, report = '', read }: Step, isAlone: boolean): Promise<Count> {
  const shown = `${path.basename(command)} ${words.join(' ')}`;
  const head = `\n> ${shown}\n`;
  if (isAlone) process.stdout.write(head);
  const child = spawn(command, words, {
    cwd: projectDir,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...compiled, ...env },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve);
  });
  if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(head), ...printed]));
  const failure = { failed: 1, notes: [`failed: ${shown}`] };
  const count = read && existsSync(report) ? read(readFileSync(report, 'utf8')) : undefined;
  if (status === 0) return count ?? { passed: 1, failed: 0, notes: [] };
  return count && count.failed > 0 ? count : { passed: 0, ...count, ...failure };
}

const places = process.argv.slice(2);
const unknown = places.filter((place) => testsOf(place).length === 0);
if (unknown.length > 0) {
  console.error(`There are no tests of ${unknown.join(', ')}. Name folders or files of tests, or of the program:`);
  console.error(Object.keys(areas).join(', '));
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const counts: Count[] = [];
for (const steps of plan(places))
  counts.push(...(await Promise.all(steps.map((step) => run(step, steps.length === 1)))));
const sum = (field: 'passed' | 'failed') => counts.reduce((total, count) => total + count[field], 0);
console.log(
  ['', ...counts.flatMap(({ notes }) => notes), `${sum('passed')} passed, ${sum('failed')} failed`].join('\n'),
);
process.exitCode = sum('failed') === 0 ? 0 : 1;
