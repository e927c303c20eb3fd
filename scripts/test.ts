/**
 * Reads: everything. Writes: dist/, .cache/. Run by: npm test.
 * Runs all checks in order: types, lint, build, unit tests, browser tests. Ends with a line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './lib/build-settings.ts';
import { findBrowser } from './lib/browser/find-browser.ts';
import { onFrozen } from '../tests/frozen-catalogue.ts';

interface Count {
  passed: number;
  failed: number;
  /** Failed tests, and those that passed only on retry: listed at the end. */
  notes: string[];
}

const reports = path.join(projectDir, '.cache/test-reports');
const bin = (name: string) => path.join(projectDir, 'node_modules/.bin', name);

/** Share a compile cache: tests start the same short commands many times, and half of their time is compiling. */
const compiled = { NODE_COMPILE_CACHE: path.join(projectDir, '.cache/compiled') };

/** Runs a command with its output shown. @returns whether it succeeded */
function run(command: string, words: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n> ${path.basename(command)} ${words.join(' ')}`);
  const result = spawnSync(command, words, {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, ...compiled, ...env },
  });
  return result.status === 0;
}

/** A step that passes or fails as a whole. */
function step(...words: [string, ...string[]]): Count {
  const [command, ...rest] = words;
  const succeeded = run(command, rest);
  const notes = succeeded ? [] : [`failed: ${path.basename(command)} ${rest.join(' ')}`];
  return { passed: Number(succeeded), failed: Number(!succeeded), notes };
}

/** A report's counts. A run that crashed without a failed test counts as one failure. */
function counted(succeeded: boolean, file: string, read: (report: string) => Count): Count {
  const broken = `failed: the run that should have written ${path.basename(file)}`;
  try {
    const count = read(readFileSync(file, 'utf8'));
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1, notes: [broken] };
  } catch {
    return { passed: 0, failed: 1, notes: [broken] };
  }
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

function unitTests(): Count {
  const file = path.join(reports, 'unit.json');
  const succeeded = run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return counted(succeeded, file, (text) => {
    const report = JSON.parse(text) as UnitReport;
    const notes = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const where = path.relative(projectDir, name);
      const failed = assertionResults.filter((result) => result.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [`failed: ${where}: ${message}`];
      return failed.map(({ fullName }) => `failed: ${where} › ${fullName}`);
    });
    return { passed: report.numPassedTests, failed: report.numFailedTests, notes };
  });
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

function browserTests(): Count {
  const file = path.join(reports, 'browser.json');
  findBrowser();
  const succeeded = run(bin('playwright'), ['test'], { E2E_JSON: file });
  return counted(succeeded, file, (text) => {
    const report = JSON.parse(text) as BrowserSuite & { stats: Record<string, number> };
    const { expected = 0, unexpected = 0, flaky = 0 } = report.stats;
    return { passed: expected + flaky, failed: unexpected, notes: browserNotes(report) };
  });
}

function browserNotes({ suites = [], specs = [] }: BrowserSuite): string[] {
  const words: Record<string, string> = { unexpected: 'failed', flaky: 'passed when tried again' };
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ status }) => (words[status] ? [`${words[status]}: ${file}:${line} › ${title}`] : [])),
    ),
    ...suites.flatMap(browserNotes),
  ];
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const steps: (() => Count)[] = [
  () => step(process.execPath, 'scripts/codegen.ts'),
  // As many checkers as cores: each repeats the work on shared types, and the default is four.
  () => step(bin('tsc'), '--noEmit', '-p', '.', '--checkers', '2'),
  () => step(bin('oxlint'), '--deny-warnings'),
  () => step(bin('oxfmt'), '--check'),
  // The site for the browser tests. It also fills the cache with pictures, drawings and sheets for the unit tests.
  () => step(process.execPath, 'scripts/build.ts', ...onFrozen),
  unitTests,
  browserTests,
];
const counts = steps.map((count) => count());
const sum = (field: 'passed' | 'failed') => counts.reduce((total, count) => total + count[field], 0);
console.log(
  ['', ...counts.flatMap(({ notes }) => notes), `${sum('passed')} passed, ${sum('failed')} failed`].join('\n'),
);
process.exitCode = sum('failed') === 0 ? 0 : 1;
