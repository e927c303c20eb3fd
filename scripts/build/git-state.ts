/** Reads: git. Run by: scripts/build/inputs.ts, scripts/build/commit-dates.ts. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What git knows of a data folder. */
export interface GitState {
  /** The commit that is checked out. */
  head: string;
  /** The folder's name inside the repository, with a slash at its end; empty for the repository itself. */
  prefix: string;
  /** Files that differ from that commit, named from the top of the repository. */
  changed: ReadonlySet<string>;
}

/** A git command's output. */
export async function runGit(dataDir: string, ...words: string[]): Promise<string> {
  return (await promisify(execFile)('git', words, { cwd: dataDir, maxBuffer: 1 << 28 })).stdout;
}

/**
 * The state of the repository that a data folder lies in. Undefined where git does not know: outside a repository, and in
 * a shallow clone, whose history would give every file the same date.
 */
export async function readGitState(dataDir: string): Promise<GitState | undefined> {
  try {
    const about = ['rev-parse', '--is-shallow-repository', '--show-prefix', '--verify', 'HEAD'];
    const [shallow = '', prefix = '', head = ''] = (await runGit(dataDir, ...about)).split('\n');
    if (shallow !== 'false') return undefined;
    const status = await runGit(dataDir, 'status', '--porcelain', '-z', '--', '.');
    return { head, prefix, changed: new Set(status.split('\0').map((line) => line.slice(3))) };
  } catch {
    return undefined;
  }
}
