/** Reads: git. Run by: scripts/build/make-site.ts. */
import type { BuildCache } from '../lib/cache.ts';
import { keyOf } from '../lib/key-of.ts';
import { runGit, type GitState } from './git-state.ts';

/**
 * Date of each data file's last commit, by its name relative to the data folder. The history is gone through once a
 * commit. Empty where git does not know.
 */
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
