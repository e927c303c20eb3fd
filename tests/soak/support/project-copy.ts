import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../../scripts/lib/build-settings.ts';

/** Copies the tracked files of the project (no caches or outputs) and its packages into a new folder. */
export function copyProject(folder: string): void {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  mkdirSync(folder, { recursive: true });
  for (const name of names.split('\0').filter(Boolean)) {
    cpSync(path.join(projectDir, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));
}

/** A programming mistake, as an exact replacement in one file. */
export interface Defect {
  name: string;
  file: string;
  /** Must occur exactly once in the file. */
  text: string;
  replacement: string;
}

/**
 * Inserts defects into a copy of the project.
 * @returns a function that removes them
 * @throws when a text is missing or not unique
 */
export function breakBy(project: string, defects: readonly Defect[]): () => void {
  const texts = new Map<string, string>();
  for (const { name, file, text, replacement } of defects) {
    const target = path.join(project, file);
    const found = readFileSync(target, 'utf8');
    const times = found.split(text).length - 1;
    if (times !== 1) {
      throw new Error(
        `The defect "${name}" replaces a text that stands in ${file} ${times} times and not once. The file was ` +
          `changed: bring the list of defects in tests/soak/support up to it. The text is:\n${text}`,
      );
    }
    if (!texts.has(target)) texts.set(target, found);
    writeFileSync(
      target,
      found.replace(text, () => replacement),
    );
  }
  return () => texts.forEach((text, target) => writeFileSync(target, text));
}

/** A test result of `vitest --reporter=json`. */
interface TestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

export interface TestRun {
  succeeded: boolean;
  results: TestResult[];
  /** Failed tests with their messages. */
  failures: string;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Ends processes that a broken test has left: databases in this folder, and a process group. */
function sweep(folder: string, group: number): void {
  const databases = globSync('**/data/postmaster.pid', { cwd: folder }).map((file) =>
    Number(readFileSync(path.join(folder, file), 'utf8').split('\n', 1)[0]),
  );
  for (const pid of [...databases, -group]) {
    try {
      process.kill(pid, pid < 0 ? 'SIGKILL' : 'SIGQUIT');
    } catch {
      // Already ended.
    }
  }
}

/** Runs a command to its end, in its own process group and temporary folder. */
function runToEnd(words: string[], cwd: string, TMPDIR: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd,
      env: { ...process.env, TMPDIR },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    // Not "close": leftover processes may keep the pipes open.
    child.once('exit', (code) => {
      sweep(TMPDIR, child.pid ?? 0);
      child.once('close', () => resolve({ code, output }));
    });
  });
}

/** Runs the tests of a copy's suites, all short or all long, whose names contain one of the texts. */
export async function runTests(project: string, suites: string[], names: string[]): Promise<TestRun> {
  const report = path.join(project, 'report.json');
  rmSync(report, { force: true });
  const scratch = path.join(project, 'tmp');
  mkdirSync(scratch, { recursive: true });
  // PostgreSQL runs as another user.
  for (const name of [project, scratch]) chmodSync(name, 0o755);
  const config = suites.some((suite) => suite.endsWith('.soak.ts')) ? 'vitest.soak.config.ts' : 'vite.config.ts';
  const wanted = names.map(literal).join('|');
  const words = ['run', '--config', config, '--reporter=json', `--outputFile=${report}`, '--no-file-parallelism'];
  const { code, output } = await runToEnd(
    ['node_modules/vitest/vitest.mjs', ...words, '-t', wanted, ...suites],
    project,
    scratch,
  );
  if (!existsSync(report)) throw new Error(`The tests ended without a report:\n${output}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: TestResult[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === 'failed');
  const told = failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'));
  return { succeeded: code === 0, results, failures: [...told, output].join('\n\n') };
}
