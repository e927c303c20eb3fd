/** Reads: git. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BuildCache, keyOf } from '../lib/cache.ts';

/** Returns a git command's output. Throws when it fails: no git, no repository, or no such revision. */
export async function runGit(folder: string, ...words: string[]): Promise<string> {
  return (await promisify(execFile)('git', words, { cwd: folder, maxBuffer: 1 << 28 })).stdout;
}

/** Git's view of a data folder. */
export interface GitState {
  head: string;
  /** The folder's path in the repository with a trailing slash; empty for the repository root. */
  prefix: string;
  /** Files that differ from that commit, relative to the repository root. */
  changed: ReadonlySet<string>;
}

/** The git state of a data folder. Undefined outside a repository and in a shallow clone, which lacks old dates. */
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

/** Dates of the data files' last commits, by relative path; cached per commit. Empty without a git state. */
export async function readCommitDates(
  dataDir: string,
  state: GitState | undefined,
  cache: BuildCache,
): Promise<Map<string, string>> {
  if (!state) return new Map();
  const { head, prefix, changed } = state;
  const dates = await cache.getValue(keyOf('commit dates', head, prefix), () => readHistory(dataDir, prefix));
  return new Map(dates.filter(([name]) => !changed.has(prefix + name)));
}

async function readHistory(dataDir: string, prefix: string): Promise<[string, string][]> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of (await runGit(dataDir, 'log', '--format=@%cs', '--name-only', '--', '.')).split('\n')) {
    if (line.startsWith('@')) date = line.slice(1);
    else if (line.startsWith(prefix)) {
      const file = line.slice(prefix.length);
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return [...dates];
}
