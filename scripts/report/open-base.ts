import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runGit } from '../build/git.ts';

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
  if (existsSync(path.join(base, 'site.yaml'))) return { dataDir: path.resolve(base), close: async () => {} };
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
  const commit = await git(dataDir, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`);
  if (commit === undefined) return undefined;
  return (await git(dataDir, 'merge-base', commit, 'HEAD')) ?? commit;
}

/** What a git command prints, without the line's end; undefined when it fails. */
const git = (folder: string, ...words: string[]): Promise<string | undefined> =>
  runGit(folder, ...words).then(
    (output) => output.trim(),
    () => undefined,
  );

/**
 * Writes a folder as it was in a commit. The working tree is not touched.
 * @returns false when the commit has no such folder
 */
async function extractFolder(commit: string, folder: string, target: string): Promise<boolean> {
  const archive = `${target}.tar`;
  try {
    if ((await git(folder, 'archive', '--format=tar', `--output=${archive}`, commit, '.')) === undefined) return false;
    await promisify(execFile)('tar', ['-xf', archive, '-C', target]);
    return true;
  } finally {
    await rm(archive, { force: true });
  }
}
