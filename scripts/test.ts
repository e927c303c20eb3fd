/**
 * Reads: everything. Writes: dist/, .cache/. Run by: npm test.
 * All tests, one after the other: types, lint, unit tests, real browser. Ends with one line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './lib/build-settings.ts';
import { findBrowser } from './lib/find-browser.ts';

interface Count {
  passed: number;
  failed: number;
}

const reports = path.join(projectDir, '.cache/test-reports');
const bin = (name: string) => path.join(projectDir, 'node_modules/.bin', name);

/** Runs a command with its output shown. @returns whether it succeeded */
function run(command: string, words: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n> ${path.basename(command)} ${words.join(' ')}`);
  const result = spawnSync(command, words, { cwd: projectDir, stdio: 'inherit', env: { ...process.env, ...env } });
  return result.status === 0;
}

const single = (succeeded: boolean): Count => ({ passed: Number(succeeded), failed: Number(!succeeded) });

/** A report's counts. A run that ended badly without naming a failed test counts as one failure. */
function counted(succeeded: boolean, file: string, read: (report: Record<string, unknown>) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function unitTests(): Count {
  const file = path.join(reports, 'unit.json');
  const succeeded = run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return counted(succeeded, file, (report) => ({
    passed: Number(report['numPassedTests']),
    failed: Number(report['numFailedTests']),
  }));
}

function browserTests(): Count {
  const file = path.join(reports, 'browser.json');
  findBrowser();
  const succeeded = run(bin('playwright'), ['test'], { E2E_JSON: file });
  return counted(succeeded, file, (report) => {
    const stats = report['stats'] as { expected: number; unexpected: number; flaky: number };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const steps: (() => Count)[] = [
  () => single(run(process.execPath, ['scripts/codegen.ts'])),
  () => single(run(bin('tsc'), ['--noEmit', '-p', '.'])),
  () => single(run(bin('oxlint'), ['--deny-warnings'])),
  () => single(run(bin('oxfmt'), ['--check'])),
  unitTests,
  browserTests,
];
const total = steps
  .map((step) => step())
  .reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
