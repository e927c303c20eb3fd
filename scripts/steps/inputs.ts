/**
 * Reads: everything that a build depends on. Reads and writes: <work>/built. Run by: scripts/steps/build-site.ts.
 * Files are compared by their bytes: reading ten thousand small ones takes no longer than half a build's start, and no
 * clock and no file system can make a changed one look old.
 */
import path from 'node:path';
import type { BuildSettings } from '../lib/build-settings.ts';
import { keyOfSources, readProjectSources, type ProjectSources } from '../lib/project-sources.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { keyOf } from '../outputs/output.ts';
import { isWhole, readGeneration } from '../outputs/generation.ts';
import { hashGenerated } from './generated-state.ts';
import { readGitState, type GitState } from './git-state.ts';
import { readData, type DataFolder } from './read-data.ts';

/** All that a site is made from. */
export interface Inputs {
  /** What was read from the data folder; undefined when there is none. */
  folder: DataFolder | undefined;
  git: GitState | undefined;
  /** The program that builds. */
  sources: ProjectSources;
  /** The day of the build, like 2025-10-14: the checks look at it. */
  today: string;
  /** Stands for all of it: the same key, the same site. */
  key: string;
}

/** Reads the inputs. `mode` is what else decides on the site: the options of the build. */
export async function readInputs({ dataDir }: BuildSettings, mode: string): Promise<Inputs> {
  const reading = readGitState(dataDir);
  const folder = await readData(dataDir, { hashed: true });
  const git = await reading;
  const sources = readProjectSources();
  const today = new Date().toISOString().slice(0, 10);
  const media = [...(folder?.mediaHashes.values() ?? [])];
  const hashes = folder?.files.map(({ hash = '' }) => hash) ?? [];
  const names = folder?.unreadable ?? [];
  const known = git ? [git.head, git.prefix, ...git.changed] : [];
  const groups = [hashes, media, names, known].map((group) => keyOf(...group));
  return { folder, git, sources, today, key: keyOf(process.version, mode, today, keyOfSources(sources), ...groups) };
}

const builtFile = ({ workDir }: BuildSettings) => path.join(workDir, 'built');

/** Whether the site that is there was built from these inputs, and nothing was taken from it or added since. */
export function isBuilt(settings: BuildSettings, { key }: Inputs): boolean {
  const kept = readSealed(builtFile(settings), key);
  if (kept === undefined) return false;
  const served = readGeneration(settings.outDir, settings.workDir);
  return served !== undefined && kept === hashGenerated(settings) && isWhole(settings.outDir, served);
}

/** Notes that the site was built from these inputs, to its end. */
export function noteBuilt(settings: BuildSettings, { key }: Inputs): void {
  writeSealed(builtFile(settings), key, hashGenerated(settings));
}
