import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { temporaryFolder } from '../../enquiry/support/temporary-folder.ts';
import type { Defect } from './defects.ts';

/** A test result of `vitest --reporter=json`. */
export interface TestResult {
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

/** A copy of the project in a temporary folder, for tests that break the code. */
export interface ProjectCopy {
  /** Inserts a defect. @returns a function that removes it @throws when its text is missing or not unique */
  breakBy(defect: Defect): () => void;
  /** Runs the tests of some suites whose names contain one of the texts. */
  run(suites: string[], names: string[]): Promise<TestRun>;
  remove(): void;
}

const copied = ['data', 'docs', 'schemas', 'scripts', 'src', 'tests', 'package.json', 'tsconfig.json'];
const configs = ['vite.config.ts', 'vitest.soak.config.ts'];

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Ends processes that a broken test has left: databases in this folder, and a process group. */
function sweep(folder: string, group: number): void {
  const databases = globSync('*/data/postmaster.pid', { cwd: folder }).map((file) =>
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

export function copyProject(): ProjectCopy {
  const { folder, remove } = temporaryFolder('defects');
  for (const name of [...copied, ...configs]) {
    cpSync(path.join(projectDir, name), path.join(folder, name), { recursive: true });
  }
  const scratch = path.join(folder, 'tmp');
  mkdirSync(scratch);
  // PostgreSQL runs as another user.
  for (const name of [folder, scratch]) chmodSync(name, 0o755);
  symlinkSync(realpathSync(path.join(projectDir, 'node_modules')), path.join(folder, 'node_modules'));
  return {
    breakBy({ name, file, text, replacement }) {
      const target = path.join(folder, file);
      const valid = readFileSync(target, 'utf8');
      const times = valid.split(text).length - 1;
      if (times !== 1) {
        throw new Error(
          `The defect "${name}" replaces a text that stands in ${file} ${times} times and not once. The file was ` +
            `changed: bring tests/soak/support/defects.ts up to it. The text is:\n${text}`,
        );
      }
      writeFileSync(
        target,
        valid.replace(text, () => replacement),
      );
      return () => writeFileSync(target, valid);
    },
    async run(suites, names) {
      const report = path.join(folder, 'report.json');
      rmSync(report, { force: true });
      const config = suites.some((suite) => suite.endsWith('.soak.ts')) ? configs[1] : configs[0];
      const words = ['run', '--config', config ?? '', '--reporter=json', `--outputFile=${report}`];
      const wanted = ['--no-file-parallelism', '-t', names.map(literal).join('|')];
      const { code, output } = await runToEnd(
        ['node_modules/vitest/vitest.mjs', ...words, ...wanted, ...suites],
        folder,
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
    },
    remove,
  };
}
