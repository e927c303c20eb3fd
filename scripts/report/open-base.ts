import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exists } from '../lib/exists.ts';
import { extractFolder } from './extract-folder.ts';
import { git } from './git.ts';

/** The data folder to compare with. `close` removes what was made for it. */
export interface OpenBase {
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * Opens the data to compare with: a data folder (known by its site.yaml), else a git revision. Of a branch that has
 * gone on since, the commit counts at which this one left it, so that only the changes of this one are seen.
 * @returns a sentence for the user where that can't be
 */
export async function openBase(base: string, dataDir: string): Promise<OpenBase | { problem: string }> {
  if (await exists(path.join(base, 'site.yaml'))) return { dataDir: path.resolve(base), close: async () => {} };
  const commit = await commonCommit(base, dataDir);
  if (commit === undefined) {
    return { problem: `${base} is neither a folder with a site.yaml nor a revision that git knows here` };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-base-'));
  const close = () => rm(folder, { recursive: true, force: true });
  if (await extractFolder(commit, dataDir, folder)) return { dataDir: folder, close };
  await close();
  return { problem: `The revision ${base} has no such folder: ${path.relative(process.cwd(), dataDir) || '.'}` };
}

async function commonCommit(base: string, dataDir: string): Promise<string | undefined> {
  const commit = await git(dataDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`]);
  if (commit === undefined) return undefined;
  const found = commit.toString().trim();
  return (await git(dataDir, ['merge-base', found, 'HEAD']))?.toString().trim() || found;
}
