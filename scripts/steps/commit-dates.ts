/** Reads: git. Writes: <work>/commit-dates. Run by: scripts/steps/make-site.ts. */
import path from 'node:path';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { runGit, type GitState } from './git-state.ts';

/**
 * Date of each data file's last commit, by its name relative to the data folder. The history is gone through once a
 * commit. Empty where git does not know.
 */
export async function readCommitDates(
  dataDir: string,
  workDir: string,
  state: GitState | undefined,
): Promise<Map<string, string>> {
  if (!state) return new Map();
  const { head, prefix, changed } = state;
  const file = path.join(workDir, 'commit-dates');
  const key = `${head} ${prefix}`;
  const kept = readSealed(file, key);
  const dates = kept === undefined ? await readHistory(dataDir, prefix) : (JSON.parse(kept) as [string, string][]);
  if (kept === undefined) writeSealed(file, key, JSON.stringify(dates));
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
